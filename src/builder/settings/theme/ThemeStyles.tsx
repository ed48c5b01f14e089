import { LIST_POSITIONS, THEME_STYLES } from '../../../contract/site/siteConfiguration';
import { useMessages } from '../../../storefront/messages';
import { Group } from '../../fields';
import { StyleField } from './StyleField';

const STYLES = {
  customThemeStylesBar: THEME_STYLES,
  // On tablets the open menu has styles for its position (DRL-17).
  customThemeStylesList: [...THEME_STYLES, ...LIST_POSITIONS],
} as const;

/** The thirteen styles of the bar, or of its lists with their position; each is optional (NAV-07). */
export function ThemeStyles({ name }: { readonly name: keyof typeof STYLES }) {
  const t = useMessages();
  return (
    <Group legend={t(`builderPaths.${name}`)} hint={t('builderSettings.navigation.stylesHint')}>
      {STYLES[name].map((style) => (
        <StyleField key={style} styles={['navigation', name]} name={style} />
      ))}
    </Group>
  );
}
