import styled from 'styled-components';
import type { ApproachingDiscount, CartItems } from '../../../../contract/cart/cartItem';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Link } from '../../../ui/controls/Link';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { contextApi } from '../../context';
import { AppliedOffers, OfferList, RemoveCoupon, type CouponProps, type OfCheckout } from './AppliedOffers';
import { CouponForm } from './CouponForm';

interface CartOffersProps extends Partial<Pick<OfCheckout, 'checkoutId'>> {
  readonly items: CartItems;
}

/**
 * The field for a code, codes without effect, and promotions almost reached; in a checkout, whose totals stand elsewhere,
 * the applied promotions as well.
 */
export function CartOffers({ items, checkoutId = null }: CartOffersProps) {
  const t = useMessages();
  const { data: context } = contextApi.useApplicationContextQuery();
  // If the webstore does not calculate carts, coupons cannot be changed in the checkout.
  const isFixed = checkoutId !== null && context?.cartCalculateEnabled === false;
  const { promotions } = items.cartPromotions.promotions;
  const idle = items.cartCoupons.cartCoupons.coupons.filter(
    ({ couponCode }) => !promotions.some((promotion) => promotion.couponCode === couponCode),
  );
  // On the cart page the totals list what is applied.
  const listed = checkoutId === null ? [] : promotions;
  return (
    <Stack $gap="3">
      {items.approachingDiscounts.map((discount) => (
        <Approaching key={discount.promotionId} discount={discount} />
      ))}
      {listed.length + idle.length > 0 && (
        <OfferList>
          <AppliedOffers items={items} promotions={listed} withAmounts checkoutId={checkoutId} isFixed={isFixed} />
          {idle.map((coupon) => (
            <Idle key={coupon.cartCouponId} coupon={coupon} checkoutId={checkoutId} isFixed={isFixed} />
          ))}
        </OfferList>
      )}
      {isFixed ? (
        <p>
          {t('cart.coupon.inCart')} <Link href={CART_ADDRESS}>{t('cart.coupon.toCart')}</Link>
        </p>
      ) : (
        <CouponForm checkoutId={checkoutId} />
      )}
    </Stack>
  );
}

/** A coupon that currently has no effect, and why. */
function Idle({ coupon, checkoutId, isFixed }: CouponProps & OfCheckout) {
  const t = useMessages();
  const { wireMoney, quantity } = useFormatting();
  return (
    <li data-idle>
      <div>
        {coupon.couponCode}
        <small>
          {t('cart.coupon.idle', {
            reason: coupon.reason ?? 'unknown',
            missing: wireMoney(coupon.missingAmount) ?? '',
            count: Number(coupon.missingQuantity),
            shown: quantity(coupon.missingQuantity),
          })}
        </small>
      </div>
      {!isFixed && <RemoveCoupon coupon={coupon} checkoutId={checkoutId} />}
    </li>
  );
}

/** A promotion that is almost reached: "Encore 12,40 € HT pour −5 %". */
function Approaching({ discount }: { readonly discount: ApproachingDiscount }) {
  const t = useMessages();
  const { wireMoney, quantity, rate } = useFormatting();
  const { missingAmount, missingQuantity, percentage, amount, displayName } = discount;
  const gift = percentage !== null ? 'percentage' : amount !== null ? 'amount' : 'delivery';
  return (
    <Hint>
      {t('cart.offers.approaching', {
        by: Number(missingAmount) > 0 ? 'amount' : 'quantity',
        missing: wireMoney(missingAmount) ?? '',
        count: Number(missingQuantity),
        shown: quantity(missingQuantity),
        gift,
        percentage: percentage === null ? '' : rate(Math.round(Number(percentage) * 100)),
        amount: wireMoney(amount) ?? '',
      })}
      <small>{displayName}</small>
    </Hint>
  );
}

const Hint = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-left: 3px solid ${tokens.color.butterDeep};
  font-size: ${tokens.size.small};
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
