import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

interface WithAsideProps {
  /** The width of the aside; 22rem by default. */
  readonly $aside?: string;
}

/** Content with an aside of a fixed width: beside it on large screens, below it on others. */
export const WithAside = styled.div<WithAsideProps>`
  display: grid;
  align-items: start;
  gap: ${tokens.space[6]};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) ${({ $aside = '22rem' }) => $aside};
  }
`;
