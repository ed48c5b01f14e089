import { LOCALES } from '../../contract/languages';
import { FLAGS_OFF } from '../../contract/constants';
import { LISTING_SORTS } from '../../contract/search/listingSorts';
import { TOAST_POSITIONINGS, TOAST_POSITIONS } from '../../contract/site/notifications';
import { useMessages } from '../../storefront/messages';
import { DocumentChoice, DocumentNumber, DocumentText, DocumentYesNo, Group, TextList } from '../fields';

const NOTIFICATIONS = ['settings', 'notifications'];

/** Settings of the whole site. */
export function SettingsSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.site.addresses')}>
        <DocumentText
          path={['settings', 'serverPagePrefix']}
          label={t('builderPaths.serverPagePrefix')}
          hint={t('builderSettings.site.serverPagePrefixHint')}
        />
      </Group>
      <Group legend={t('builderPaths.languages')} hint={t('builderSettings.site.languagesHint')}>
        {LOCALES.map((locale) => (
          <DocumentYesNo key={locale} path={['settings', 'languages', locale]} label={t(`builderPaths.${locale}`)} />
        ))}
      </Group>
      <Group legend={t('builderSettings.site.lists')}>
        <DocumentChoice
          path={['settings', 'productSort']}
          label={t('builderPaths.productSort')}
          hint={t('builderSettings.site.productSortHint')}
          options={LISTING_SORTS.map((value) => ({ value, label: t(`builderSettings.site.${value}`) }))}
        />
      </Group>
      <Group legend={t('builderPaths.notifications')}>
        <DocumentNumber
          path={[...NOTIFICATIONS, 'maxShown']}
          label={t('builderPaths.maxShown')}
          hint={t('builderSettings.site.maxShownHint')}
        />
        <DocumentChoice
          path={[...NOTIFICATIONS, 'position']}
          label={t('builderPaths.position')}
          options={TOAST_POSITIONS.map((value) => ({ value, label: t(`builderSettings.site.${value}`) }))}
        />
        <DocumentChoice
          path={[...NOTIFICATIONS, 'positioning']}
          label={t('builderPaths.positioning')}
          options={TOAST_POSITIONINGS.map((value) => ({ value, label: t(`builderSettings.site.${value}`) }))}
        />
      </Group>
      <Group legend={t('builderPaths.flags')}>
        <DocumentYesNo
          path={['settings', 'flags', 'drilldownHtmlNames']}
          label={t('builderPaths.drilldownHtmlNames')}
          hint={t('builderSettings.site.drilldownHtmlNamesHint')}
        />
      </Group>
      <Group legend={t('builderSettings.site.otherFlags')} hint={t('builderSettings.site.flagHint')}>
        {FLAGS_OFF.map((name) => (
          <DocumentYesNo key={name} path={['settings', 'flags', name]} label={t(`builderPaths.${name}`)} />
        ))}
      </Group>
      <Group legend={t('builderPaths.gymBrands')} hint={t('builderSettings.site.gymBrandsHint')}>
        <TextList
          path={['settings', 'gymBrands']}
          labels={{
            one: (number) => t('builderSettings.site.gymBrand', { number }),
            remove: (brand) => t('builderSettings.site.removeBrand', { brand }),
            add: t('builderSettings.site.addBrand'),
          }}
        />
      </Group>
    </>
  );
}
