import { memo } from 'react';
import styled from 'styled-components';
import { unbroken, UnbrokenName, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Link } from '../../../../ui/controls/Link';
import { Cell, Head, Row, Table } from '../../../../ui/layout/tables/Table';
import { Price } from '../../../../ui/text/Price';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import type { CartLineFacts } from '../../cartLines';
import { LineDiscount } from '../../coupons/LineDiscount';
import { LineContents } from './LineContents';
import { LineModel } from './LineModel';
import { LinePicture } from './LinePicture';
import { LineProblem } from './LineProblem';
import { LineQuantity } from './LineQuantity';
import { RemoveLine } from './RemoveLine';
import { useLineState } from './useLineState';
import { useDataLanguage } from '../../../context';

/** The lines of the cart page: a table, on small screens cards. */
export function CartTable({ lines }: { readonly lines: readonly CartLineFacts[] }) {
  const t = useMessages();
  return (
    <Lines caption={t('cart.lines.caption')}>
      <thead>
        <Row>
          <Head>{t('cart.lines.product')}</Head>
          <Head align="end">{t('cart.lines.unitPrice')}</Head>
          <Head>{t('cart.lines.quantity')}</Head>
          <Head align="end">{t('cart.lines.total')}</Head>
          <Head>
            <VisuallyHidden>{t('cart.lines.actions')}</VisuallyHidden>
          </Head>
        </Row>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CartLine key={line.cartItemId ?? line.productId} line={line} />
        ))}
      </tbody>
    </Lines>
  );
}

/** Rendered again only if the line itself has changed: a cart may have hundreds. */
const CartLine = memo(function CartLine({ line }: { readonly line: CartLineFacts }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { wireMoney } = useFormatting();
  const state = useLineState(line);
  const stale = state.removing || state.desired !== null;
  const name = <UnbrokenName>{line.name}</UnbrokenName>;
  const unitPrice = wireMoney(line.unitPrice);
  const listPrice = wireMoney(line.listPrice);
  return (
    <Row aria-busy={stale}>
      <Cell heads>
        <Product>
          <LinePicture line={line} />
          <div>
            {line.address === null ? (
              <span lang={lang}>{name}</span>
            ) : (
              <Link href={line.address} lang={lang}>
                {name}
              </Link>
            )}
            <small>
              {line.packaging && <span lang={lang}>{unbroken(line.packaging)}</span>}{' '}
              {line.sku !== null && <span>{t('cart.lines.reference', { sku: line.sku })}</span>}
            </small>
            <LineContents line={line} />
            <LineModel line={line} />
          </div>
        </Product>
      </Cell>
      <Cell align="end" label={t('cart.lines.unitShort')}>
        {unitPrice === null ? (
          t('cart.lines.noPrice')
        ) : (
          <Price
            amount={unitPrice}
            size="small"
            {...(listPrice !== null && { oldAmount: listPrice, oldLabel: t('cart.lines.oldPrice') })}
          />
        )}
      </Cell>
      <Cell>
        <LineQuantity line={line} state={state} />
        <LineProblem line={line} state={state} />
      </Cell>
      <Cell align="end">
        <Total>{wireMoney(line.lineSubtotal) ?? t('cart.lines.noPrice')}</Total>
        <LineDiscount line={line} />
      </Cell>
      <Cell align="end" corner>
        <RemoveLine line={line} state={state} />
      </Cell>
    </Row>
  );
});

/** On a phone a line is as low as its controls allow: name and remove button, then quantity and amounts. */
const Lines = styled(Table)`
  /* Rows are painted one by one: where one of 500 changes, the browser keeps what it has painted of the others. */
  tbody tr {
    isolation: isolate;
  }
  /* The unit price is plain: the amount to see first is the line's total. */
  td:nth-child(2) strong {
    font-size: inherit;
    font-weight: 400;
  }
  td:nth-child(2) > p {
    font-size: inherit;
  }
  /* A fixed width: the problem below a quantity takes no width from the name. */
  ${media.fromMedium} {
    thead th {
      white-space: nowrap;
    }
    td:nth-child(3) {
      width: 11rem;
    }
  }
  ${media.small} {
    &,
    tbody {
      gap: ${tokens.space[2]};
    }
    tbody tr {
      grid-template-columns: minmax(min-content, 1fr) auto;
      gap: 0 ${tokens.space[3]};
      padding: ${tokens.space[2]} ${tokens.space[3]};
    }
    th {
      grid-column: 1 / -1;
    }
    tr:has([data-corner]) [scope='row'] {
      padding: 0 ${tokens.space[8]} ${tokens.space[1]} 0;
    }
    [data-corner] {
      top: 0;
      right: 0;
    }
    td {
      padding: 0;
    }
    /* The quantity stands left of the unit price and the total. */
    td:nth-child(3) {
      grid-area: 2 / 1 / 4;
    }
    td:nth-child(2),
    td:nth-child(4) {
      grid-column: 2;
    }
    /* Label and prices flow as one text, on two low lines where they are too wide beside the quantity. */
    td:nth-child(2) {
      display: block;
      grid-row: 2;
      align-self: end;
      font-size: ${tokens.size.caption};
      line-height: 1.15;
    }
    td:nth-child(2)::before {
      content: attr(data-label) ' ';
    }
    td:nth-child(2) > p {
      display: inline;
      line-height: inherit;
    }
    td:nth-child(4) {
      line-height: 1.25;
    }
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font-weight: 600;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    line-height: 1.35;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 400;
  }
  ${media.fromMedium} {
    small > span {
      display: block;
    }
  }
  ${media.small} {
    gap: ${tokens.space[2]};
    line-height: 1.25;
    > :first-child {
      width: 2.75rem;
      height: 2.75rem;
    }
    /* Packaging and reference with a dot between them, which is cut off where one of them begins a line. */
    small:has(> span) {
      display: flex;
      flex-wrap: wrap;
      margin-left: -1em;
      clip-path: inset(0 0 0 1em);
    }
    small > span {
      padding-left: 1em;
    }
    small > span:last-child {
      white-space: nowrap;
    }
    small > span::before {
      content: '·';
      float: left;
      width: 1em;
      margin-left: -1em;
      text-align: center;
    }
  }
`;

const Total = styled.strong`
  font-weight: 650;
  white-space: nowrap;
  transition: opacity ${tokens.motion.base};
  [aria-busy='true'] & {
    opacity: 0.5;
  }
`;
