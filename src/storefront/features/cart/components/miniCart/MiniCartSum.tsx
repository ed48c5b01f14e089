import styled from 'styled-components';
import { parseMoney } from '../../../../../contract/money';
import type { CartItems } from '../../../../../contract/cart/cartItem';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Price } from '../../../../ui/text/Price';
import { tokens } from '../../../../ui/theme/tokens';
import { FreeDeliveryMeter } from '../FreeDeliveryMeter';

/** The sum of the products, and the amount missing for free delivery. */
export function MiniCartSum({ items: { cartSummary } }: { readonly items: CartItems }) {
  const t = useMessages();
  const { money } = useFormatting();
  const netProductCents = parseMoney(cartSummary.totalProductAmountAfterAdjustments) ?? 0;
  return (
    <>
      <FreeDeliveryMeter netProductCents={netProductCents} />
      <Sum>
        <span>{t('cart.mini.subtotal')}</span>
        <Price amount={money(netProductCents)} tax={t('cart.ht')} />
      </Sum>
    </>
  );
}

const Sum = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  font-weight: 600;
`;
