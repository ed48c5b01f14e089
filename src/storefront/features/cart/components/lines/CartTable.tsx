import styled from 'styled-components';
import { useShopSelector } from '../../../../kernel/hooks';
import { unbroken, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Link } from '../../../../ui/controls/Link';
import { Cell, Head, Row, Table } from '../../../../ui/layout/Table';
import { Price } from '../../../../ui/text/Price';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { tokens } from '../../../../ui/theme/tokens';
import type { CartLineFacts } from '../../cartLines';
import { LineDiscount } from '../../coupons/LineDiscount';
import { cartSelectors } from '../../cartSlice';
import { LinePicture } from './LinePicture';
import { LineQuantity } from './LineQuantity';
import { RemoveLine } from './RemoveLine';

/** The lines of the cart page: a table, on small screens cards. */
export function CartTable({ lines }: { readonly lines: readonly CartLineFacts[] }) {
  const t = useMessages();
  return (
    <Table caption={t('cart.lines.caption')}>
      <thead>
        <Row>
          <Head>{t('cart.lines.product')}</Head>
          <Head>{t('cart.lines.unitPrice')}</Head>
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
    </Table>
  );
}

function CartLine({ line }: { readonly line: CartLineFacts }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const id = line.cartItemId ?? '';
  const name = unbroken(line.name);
  const removing = useShopSelector((state) => cartSelectors.selectIsRemoving(state, id));
  const changing = useShopSelector((state) => cartSelectors.selectDesiredQuantity(state, id) !== null);
  const unitPrice = wireMoney(line.unitPrice);
  const listPrice = wireMoney(line.listPrice);
  return (
    <Row aria-busy={removing || changing}>
      <Cell heads>
        <Product>
          <LinePicture line={line} />
          <div>
            {line.address === null ? name : <Link href={line.address}>{name}</Link>}
            {line.packaging && <small>{line.packaging}</small>}
            {line.sku !== null && <small>{t('cart.lines.reference', { sku: line.sku })}</small>}
          </div>
        </Product>
      </Cell>
      <Cell label={t('cart.lines.unitPrice')}>
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
      <Cell label={t('cart.lines.quantity')}>
        <LineQuantity line={line} />
      </Cell>
      <Cell label={t('cart.lines.total')} align="end">
        <Total $stale={removing || changing}>{wireMoney(line.lineSubtotal) ?? t('cart.lines.noPrice')}</Total>
        <LineDiscount line={line} />
      </Cell>
      <Cell align="end" corner>
        <RemoveLine line={line} />
      </Cell>
    </Row>
  );
}

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
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 400;
  }
`;

const Total = styled.strong<{ readonly $stale: boolean }>`
  font-weight: 600;
  white-space: nowrap;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity ${tokens.motion.base};
`;
