import styled, { css } from 'styled-components';
import { media } from '../theme/media';

const hidden = css`
  display: none;
`;

interface ShowAtProps {
  readonly $small?: boolean;
  readonly $medium?: boolean;
  readonly $large?: boolean;
}

/**
 * Shows its content only at the named form factors; elsewhere it is hidden from everybody, assistive technology too.
 */
export const ShowAt = styled.div<ShowAtProps>`
  ${media.small} {
    ${({ $small }) => !$small && hidden}
  }
  ${media.fromMedium} {
    ${media.belowLarge} {
      ${({ $medium }) => !$medium && hidden}
    }
  }
  ${media.large} {
    ${({ $large }) => !$large && hidden}
  }
`;
