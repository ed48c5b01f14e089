import styled from 'styled-components';
import { Table } from '../../../ui/layout/Table';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

/**
 * A table of texts: as wide as it needs to be, and at least as running text. On a card a short text is beside its
 * label, a longer one below it.
 */
export const TextTable = styled(Table)`
  margin-block: ${tokens.space[5]};
  ${media.fromMedium} {
    width: auto;
    min-width: min(100%, 44rem);
  }
  ${media.small} {
    @media screen {
      [scope='row'] {
        font-weight: 600;
      }
      [data-label] {
        flex-wrap: wrap;
        row-gap: 0;
        text-align: left;
      }
    }
  }
`;
