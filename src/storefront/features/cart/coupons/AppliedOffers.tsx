import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import type { CartCoupon, CartItems, CartPromotion } from '../../../../contract/cart/cartItem';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { IconButton } from '../../../ui/controls/IconButton';
import { tokens } from '../../../ui/theme/tokens';
import { couponEvents, selectCoupons } from './couponSlice';

export interface OfCheckout {
  /** The checkout to be changed; null: the cart itself. */
  readonly checkoutId: string | null;
  /** Coupons can be neither added nor removed here. */
  readonly isFixed: boolean;
}

interface AppliedOffersProps extends OfCheckout {
  readonly items: CartItems;
  /** The promotions to be listed: some or all of the cart's. */
  readonly promotions: readonly CartPromotion[];
  /** Whether each promotion has its amount beside it. */
  readonly withAmounts: boolean;
}

/** What takes something off the cart: each promotion by name, with its code and the way to remove that. */
export function AppliedOffers({ items, promotions, withAmounts, checkoutId, isFixed }: AppliedOffersProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const { coupons } = items.cartCoupons.cartCoupons;
  return promotions.map(({ promotionId, displayName, couponCode, adjustmentAmount, termsAndConditions }) => {
    const coupon = coupons.find((one) => one.couponCode === couponCode);
    return (
      <li key={promotionId}>
        <div>
          {displayName ?? couponCode}
          {couponCode !== null && <small>{t('cart.coupon.code', { code: couponCode })}</small>}
          {termsAndConditions !== null && <small>{termsAndConditions}</small>}
        </div>
        {withAmounts && <strong>{wireMoney(adjustmentAmount)}</strong>}
        {coupon && !isFixed && <RemoveCoupon coupon={coupon} checkoutId={checkoutId} />}
      </li>
    );
  });
}

/**
 * What one deduction of the cart's totals is made of. The totals have the amount of a single promotion, but of the
 * delivery's, which they only call free.
 */
export function OffersInTotals({ items, promotions }: Pick<AppliedOffersProps, 'items' | 'promotions'>) {
  const withAmounts = promotions.length > 1 || promotions.some(({ targetType }) => targetType === 'Shipping');
  return (
    <OfferList>
      <AppliedOffers {...{ items, promotions, withAmounts }} checkoutId={null} isFixed={false} />
    </OfferList>
  );
}

export interface CouponProps extends Pick<OfCheckout, 'checkoutId'> {
  readonly coupon: CartCoupon;
}

export function RemoveCoupon({ coupon: { cartCouponId, couponCode }, checkoutId }: CouponProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight } = useShopSelector(selectCoupons);
  const isLeaving = inFlight.some((one) => one.kind === 'couponRemoval' && one.cartCouponId === cartCouponId);
  return (
    <IconButton
      icon={X}
      label={t('cart.coupon.remove', { code: couponCode })}
      variant="bare"
      aria-disabled={isLeaving}
      onClick={() => {
        if (!isLeaving) dispatch(couponEvents.couponRemoveRequested({ cartCouponId, couponCode }, checkoutId));
      }}
    />
  );
}

/** A list of promotions and codes. */
export const OfferList = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: 44px;
    border-top: 1px solid ${tokens.color.hairline};
  }
  li:last-child {
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  div {
    flex: 1;
    min-width: 0;
    padding-block: ${tokens.space[2]};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
