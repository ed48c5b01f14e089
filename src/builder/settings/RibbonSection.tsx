import { RIBBON_POSITIONS } from '../../contract/site/siteConfiguration';
import { useMessages } from '../../storefront/messages';
import { DocumentChoice, DocumentColor, DocumentNumber, DocumentTextArea, DocumentYesNo, Group } from '../fields';

/** The band above the header. */
export function RibbonSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.ribbon.content')}>
        <DocumentYesNo path={['ribbon', 'isShown']} label={t('builderPaths.isShown')} />
        <DocumentTextArea
          path={['ribbon', 'text']}
          label={t('builderPaths.text')}
          hint={t('builderSettings.ribbon.textHint')}
        />
      </Group>
      <Group legend={t('builderSettings.ribbon.look')}>
        <DocumentColor path={['ribbon', 'hexcolor']} label={t('builderPaths.hexcolor')} />
        <DocumentColor path={['ribbon', 'hexTextColor']} label={t('builderPaths.hexTextColor')} />
        <DocumentChoice
          path={['ribbon', 'position']}
          label={t('builderPaths.position')}
          options={RIBBON_POSITIONS.map((value) => ({ value, label: t(`builderSettings.ribbon.${value}`) }))}
        />
        <DocumentNumber
          path={['ribbon', 'topDistanceMobile']}
          label={t('builderPaths.topDistanceMobile')}
          hint={t('builderSettings.ribbon.distanceHint')}
        />
        <DocumentNumber
          path={['ribbon', 'topDistanceDesktop']}
          label={t('builderPaths.topDistanceDesktop')}
          hint={t('builderSettings.ribbon.distanceHint')}
        />
      </Group>
    </>
  );
}
