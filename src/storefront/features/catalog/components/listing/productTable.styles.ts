import styled, { css } from 'styled-components';
import { Table } from '../../../../ui/layout/tables/Table';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { rowsOf40 } from './productTableLarge.styles';

/** The button in the last column, without text and as wide as it is high: its accessible name says what it does. */
const iconAlone = css`
  td:last-child > div {
    flex-wrap: nowrap;
  }
  [data-adds] > button {
    flex: none;
    gap: 0;
    width: ${tokens.target.base};
    padding: 0;
    font-size: 0;
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines for a name, in smaller letters if it is long; no name is cut. */
const wholeName = css`
  th a {
    line-height: 1.15;
  }
  [data-long] {
    font-size: ${tokens.size.caption};
  }
`;

/**
 * Cards of 88 px, higher only where the name takes more than two lines: the name beside the price and the price per
 * kilo, then packaging, next tier, stock and quantity rule beside the quantity and "add".
 */
const low = css`
  ${iconAlone}
  /* "excl. VAT" is longer than "HT". */
  :root:lang(en) & {
    --longer-tax: 2rem;
  }
  &,
  tbody {
    gap: ${tokens.space[2]};
  }
  tbody tr {
    grid-template: auto minmax(2.75rem, auto) / minmax(0, 1fr) max-content;
    column-gap: ${tokens.space[2]};
    padding: 0.1875rem ${tokens.space[2]};
  }
  tbody th,
  tbody td {
    padding: 0;
  }
  /* The packaging is below the name: beside the price, or beside the quantity if the name takes two lines. */
  tbody th {
    grid-area: 1 / 1 / 3 / 3;
  }
  /* Space for what is below the name in the same column: the stock, or the next tier and the stock. */
  th > div > div {
    padding-bottom: 1rem;
  }
  tr:has(td:nth-child(2) > span) th > div > div {
    padding-bottom: 1.875rem;
  }
  th > div {
    display: block;
  }
  tbody th::before,
  th > div::before {
    content: '';
    float: right;
    clear: right;
    height: 2.1875rem;
  }
  th > div::before {
    width: 11rem;
    height: 2.75rem;
  }
  picture,
  th p + * {
    display: none;
  }
  ${wholeName}
  th p {
    ${oneLine}
    font-size: 0.75rem;
    line-height: 1.1;
  }
  th a,
  th p {
    margin-right: calc(6.75rem + var(--longer-tax, 0rem));
  }
  tr:has(td:last-child > a):not(:has(s)) :is(th a, th p) {
    margin-right: calc(8rem + var(--longer-tax, 0rem));
  }
  tr:has(s) :is(th a, th p) {
    margin-right: calc(10.25rem + var(--longer-tax, 0rem));
  }
  th p > span,
  th p > b:not(:only-child) {
    display: none;
  }
  /* The price stands beside the name, the next tier beside the quantity and its button. */
  td:nth-child(2) {
    display: contents;
  }
  td:nth-child(2) > p {
    grid-area: 1 / 1 / 1 / 3;
    justify-self: end;
    line-height: 1.2;
    text-align: right;
    white-space: nowrap;
  }
  td:nth-child(2) > span {
    grid-area: 2 / 1;
    place-self: end start;
    margin-bottom: 1.0625rem;
    padding: 0 ${tokens.space[1]};
    font-size: 0.75rem;
    line-height: 1.1;
    white-space: nowrap;
  }
  tr:has(td:last-child > a) small {
    display: none;
  }
  td:nth-child(3) {
    grid-area: 2 / 1;
    align-self: end;
    line-height: 1.1;
  }
  td:nth-child(3) > div {
    gap: 0 ${tokens.space[1]};
    > span {
      font-size: 0.75rem;
      line-height: 1.1;
    }
  }
  td:last-child {
    grid-area: 2 / 2;
    max-width: 12rem;
    > div {
      gap: ${tokens.space[1]};
    }
  }
`;

/**
 * Rows of at most 64 px, higher only where the name takes more than two lines: one line of controls beside the text.
 */
const medium = css`
  ${iconAlone}
  th,
  td {
    padding-inline: ${tokens.space[2]};
  }
  tbody th,
  tbody td {
    padding-block: 0.1875rem;
    line-height: 1.15;
  }
  th > div {
    gap: ${tokens.space[2]};
  }
  /* The column's head says what the amount is. */
  td:nth-child(2) > p b {
    display: none;
  }
  th img {
    width: 2.25rem;
  }
  ${wholeName}
  tbody th:has([data-long]) {
    padding-block: 0;
  }
  th > div > div {
    min-width: 0;
  }
  th p {
    max-width: 13rem;
    ${oneLine}
    line-height: 1.2;
  }
  th p > span,
  th p > b:not(:only-child),
  th p + * {
    display: none;
  }
  td:nth-child(2) {
    /* A list price and the price stand side by side. */
    width: 9.25rem;
  }
  td:nth-child(2) > p,
  td:nth-child(2) > span {
    padding-block: 0;
    line-height: 1.15;
  }
  td:nth-child(3) {
    width: 8rem;
  }
  td:nth-child(3) > div {
    gap: 2px;
  }
  td:last-child {
    width: 11rem;
  }
`;

/** The dense view of a listing in its three widths. */
export const Dense = styled(Table)`
  /* With a message below it the stepper keeps its width, beside the button. */
  [data-adds] > div:has([aria-invalid]) {
    width: min-content;
  }
  ${media.small} {
    @media screen {
      ${low}
    }
  }
  ${media.fromMedium} {
    ${media.belowLarge} {
      ${medium}
    }
  }
  ${media.large} {
    ${rowsOf40}
  }
`;

/** The picture and names of a row. */
export const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  picture {
    flex: none;
  }
  img {
    width: 3.5rem;
    border-radius: ${tokens.radius.small};
  }
  a {
    display: block;
    color: ${tokens.color.ink};
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
    text-wrap: balance;
  }
  a:hover {
    color: ${tokens.color.pine};
    text-decoration: underline;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    line-height: 1.35;
  }
  p > b {
    font-weight: inherit;
  }
  /* By default the reference has a line of its own, so that no line ends with a separating dot. */
  p > span {
    display: block;
    white-space: nowrap;
  }
`;

/** Stock and quantity rule of a row, below the delivery day in the head of the column. */
export const Coming = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  ${media.small} {
    flex-flow: row wrap;
    gap: ${tokens.space[2]};
  }
  ${media.large} {
    gap: 1px;
  }
`;
