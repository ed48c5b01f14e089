import styled, { css } from 'styled-components';
import { Table } from '../../../ui/layout/tables/Table';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

/** For many columns: wider than the text, with the same centre. */
const wide = css`
  ${media.large} {
    width: 58rem;
    margin-inline: calc((100% - 58rem) / 2);
  }
`;

/**
 * A table of texts: as wide as it needs to be, and at least as wide as running text. On a card each text
 * is below its label, long or short.
 */
export const TextTable = styled(Table)<{ readonly $wide?: boolean }>`
  margin-block: ${tokens.space[5]};
  ${media.fromMedium} {
    width: auto;
    min-width: min(100%, 44rem);
  }
  ${({ $wide = false }) => $wide && wide}
  ${media.small} {
    @media screen {
      [scope='row'] {
        font-weight: 600;
      }
      [data-label] {
        flex-direction: column;
        align-items: stretch;
        gap: 0;
        text-align: left;
      }
    }
  }
`;
