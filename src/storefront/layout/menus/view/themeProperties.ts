import { css } from 'styled-components';
import {
  LIST_PLACES,
  THEME_STYLES,
  type ListThemeStyles,
  type ThemeStyles,
} from '../../../../contract/site/siteConfiguration';
import { tokens } from '../../../ui/theme/tokens';

/** Colours, lengths, borders and words. The server has checked them; nothing else may end a rule and begin another. */
const plainValue = /^[#\w .%-]+$/;

/**
 * A builder's styles as custom properties. All thirteen are said, `initial` where nothing is decided: a list below the
 * bar must not inherit the bar's.
 */
export const themeProperties = (styles: ThemeStyles): string =>
  THEME_STYLES.map((name) => `--nav-${name}:${safe(styles[name]) ?? 'initial'};`).join('');

const safe = (value: string | undefined): string | undefined =>
  value !== undefined && plainValue.test(value) ? value : undefined;

/** Where the list's theme has the open menu stand on tablets, and how large, as custom properties (DRL-17). */
export const listPlace = (styles: ListThemeStyles): string =>
  [...LIST_PLACES, 'width' as const]
    .map((name) => [name, safe(styles[name])] as const)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--menu-list-${name}:${value};`]))
    .join('');

/** What the styles do on the element that holds bar or list. */
export const themedGround = css`
  width: var(--nav-width, auto);
  background: var(--nav-background, ${tokens.color.paper});
`;

/** What they do on each item, alone, under the pointer, with the focus, and where the shopper is. */
export const themedItem = css`
  border: 0;
  border-left: var(--nav-border-left-inactive, 0 none transparent);
  background-color: var(--nav-background-color, transparent);
  color: var(--nav-text-color, ${tokens.color.ink});
  font-style: var(--nav-font-style, inherit);
  font-weight: var(--nav-font-weight, inherit);
  text-decoration: var(--nav-text-decoration, none);
  text-transform: var(--nav-text-transform, none);
  &:hover,
  &:focus-visible {
    background-color: var(--nav-background-hover, var(--nav-background-color, transparent));
    color: var(--nav-text-hover-color, ${tokens.color.pine});
  }
`;

/** Of an item that is the page that is shown. */
export const themedActive = css`
  border-left: var(--nav-border-left-active, 0 none transparent);
  border-bottom: 3px solid var(--nav-border-bottom-color, ${tokens.color.pine});
`;
