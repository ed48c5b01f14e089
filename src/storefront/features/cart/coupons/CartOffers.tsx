import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import type { ApproachingDiscount, CartCoupon, CartItems, CartPromotion } from '../../../../contract/cart/cartItem';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { IconButton } from '../../../ui/controls/IconButton';
import { Link } from '../../../ui/controls/Link';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { contextApi } from '../../context';
import { CouponForm } from './CouponForm';
import { couponEvents, selectCoupons } from './couponSlice';

interface OfCheckout {
  /** The checkout to be changed; null: the cart itself. */
  readonly checkoutId: string | null;
  /** Coupons can be neither added nor removed here. */
  readonly isFixed: boolean;
}
interface CartOffersProps extends Partial<Pick<OfCheckout, 'checkoutId'>> {
  readonly items: CartItems;
}

/** The cart's promotions, its coupon codes, the field for another code, and promotions almost reached. */
export function CartOffers({ items, checkoutId = null }: CartOffersProps) {
  const t = useMessages();
  const { data: context } = contextApi.useApplicationContextQuery();
  // If the webstore does not calculate carts, coupons cannot be changed in the checkout.
  const isFixed = checkoutId !== null && context?.cartCalculateEnabled === false;
  const { promotions } = items.cartPromotions.promotions;
  const { coupons } = items.cartCoupons.cartCoupons;
  return (
    <Stack $gap="3">
      {items.approachingDiscounts.map((discount) => (
        <Approaching key={discount.promotionId} discount={discount} />
      ))}
      {promotions.length + coupons.length > 0 && (
        <List>
          {promotions.map((promotion) => (
            <Applied
              key={promotion.promotionId}
              promotion={promotion}
              checkoutId={checkoutId}
              isFixed={isFixed}
              coupon={coupons.find(({ couponCode }) => couponCode === promotion.couponCode)}
            />
          ))}
          {coupons
            .filter(({ couponCode }) => !promotions.some((promotion) => promotion.couponCode === couponCode))
            .map((coupon) => (
              <Idle key={coupon.cartCouponId} coupon={coupon} checkoutId={checkoutId} isFixed={isFixed} />
            ))}
        </List>
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

interface AppliedProps extends OfCheckout {
  readonly promotion: CartPromotion;
  readonly coupon: CartCoupon | undefined;
}

function Applied({ promotion, coupon, checkoutId, isFixed }: AppliedProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const { displayName, couponCode, adjustmentAmount, termsAndConditions } = promotion;
  return (
    <li>
      <div>
        {displayName ?? couponCode}
        {couponCode !== null && <small>{t('cart.coupon.code', { code: couponCode })}</small>}
        {termsAndConditions !== null && <small>{termsAndConditions}</small>}
      </div>
      <strong>{wireMoney(adjustmentAmount)}</strong>
      {coupon && !isFixed && <RemoveCoupon coupon={coupon} checkoutId={checkoutId} />}
    </li>
  );
}

interface CouponProps extends Pick<OfCheckout, 'checkoutId'> {
  readonly coupon: CartCoupon;
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

function RemoveCoupon({ coupon: { cartCouponId, couponCode }, checkoutId }: CouponProps) {
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

const List = styled.ul`
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
