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

/** Shows its content at the named form factors only; elsewhere it is out of sight and of the accessibility tree. */
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
