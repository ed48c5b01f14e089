import styled from 'styled-components';
import type { TaxLine } from '../../../../contract/checkout/checkout';
import type { CartSummary } from '../../../../contract/cart/cart';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';

interface CheckoutTotalsProps {
  readonly checkout: { readonly cartSummary: CartSummary; readonly taxes: readonly TaxLine[] };
}

const cents = (amount: string): number => parseMoney(amount) ?? 0;

/** What is asked for, as the server reckoned it: goods and delivery HT, VAT by rate, the total TTC. */
export function CheckoutTotals({ checkout: { cartSummary: summary, taxes } }: CheckoutTotalsProps) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const goodsCents = cents(summary.totalProductAmount);
  const netGoodsCents = cents(summary.totalProductAmountAfterAdjustments);
  const deliveryCents = cents(summary.totalChargeAmount);
  return (
    <Amounts>
      <Amount name={t('checkout.totals.goods')}>{money(goodsCents)}</Amount>
      {netGoodsCents !== goodsCents && (
        <Amount name={t('checkout.totals.promotions')}>{money(netGoodsCents - goodsCents)}</Amount>
      )}
      <Amount name={t('checkout.totals.delivery')}>
        {deliveryCents === 0 ? t('checkout.delivery.free') : money(deliveryCents)}
      </Amount>
      <Amount name={t('checkout.totals.net')} strong>
        {money(netGoodsCents + deliveryCents)}
      </Amount>
      {taxes.map((tax) => (
        <Amount
          key={tax.ratePercentage}
          name={t('checkout.totals.vat', {
            rate: rate(Math.round(Number(tax.ratePercentage) * 100)),
            net: money(cents(tax.netAmount)),
          })}
        >
          {money(cents(tax.taxAmount))}
        </Amount>
      ))}
      <Amount name={t('checkout.totals.gross')} strong>
        {money(cents(summary.grandTotalAmount))}
      </Amount>
    </Amounts>
  );
}

interface AmountProps {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: string;
}

function Amount({ name, strong = false, children }: AmountProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Amounts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  [data-strong] {
    padding-top: ${tokens.space[3]};
    border-top: 1px solid ${tokens.color.hairline};
    font-weight: 600;
  }
  [data-strong]:last-child {
    font-size: ${tokens.size.large};
  }
`;
