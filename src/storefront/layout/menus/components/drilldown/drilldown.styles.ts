import styled, { css, keyframes } from 'styled-components';
import {
  LIST_MAX_HEIGHT,
  NESTED_MAX_WIDTH,
  NESTED_MIN_WIDTH,
  SLIDE_ANIMATION_SECONDS,
} from '../../../../../contract/constants';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { themedActive, themedGround, themedItem } from '../../view/themeProperties';

const dropdown = css<{ readonly $atEnd: boolean }>`
  position: absolute;
  z-index: ${tokens.layer.list};
  top: 100%;
  ${({ $atEnd }) => ($atEnd ? 'right: 0;' : 'left: 0;')}
  &[data-pushed] {
    right: 0;
    left: auto;
  }
  ${themedGround}
  width: var(--nav-width, max-content);
  min-width: ${NESTED_MIN_WIDTH};
  max-width: ${NESTED_MAX_WIDTH};
  max-height: min(${LIST_MAX_HEIGHT}, 100dvh - 10rem);
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[2]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: 0 0 ${tokens.radius.card} ${tokens.radius.card};
  box-shadow: ${tokens.shadow.floating};
`;

const wholePanel = css`
  position: relative;
  flex: 1;
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[6]};
  > button:first-child {
    display: grid;
    margin: 0 calc(-1 * ${tokens.space[2]}) ${tokens.space[2]} auto;
  }
`;

/** The list's position: below its item in the bar, or filling the panel. */
export const ListPosition = styled.div<{ readonly $mobile: boolean; readonly $atEnd: boolean }>`
  ${({ $mobile }) => ($mobile ? wholePanel : dropdown)}
`;

const ahead = keyframes`from { opacity: 0; transform: translateX(24px); }`;
const behind = keyframes`from { opacity: 0; transform: translateX(-24px); }`;

export const Level = styled.div<{ readonly $direction: 'forward' | 'back' | null }>`
  ${({ $direction }) =>
    $direction !== null &&
    css`
      animation: ${$direction === 'forward' ? ahead : behind} ${SLIDE_ANIMATION_SECONDS}s;
    `}
  ${media.still} {
    animation: none;
  }
  a,
  li > span,
  button {
    ${themedItem}
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    width: 100%;
    min-height: ${tokens.target.base};
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-radius: ${tokens.radius.small};
    font-size: ${tokens.size.small};
    line-height: 1.3;
    text-align: left;
    cursor: pointer;
  }
  li > span {
    color: ${tokens.color.inkSoft};
    cursor: default;
  }
  li > button {
    justify-content: space-between;
  }
  > button {
    gap: ${tokens.space[2]};
    margin-bottom: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.hairline};
    border-radius: 0;
    color: var(--nav-text-color, ${tokens.color.pine});
    font-weight: 650;
  }
  [data-all] {
    font-weight: 600;
  }
  [aria-current='page'] {
    ${themedActive}
    font-weight: 650;
  }
  svg {
    color: ${tokens.color.inkSoft};
  }
  :focus-visible {
    outline-offset: -2px;
  }
`;
