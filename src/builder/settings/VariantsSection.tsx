import { HEADER_VARIANTS, type HeaderVariantName } from '../../contract/site/siteConfiguration';
import { useMessages, type MessageId } from '../../storefront/messages';
import { DocumentColor, Group } from '../fields';
import { MenuChoice } from './MenuChoice';

/** Hints for variants whose name does not explain itself. */
const HINTS: Readonly<Partial<Record<HeaderVariantName, MessageId>>> = {
  gym: 'builderSettings.variant.gymHint',
  gymBrand: 'builderSettings.variant.gymBrandHint',
  default: 'builderSettings.variant.defaultHint',
};

/** The menu and the colours of the bar of each header variant. */
export function VariantsSection() {
  const t = useMessages();
  return HEADER_VARIANTS.map((name) => {
    const hint = HINTS[name];
    return (
      <Group key={name} legend={t(`builderPaths.${name}`)} hint={hint && t(hint)}>
        <MenuChoice path={['variants', name, 'navigationMenuEditor']} label={t('builderPaths.navigationMenuEditor')} />
        <DocumentColor path={['variants', name, 'barColor']} label={t('builderPaths.barColor')} />
        <DocumentColor path={['variants', name, 'barTextColor']} label={t('builderPaths.barTextColor')} />
      </Group>
    );
  });
}
