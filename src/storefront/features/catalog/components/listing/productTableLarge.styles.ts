import { css } from 'styled-components';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';

/** Widths of the price column, and of the amounts in it; the next tiers are beside the amounts. */
const prices = '19rem';
const amounts = '9rem';

/**
 * Rows of 40 px: two lines of text, or a control of 32 px. In a tall window the table's head stays visible below the
 * shop's header.
 */
export const rowsOf40 = css`
  ${media.tall} {
    thead th {
      position: sticky;
      top: calc(var(--page-top, 0px) + var(--stuck, 0rem));
      z-index: 1;
      padding-block: ${tokens.space[2]};
      border: 0;
      background: ${tokens.color.paper};
      box-shadow: inset 0 -1px ${tokens.color.ink};
    }
    /* An element that gets the focus scrolls into view below the shop's header and the table's head. */
    a,
    button,
    input {
      scroll-margin-top: calc(var(--page-top, 0px) + 8rem);
    }
  }
  tbody tr {
    height: 2.5rem;
  }
  tbody th,
  tbody td {
    padding-block: 2px;
    line-height: 1.15;
  }
  td:nth-child(2) {
    width: ${prices};
  }
  td:nth-child(3) {
    width: 7.5rem;
  }
  td:nth-child(3) > div > span {
    line-height: 1.4;
  }
  td:last-child {
    width: 14rem;
  }
  /* The name on a line of its own, below it facts and labels. */
  th > div > div {
    display: grid;
    flex: 1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${tokens.space[2]};
    min-width: 0;
  }
  th a {
    grid-column: 1 / -1;
  }
  th p b {
    display: none;
  }
  th p > span {
    display: inline;
  }
  th p > span::before {
    content: '· ';
  }
  th p b:only-child {
    display: inline;
    font-weight: inherit;
  }
  th p + * {
    flex-wrap: nowrap;
    > span {
      line-height: 0.875rem;
    }
  }
  th a,
  th p {
    display: block;
    overflow: hidden;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th img {
    width: 2rem;
  }
  td:nth-child(2) > * {
    vertical-align: middle;
  }
  /* Amounts are aligned at their end; so the next tiers beside them are aligned at their beginning. */
  td:nth-child(2) > p {
    display: inline-block;
    min-width: ${amounts};
    margin-right: ${tokens.space[3]};
    line-height: 1.1;
    text-align: right;
  }
  thead th:nth-child(2) {
    padding-right: calc(${prices} - ${amounts} - ${tokens.space[3]});
    text-align: right;
  }
  /* The link to choose a size or item already says that there are several: no need to repeat it beside the price. */
  tr:has(td:last-child > a) small {
    display: none;
  }
  /* The column's head says what the amount is. */
  td:nth-child(2) > p b {
    display: none;
  }
  td:last-child > div {
    flex-wrap: nowrap;
  }
  td:last-child > div > button {
    padding-inline: ${tokens.space[3]};
  }
  /* Controls of 32 px are large enough here, because large screens usually have a mouse. */
  td:last-child > a,
  td:last-child button,
  td:last-child [role='group'] {
    height: 2rem;
    min-height: 0;
    padding-block: 0;
  }
  td:last-child [role='group'] button {
    width: 2rem;
  }
`;
