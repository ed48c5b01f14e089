import { THEME_STYLES } from '../../contract/site/siteConfiguration';
import type { ThemeStyleName } from '../../contract/site/siteConfiguration';
import { isFields, within } from './checks';
import type { Check } from './checks';

const COLOR = '#[0-9a-fA-F]{6}';
const colour = new RegExp(`^(${COLOR}|transparent)$`);
const border = new RegExp(`^(none|\\d{1,2}px (solid|dashed|dotted|double) ${COLOR})$`);

/** What each style may say. Nothing else gets into a style sheet, so no value can end a rule and begin another. */
const VALUES: Readonly<Record<ThemeStyleName, RegExp>> = {
  'border-bottom-color': colour,
  'text-decoration': /^(none|underline|overline|line-through)$/,
  'text-transform': /^(none|capitalize|uppercase|lowercase)$/,
  'font-style': /^(normal|italic|oblique)$/,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'background-color': colour,
  width: /^(auto|\d{1,4}(\.\d{1,3})?(px|rem|em|%))$/,
  background: colour,
  'background-hover': colour,
  'text-color': colour,
  'text-hover-color': colour,
  'border-left-active': border,
  'border-left-inactive': border,
};

const isStyleName = (name: string): name is ThemeStyleName => THEME_STYLES.some((style) => style === name);

/** Any of the theme's styles, each with a value it may have (S §3). */
export const themeStyles: Check = (value, path, tell) => {
  if (!isFields(value)) {
    tell(path, 'WRONG_TYPE');
    return;
  }
  for (const [name, style] of Object.entries(value)) {
    const place = within(path, name);
    if (!isStyleName(name)) tell(place, 'UNKNOWN_FIELD');
    else if (typeof style !== 'string') tell(place, 'WRONG_TYPE');
    else if (!VALUES[name].test(style)) tell(place, 'STYLE_VALUE');
  }
};
