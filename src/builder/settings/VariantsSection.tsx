import { HEADER_VARIANTS } from '../../contract/site/siteConfiguration';
import { useMessages } from '../../storefront/messages';
import { DocumentColor, Group } from '../fields';
import { MenuChoice } from './MenuChoice';

/** Menu and bar colour for each customer type. */
export function VariantsSection() {
  const t = useMessages();
  return HEADER_VARIANTS.map((name) => (
    <Group key={name} legend={t(`builderSettings.variant.${name}`)} hint={t(`builderSettings.variant.${name}Hint`)}>
      <MenuChoice place={['variants', name, 'navigationMenuEditor']} label={t('builderSettings.variant.menu')} />
      <DocumentColor place={['variants', name, 'barColor']} label={t('builderSettings.variant.barColor')} />
      <DocumentColor place={['variants', name, 'barTextColor']} label={t('builderSettings.variant.barTextColor')} />
    </Group>
  ));
}
