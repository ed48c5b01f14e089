import { useMessages } from '../../storefront/messages';
import { DocumentText, Group, TextList } from '../fields';

/** Settings of the whole site. */
export function SettingsSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.site.addresses')}>
        <DocumentText
          place={['settings', 'serverPagePrefix']}
          label={t('builderSettings.site.serverPagePrefix')}
          hint={t('builderSettings.site.serverPagePrefixHint')}
        />
      </Group>
      <Group legend={t('builderSettings.site.gymBrands')} hint={t('builderSettings.site.gymBrandsHint')}>
        <TextList
          place={['settings', 'gymBrands']}
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
