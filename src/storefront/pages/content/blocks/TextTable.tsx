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

/** For names and values: rows instead of cards, the value beside its name. */
const pairs = css`
  &,
  tbody {
    gap: 0;
  }
  tr {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${tokens.space[3]};
    padding: ${tokens.space[1]} 0;
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;
  }
  td,
  th {
    hyphens: auto;
    overflow-wrap: break-word;
    vertical-align: top;
  }
`;

/**
 * A table of texts: as wide as it needs to be, and at least as wide as running text. On a card each text
 * is below its label, long or short.
 */
export const TextTable = styled(Table)<{ readonly $wide?: boolean; readonly $pairs?: boolean }>`
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
      ${({ $pairs = false }) => $pairs && pairs}
    }
  }
`;
