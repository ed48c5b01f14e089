import styled, { css } from 'styled-components';
import {
  LIST_MAX_HEIGHT,
  NESTED_MAX_WIDTH,
  NESTED_MIN_WIDTH,
  TABLET_PANEL_WIDTH,
} from '../../../../../contract/constants';
import type { ThemeStyles } from '../../../../../contract/site/siteConfiguration';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { themedActive, themedGround, themedItem, themeProperties } from '../../view/themeProperties';

interface Styled {
  readonly $styles: ThemeStyles;
}

/** The list's own styles, which override the bar's (NAV-06). `display: contents`: it has no box. */
export const ListTheme = styled.div<Styled>`
  display: contents;
  ${({ $styles }) => themeProperties($styles)}
`;

/**
 * The links below an item without JavaScript, shown under the pointer; in the list view all links are stacked instead.
 */
const linksUnderPointer = css`
  ${media.fromMedium} {
    > ul {
      position: absolute;
      z-index: ${tokens.layer.list};
      top: 100%;
      left: 0;
      display: none;
      min-width: ${NESTED_MIN_WIDTH};
      width: max-content;
      max-width: ${NESTED_MAX_WIDTH};
      max-height: ${LIST_MAX_HEIGHT};
      overflow: auto;
      background: ${tokens.color.paper};
      box-shadow: ${tokens.shadow.floating};
    }
  }
`;

/** The list view without JavaScript: the whole menu beside the page, in place of the panel. */
const oneBelowTheOther = css`
  ul[data-align] {
    flex-direction: column;
  }
  ${media.fromMedium} {
    &:target {
      position: absolute;
      z-index: ${tokens.layer.list};
      top: 100%;
      left: 0;
      width: ${TABLET_PANEL_WIDTH};
      background: var(--nav-background, ${tokens.color.paper});
      box-shadow: ${tokens.shadow.floating};
    }
  }
`;

export const BarRoot = styled.nav<Styled & { readonly $listView: boolean; readonly $hasTrigger: boolean }>`
  ${({ $styles }) => themeProperties($styles)}
  ${themedGround}
  background: var(--nav-background, transparent);
  display: none;
  /* The hamburger's target without JavaScript. */
  &:target {
    display: block;
    max-height: calc(100dvh - 9rem);
    overflow: auto;
  }
  ${({ $hasTrigger }) =>
    !$hasTrigger && '@media (scripting: none) { display: block; max-height: none; overflow: visible; }'}
  ${media.fromMedium} {
    &,
    &:target {
      ${({ $listView }) => !$listView && 'display: block; max-height: none; overflow: visible;'}
    }
  }
  ul[data-align] {
    display: flex;
    flex-wrap: wrap;
  }
  ul[data-align='center'] {
    justify-content: center;
  }
  ul[data-align='right'] {
    justify-content: flex-end;
  }
  ul[data-align] > li {
    flex: none;
  }
  /* An item's list is positioned below the item itself; a wide list below the whole header. */
  ul[data-align] > li:not([data-wide]) {
    position: relative;
  }
  /* Invisible but measured: items in "more", which the bar's own width still counts, and "more" itself. */
  ul[data-align] > li[data-overflowed] {
    flex: 0 1000 auto;
    order: 1;
    min-width: 0;
    overflow: clip;
    visibility: hidden;
    > :first-child {
      width: max-content;
    }
  }
  ul[data-align] > li[data-probe] {
    position: absolute;
    visibility: hidden;
  }
  ul[data-align] > li > a,
  ul[data-align] > li > button,
  ul[data-align] > li > span {
    ${themedItem}
    &:not(:hover, :focus-visible) {
      color: var(--nav-text-color, var(--header-bar-text, ${tokens.color.ink}));
    }
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-height: ${tokens.target.base};
    max-width: ${NESTED_MAX_WIDTH};
    padding: 0 ${tokens.space[2]};
    border-bottom: 3px solid transparent;
    /* Centres the text despite the border. */
    padding-top: 3px;
    font-size: ${tokens.size.small};
    white-space: nowrap;
    cursor: pointer;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > svg:last-child {
      transition: transform ${tokens.motion.base};
    }
    &[aria-current='page'] {
      ${themedActive}
    }
    &[aria-expanded='true'] {
      border-bottom-color: var(--nav-border-bottom-color, ${tokens.color.pine});
      color: var(--nav-text-hover-color, ${tokens.color.pine});
      > svg:last-child {
        transform: rotate(180deg);
      }
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ul[data-align] > li > span {
    cursor: default;
  }
  ul[data-align] > li:first-child > :first-child {
    font-weight: var(--nav-font-weight, 600);
  }
  ${media.fromMedium} {
    /* Before measuring: one row, clipped. */
    ul[data-align]:not([data-measured]) {
      height: ${tokens.target.base};
      overflow: clip;
    }
    ul[data-measured]:not([data-wraps]) {
      flex-wrap: nowrap;
    }
    @media (scripting: none) {
      ul[data-align]:not([data-measured]) {
        height: auto;
        overflow: visible;
      }
    }
  }
  noscript {
    ul ul {
      padding-left: ${tokens.space[4]};
    }
    a,
    span {
      display: block;
      padding: ${tokens.space[2]} ${tokens.space[3]};
    }
    ${({ $listView }) => !$listView && linksUnderPointer}
  }
  ${({ $listView }) => $listView && oneBelowTheOther}
  li:hover > noscript > ul,
  li:focus-within > noscript > ul {
    display: block;
  }
`;
