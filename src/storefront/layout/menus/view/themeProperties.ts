import { css } from 'styled-components';
import {
  LIST_POSITIONS,
  THEME_STYLES,
  type ListThemeStyles,
  type ThemeStyles,
} from '../../../../contract/site/siteConfiguration';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

/** Colours, lengths, borders and words, already checked by the server; no other character may reach a CSS rule. */
const plainValue = /^[#\w .%-]+$/;

/**
 * A builder's styles as custom properties. All thirteen are written, those without a value as `initial`: a list below
 * the bar must not inherit the bar's.
 */
export const themeProperties = (styles: ThemeStyles): string =>
  THEME_STYLES.map((name) => `--nav-${name}:${safe(styles[name]) ?? 'initial'};`).join('');

const safe = (value: string | undefined): string | undefined =>
  value !== undefined && plainValue.test(value) ? value : undefined;

/** Position and size of the open menu on tablets from the list's theme, as custom properties (DRL-17). */
export const listPosition = (styles: ListThemeStyles): string =>
  [...LIST_POSITIONS, 'width' as const]
    .map((name) => [name, safe(styles[name])] as const)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--menu-list-${name}:${value};`]))
    .join('');

/** Applies the theme to the container of bar or list. */
export const themedGround = css`
  width: var(--nav-width, auto);
  background: var(--nav-background, ${tokens.color.paper});
`;

const pointedAt = css`
  background-color: var(--nav-background-hover, var(--nav-background-color, transparent));
  color: var(--nav-text-hover-color, ${tokens.color.pine});
`;

/** Applies the theme to items: normal, hovered, focused and active. */
export const themedItem = css`
  border: 0;
  border-left: var(--nav-border-left-inactive, 0 none transparent);
  background-color: var(--nav-background-color, transparent);
  color: var(--nav-text-color, ${tokens.color.ink});
  font-style: var(--nav-font-style, inherit);
  font-weight: var(--nav-font-weight, inherit);
  text-decoration: var(--nav-text-decoration, none);
  text-transform: var(--nav-text-transform, none);
  &:focus-visible {
    ${pointedAt}
  }
  ${media.hover} {
    &:hover {
      ${pointedAt}
    }
  }
`;

/** The theme of the item of the current page. */
export const themedActive = css`
  border-left: var(--nav-border-left-active, 0 none transparent);
  border-bottom: 3px solid var(--nav-border-bottom-color, ${tokens.color.pine});
`;
