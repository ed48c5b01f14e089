import styled from 'styled-components';
import type { CartItems } from '../../contract/cart/cartItem';
import { PAY_PARAM } from '../../contract/pages/pageParams';
import { call } from '../kernel/effects';
import type { PageModule } from '../kernel/page';
import { cartApi } from '../features/cart';
import {
  CartOffers,
  couponEvents,
  couponReducer,
  LineModel,
  loadPayPage,
  payLinkApi,
  readLines,
  SharedLines,
} from '../features/cart/page';
import {
  checkoutEvents,
  CheckoutGate,
  holdsLines,
  checkoutReducer,
  guestDetailsEvents,
  guestDetailsReducer,
  checkoutSaga,
  CheckoutSteps,
  LostReturn,
  loadCheckoutPage,
  OrderSummary,
  selectPayCart,
} from '../features/checkout';
import { AmountsIn, unbroken, useFormatting } from '../formatting';
import { useShopSelector } from '../kernel/hooks';
import { useMessages } from '../messages';
import addressesTexts from '../messages/fr-FR/addresses.json';
import cartCouponsTexts from '../messages/fr-FR/cartCoupons.json';
import cartLinesTexts from '../messages/fr-FR/cartLines.json';
import checkoutTexts from '../messages/fr-FR/checkout.json';
import checkoutDeliveriesTexts from '../messages/fr-FR/checkoutDeliveries.json';
import checkoutProblemsTexts from '../messages/fr-FR/checkoutProblems.json';
import formsTexts from '../messages/fr-FR/forms.json';
import linksTexts from '../messages/fr-FR/links.json';
import payLinkTexts from '../messages/fr-FR/payLink.json';
import paymentTexts from '../messages/fr-FR/payment.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { PageColumn } from '../ui/layout/PageFrame';
import { Stack } from '../ui/layout/Stack';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';

function CheckoutPage() {
  const t = useMessages();
  const payCart = useShopSelector(selectPayCart);
  const own = cartApi.useCartItemsQuery(1, { skip: payCart !== null }).data;
  const shared = payLinkApi.useSharedCartQuery({ cartId: payCart ?? '', page: 1 }, { skip: payCart === null }).data;
  const items = payCart === null ? own : shared;
  // Subscribes for the sagas, which read whether there is anything to order: this page's header has no cart badge that
  // would keep the entry.
  cartApi.useCartSummaryQuery();
  return (
    <PageColumn>
      <Heading tabIndex={-1}>{t('checkout.title')}</Heading>
      <LostReturn />
      <CheckoutGate hasLines={items ? holdsLines(items) : null}>
        {(checkout) => (
          <AmountsIn currency={checkout.cartSummary.currencyIsoCode}>
            <Columns>
              <CheckoutSteps
                checkout={checkout}
                lines={
                  items &&
                  (payCart === null ? (
                    <Reviewed items={items} checkoutId={checkout.checkoutId} />
                  ) : (
                    // Neither lines nor coupons of a cart that is paid by link can be changed.
                    <SharedLines cartId={payCart} first={items} />
                  ))
                }
              />
              <OrderSummary checkout={checkout} />
            </Columns>
          </AmountsIn>
        )}
      </CheckoutGate>
    </PageColumn>
  );
}

/** The lines of the order and its promotions. */
function Reviewed({ items, checkoutId }: { readonly items: CartItems; readonly checkoutId: string }) {
  return (
    <Stack>
      <ReviewedLines first={items} />
      <CartOffers items={items} checkoutId={checkoutId} />
    </Stack>
  );
}

/** All ordered lines, loaded page by page of the cart. */
function ReviewedLines({ first }: { readonly first: CartItems }) {
  const t = useMessages();
  const others = Array.from({ length: Math.max(0, first.totalNumberOfPages - 1) }, (_, index) => index + 2);
  return (
    <LineList aria-label={t('checkout.review.goods')}>
      <Lines items={first} />
      {others.map((page) => (
        <FurtherLines key={page} page={page} />
      ))}
    </LineList>
  );
}

function FurtherLines({ page }: { readonly page: number }) {
  const { data } = cartApi.useCartItemsQuery(page);
  return data ? <Lines items={data} /> : null;
}

function Lines({ items }: { readonly items: CartItems }) {
  const t = useMessages();
  const { wireMoney, number } = useFormatting();
  return readLines(items).map((line) => (
    <li key={line.cartItemId ?? line.productId}>
      <span>
        {t('checkout.review.line', { quantity: number(line.quantity), name: unbroken(line.name) })}
        {line.packaging && <small>{line.packaging}</small>}
        <LineModel line={line} />
      </span>
      <span>{t('checkout.review.lineTotal', { amount: wireMoney(line.lineSubtotal) ?? '' })}</span>
    </li>
  ));
}

const Heading = styled.h1`
  margin-block: ${tokens.space[6]};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space[6]};
  padding-bottom: ${tokens.space[12]};
  ${media.belowLarge} {
    > :last-child,
    > :nth-last-child(2) {
      order: -1;
    }
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const LineList = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  span:last-child {
    white-space: nowrap;
  }
`;

export const checkout: PageModule = {
  Page: CheckoutPage,
  texts: {
    ...cartCouponsTexts,
    ...cartLinesTexts,
    ...addressesTexts,
    ...checkoutTexts,
    ...checkoutDeliveriesTexts,
    ...checkoutProblemsTexts,
    ...formsTexts,
    ...linksTexts,
    ...payLinkTexts,
    ...paymentTexts,
    ...rhythmTexts,
  },
  head: (_state, _match, t) => ({ title: t('checkout.title'), description: t('checkout.description'), indexed: false }),
  slices: { checkout: checkoutReducer, guestDetails: guestDetailsReducer, coupons: couponReducer },
  events: [checkoutEvents, guestDetailsEvents, couponEvents],
  *loadPageData({ query }) {
    const cartId = query.get(PAY_PARAM);
    return yield* cartId ? call(loadPayPage, { params: { cartId } }) : call(loadCheckoutPage);
  },
  saga: checkoutSaga,
};
