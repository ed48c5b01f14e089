import { ICON_NAMES } from '../../contract/values/iconNames';
import { useMessages } from '../../storefront/messages';
import { DocumentChoice, DocumentText, DocumentYesNo, Group } from '../fields';
import { MenuChoice } from './MenuChoice';

const SEARCH_AND_CART = [
  'suggestionsEnabled',
  'showSearchButton',
  'miniCartEnabled',
  'showCount',
  'showRecommendations',
  'showExpressCheckout',
] as const;

/** The settings that all header variants share. */
export function HeaderSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.header.logo')}>
        <DocumentText
          path={['header', 'logoUrl']}
          label={t('builderPaths.logoUrl')}
          hint={t('builderSettings.header.logoUrlHint')}
          orNull
        />
        <DocumentText
          path={['header', 'logoContentKey']}
          label={t('builderPaths.logoContentKey')}
          hint={t('builderSettings.header.logoContentKeyHint')}
          orNull
        />
        <DocumentText
          path={['header', 'logoAltText']}
          label={t('builderPaths.logoAltText')}
          hint={t('builderSettings.header.logoAltTextHint')}
        />
      </Group>
      <Group legend={t('builderSettings.header.behaviour')}>
        <DocumentYesNo path={['header', 'isSticky']} label={t('builderPaths.isSticky')} />
        {SEARCH_AND_CART.map((name) => (
          <DocumentYesNo key={name} path={['header', name]} label={t(`builderPaths.${name}`)} />
        ))}
        <DocumentText
          path={['header', 'popularProductsCategoryId']}
          label={t('builderPaths.popularProductsCategoryId')}
          hint={t('builderSettings.header.popularProductsCategoryIdHint')}
          orNull
        />
      </Group>
      <Group legend={t('builderSettings.header.profile')}>
        <MenuChoice
          path={['header', 'profileMenu']}
          label={t('builderPaths.profileMenu')}
          hint={t('builderSettings.header.profileMenuHint')}
        />
        <DocumentChoice
          path={['header', 'profileIcon']}
          label={t('builderPaths.profileIcon')}
          noneLabel={t('builderSettings.header.profileIconNone')}
          options={ICON_NAMES.map((value) => ({ value, label: t(`builderIcons.${value}`) }))}
        />
      </Group>
    </>
  );
}
