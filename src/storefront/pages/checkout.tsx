import styled from 'styled-components';
import { PAY_PARAM } from '../../contract/pages/pageParams';
import { commandEvents } from '../api/commands';
import { call } from '../kernel/effects';
import type { PageModule } from '../kernel/page';
import { cartApi } from '../features/cart';
import {
  CartOffers,
  couponEvents,
  couponReducer,
  FixedLines,
  loadPayPage,
  payLinkApi,
  StandingNote,
} from '../features/cart/page';
import {
  checkoutEvents,
  CheckoutGate,
  holdsLines,
  checkoutReducer,
  guestDetailsEvents,
  guestDetailsReducer,
  keptAddressesEvents,
  keptAddressesReducer,
  checkoutSaga,
  CheckoutSteps,
  LostReturn,
  loadCheckoutPage,
  OrderSummary,
  selectSharedCartId,
  WhereSummaryFolded,
} from '../features/checkout';
import { AmountsIn } from '../formatting';
import { useShopSelector } from '../kernel/hooks';
import { useMessages } from '../messages';
import addressesTexts from '../messages/fr-FR/addresses.json';
import cartCouponsTexts from '../messages/fr-FR/cartCoupons.json';
import cartLinesTexts from '../messages/fr-FR/cartLines.json';
import checkoutTexts from '../messages/fr-FR/checkout.json';
import checkoutDeliveriesTexts from '../messages/fr-FR/checkoutDeliveries.json';
import checkoutProblemsTexts from '../messages/fr-FR/checkoutProblems.json';
import fixedLinesTexts from '../messages/fr-FR/fixedLines.json';
import formsTexts from '../messages/fr-FR/forms.json';
import linksTexts from '../messages/fr-FR/links.json';
import payLinkTexts from '../messages/fr-FR/payLink.json';
import paymentTexts from '../messages/fr-FR/payment.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { PageColumn } from '../ui/layout/PageFrame';
import { Stack } from '../ui/layout/Stack';
import { WithAside } from '../ui/layout/WithAside';
import { PageHeading } from '../ui/text/PageHeading';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';

function CheckoutPage() {
  const t = useMessages();
  const sharedCartId = useShopSelector(selectSharedCartId);
  const own = cartApi.useCartItemsQuery(1, { skip: sharedCartId !== null }).data;
  const shared = payLinkApi.useSharedCartQuery(
    { cartId: sharedCartId ?? '', page: 1 },
    { skip: sharedCartId === null },
  ).data;
  const items = sharedCartId === null ? own : shared;
  // Keeps the cart's summary in the cache for the sagas, which read from it whether there is anything to order: on
  // other pages the header's cart badge does so, but this page's header has none.
  cartApi.useCartSummaryQuery();
  return (
    <PageColumn>
      <PageHeading>{t('checkout.title')}</PageHeading>
      <LostReturn />
      <CheckoutGate hasLines={items ? holdsLines(items) : null}>
        {(checkout) => (
          <AmountsIn currency={checkout.cartSummary.currencyIsoCode}>
            <Columns>
              <CheckoutSteps
                checkout={checkout}
                lines={
                  items && (
                    <Stack>
                      <FixedLines
                        label={t(sharedCartId === null ? 'checkout.review.goods' : 'payLink.lines')}
                        first={items}
                        sharedCartId={sharedCartId}
                      />
                      <WhereSummaryFolded>
                        <StandingNote items={items} />
                      </WhereSummaryFolded>
                      {/* The coupons of a shared cart cannot be changed. */}
                      {sharedCartId === null && <CartOffers items={items} checkoutId={checkout.checkoutId} />}
                    </Stack>
                  )
                }
              />
              <OrderSummary checkout={checkout}>{items && <StandingNote items={items} />}</OrderSummary>
            </Columns>
          </AmountsIn>
        )}
      </CheckoutGate>
    </PageColumn>
  );
}

const Columns = styled(WithAside)`
  padding-bottom: ${tokens.space[12]};
  ${media.belowLarge} {
    > :last-child,
    > :nth-last-child(2) {
      order: -1;
    }
  }
`;

export const page: PageModule = {
  Page: CheckoutPage,
  texts: {
    ...cartCouponsTexts,
    ...cartLinesTexts,
    ...addressesTexts,
    ...checkoutTexts,
    ...checkoutDeliveriesTexts,
    ...checkoutProblemsTexts,
    ...fixedLinesTexts,
    ...formsTexts,
    ...linksTexts,
    ...payLinkTexts,
    ...paymentTexts,
    ...rhythmTexts,
  },
  head: (_state, _match, t) => ({ title: t('checkout.title'), description: t('checkout.description'), indexed: false }),
  slices: {
    checkout: checkoutReducer,
    guestDetails: guestDetailsReducer,
    keptAddresses: keptAddressesReducer,
    coupons: couponReducer,
  },
  events: [checkoutEvents, commandEvents, guestDetailsEvents, keptAddressesEvents, couponEvents],
  *loadPageData(match, state) {
    const cartId = match.query.get(PAY_PARAM);
    return yield* cartId ? call(loadPayPage, { ...match, params: { cartId } }, state) : call(loadCheckoutPage);
  },
  saga: checkoutSaga,
};
