import { THEME_STYLES } from '../../../contract/site/siteConfiguration';
import { useMessages } from '../../../storefront/messages';
import { Group } from '../../fields';
import { StyleField } from './StyleField';

/** The thirteen styles of the bar, or of its lists; each may be left undecided (NAV-07). */
export function ThemeStyles({ name }: { readonly name: 'customThemeStylesBar' | 'customThemeStylesList' }) {
  const t = useMessages();
  return (
    <Group legend={t(`builderSettings.navigation.${name}`)} hint={t('builderSettings.navigation.stylesHint')}>
      {THEME_STYLES.map((style) => (
        <StyleField key={style} styles={['navigation', name]} name={style} />
      ))}
    </Group>
  );
}
