import styled from 'styled-components';
import { Table } from '../../../ui/layout/tables/Table';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

/** The table of an order's or invoice's lines: a description in the first column, then amounts. */
export const LineTable = styled(Table)`
  caption {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.large};
  }
  [scope='row'] {
    text-wrap: balance;
  }
  ${media.fromMediumAndPaper} {
    thead th:first-child {
      width: 45%;
    }
    td {
      white-space: nowrap;
    }
    td[colspan] {
      white-space: normal;
    }
  }
  /* A phone shows two amounts a line, the last one below the other prices. */
  ${media.small} {
    @media screen {
      tr {
        grid-template-columns: minmax(0, 1fr) max-content;
        column-gap: ${tokens.space[4]};
      }
      [scope='row'],
      td[colspan] {
        grid-column: 1 / -1;
      }
      [data-label] {
        gap: ${tokens.space[2]};
        white-space: nowrap;
      }
      /* Quantity and VAT stand in the first column, beside their labels; a reduction stands among the amounts. */
      [data-label]:nth-child(2),
      [data-label]:nth-last-child(2) {
        justify-content: flex-start;
      }
      [data-label]:nth-last-child(2) {
        grid-area: 3 / 1;
      }
      [data-label]:nth-child(4):not(:nth-last-child(2)) {
        grid-area: 3 / 2;
      }
      td:last-child:not([colspan]) {
        grid-column: 2;
        font-weight: 600;
      }
    }
  }
  @media print {
    td,
    th {
      padding-block: ${tokens.space[1]};
    }
  }
`;

/** Small print below a line's name. */
export const LineDetails = styled.small`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
