import {
  LIST_POSITIONS,
  THEME_STYLES,
  type ListPositionName,
  type ThemeStyleName,
} from '../../contract/site/siteConfiguration';
import { HEX_COLOR_PATTERN as COLOR } from '../../contract/values/hexColor';
import { isFields, within, type Check } from '../documents/checks';

const colour = new RegExp(`^(${COLOR}|transparent)$`);
const length = /^\d{1,4}(\.\d{1,3})?(px|rem|em|%)$/;
const border = new RegExp(`^(none|\\d{1,2}px (solid|dashed|dotted|double) ${COLOR})$`);

/**
 * The allowed values of each style. They are closed lists or strict patterns, so that no value can break out of its
 * rule in a style sheet.
 */
const VALUES: Readonly<Record<ThemeStyleName | ListPositionName, RegExp>> = {
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
  top: length,
  left: length,
  height: length,
};

/** An object of any of these styles, each with an allowed value. */
const stylesOf =
  (names: readonly (keyof typeof VALUES)[]): Check =>
  (value, path, report) => {
    if (!isFields(value)) {
      report(path, 'WRONG_TYPE');
      return;
    }
    for (const [given, style] of Object.entries(value)) {
      const stylePath = within(path, given);
      const name = names.find((known) => known === given);
      if (name === undefined) report(stylePath, 'UNKNOWN_FIELD');
      else if (typeof style !== 'string') report(stylePath, 'WRONG_TYPE');
      else if (!VALUES[name].test(style)) report(stylePath, 'STYLE_VALUE');
    }
  };

/** Styles of the bar (NAV-07). */
export const themeStyles = stylesOf(THEME_STYLES);
/** Styles of the list: those of the bar, and its position on tablets (DRL-17). */
export const listThemeStyles = stylesOf([...THEME_STYLES, ...LIST_POSITIONS]);
