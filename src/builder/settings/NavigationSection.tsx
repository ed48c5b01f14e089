import { ALIGNMENTS } from '../../contract/values/enumerations';
import { useMessages } from '../../storefront/messages';
import { DocumentChoice, DocumentNumber, DocumentYesNo, Group } from '../fields';
import { ThemeStyles } from './theme/ThemeStyles';

const BAR = ['showHomeLink', 'hideMoreMenu', 'showAppLauncher', 'showMobileTrigger', 'listView'] as const;
const LIST = ['showBackLabel', 'hideCloseIcon'] as const;

/** The navigation bar and its lists: behaviour and styles. */
export function NavigationSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.navigation.bar')}>
        <DocumentChoice
          path={['navigation', 'alignment']}
          label={t('builderPaths.alignment')}
          options={ALIGNMENTS.map((value) => ({ value, label: t(`builderSettings.navigation.${value}`) }))}
        />
        {BAR.map((name) => (
          <DocumentYesNo
            key={name}
            path={['navigation', name]}
            label={t(`builderPaths.${name}`)}
            hint={t(`builderSettings.navigation.${name}Hint`)}
          />
        ))}
      </Group>
      <Group legend={t('builderSettings.navigation.list')}>
        <DocumentNumber
          path={['navigation', 'itemLimit']}
          label={t('builderPaths.itemLimit')}
          hint={t('builderSettings.navigation.itemLimitHint')}
          orNull
        />
        {LIST.map((name) => (
          <DocumentYesNo
            key={name}
            path={['navigation', name]}
            label={t(`builderPaths.${name}`)}
            hint={t(`builderSettings.navigation.${name}Hint`)}
          />
        ))}
      </Group>
      <ThemeStyles name="customThemeStylesBar" />
      <ThemeStyles name="customThemeStylesList" />
    </>
  );
}
