import CloudOff from 'lucide-react/icons/cloud-off';
import LogIn from 'lucide-react/icons/log-in';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { AUTHENTICATION_PAGES } from '../../contract/authentication/authenticationPages';
import { isReady } from '../../contract/cart/cart';
import type { CartItems } from '../../contract/cart/cartItem';
import { parseMoney } from '../../contract/money';
import {
  CART_ADDRESS,
  CHECKOUT_ADDRESS,
  HOME_ADDRESS,
  loginAddress,
  ORDERS_ADDRESS,
} from '../../contract/pages/pageReference';
import { AmountsIn, useFormatting } from '../formatting';
import { call, select } from '../kernel/effects';
import { useShopSelector } from '../kernel/hooks';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { cartApi, cartLinesOf, FreeDeliveryMeter, selectCartAllowed, selectIsCartReady } from '../features/cart';
import {
  CartFailure,
  CartOffers,
  cartPageOf,
  CartStatus,
  CartTable,
  CartTotals,
  OffersInTotals,
  CheckoutBar,
  batchEvents,
  couponEvents,
  couponReducer,
  MissingProducts,
  payLinkEvents,
  payLinkReducer,
  PreservedCart,
  readLines,
  reservationEvents,
  reservationReducer,
  ReserveCart,
  RemovedLine,
  selectCartStatus,
  SharePayLink,
} from '../features/cart/page';
import { deadline } from '../features/delivery';
import { RetryButton } from '../features/fallback/retry/late';
import { giftWrapOffer, loadGiftWrap, selectGiftWrapOffered } from '../features/giftWrap';
import { cartAnchors, recommendationShelf } from '../features/recommendations';
import { selectIsBuyer, selectIsStaff } from '../features/visitor';
import { useMessages } from '../messages';
import cartCouponsTexts from '../messages/fr-FR/cartCoupons.json';
import cartLinesTexts from '../messages/fr-FR/cartLines.json';
import cartPageTexts from '../messages/fr-FR/cartPage.json';
import cartPreserveTexts from '../messages/fr-FR/cartPreserve.json';
import cartProblemsTexts from '../messages/fr-FR/cartProblems.json';
import payLinkTexts from '../messages/fr-FR/payLink.json';
import reservationTexts from '../messages/fr-FR/reservation.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { ButtonLink } from '../ui/controls/ButtonLink';
import { Link } from '../ui/controls/Link';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Message } from '../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { Card } from '../ui/layout/Card';
import { PageColumn } from '../ui/layout/PageFrame';
import { Stack } from '../ui/layout/Stack';
import { WithAside } from '../ui/layout/WithAside';
import { PageHeading } from '../ui/text/PageHeading';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { tokens } from '../ui/theme/tokens';
import { Pagination } from '../ui/wayfinding/Pagination';

function CartPage({ query }: RouteMatch) {
  const t = useMessages();
  return (
    <PageColumn>
      <PageHeading>{t('cart.title')}</PageHeading>
      <OutcomeArea>
        <PreservedCart />
      </OutcomeArea>
      <CartContent page={cartPageOf(query)} />
    </PageColumn>
  );
}

function CartContent({ page }: { readonly page: number }) {
  const t = useMessages();
  const allowed = useShopSelector(selectCartAllowed);
  const { currentData: items, error, isFetching, refetch } = cartApi.useCartItemsQuery(cartLinesOf(page));
  if (!allowed) {
    return (
      <EmptyState
        icon={LogIn}
        title={t('cart.login.title')}
        actions={
          <>
            <ButtonLink href={loginAddress(CART_ADDRESS)} variant="primary">
              {t('session.login')}
            </ButtonLink>
            <ButtonLink href={HOME_ADDRESS}>{t('cart.empty.action')}</ButtonLink>
          </>
        }
      >
        <p>{t('cart.login.text')}</p>
        <p>
          {t('cart.login.new')} <Link href={AUTHENTICATION_PAGES.becomeCustomer}>{t('cart.login.become')}</Link>
        </p>
      </EmptyState>
    );
  }
  if (!items && error) {
    const again = (
      <RetryButton busy={isFetching} onRetry={refetch}>
        {t('cart.failed.retry')}
      </RetryButton>
    );
    return (
      <EmptyState icon={CloudOff} title={t('cart.failed.title')} actions={again}>
        <CartFailure error={error} busy={isFetching} />
      </EmptyState>
    );
  }
  // Empty but not ready: the server is still adding the lines.
  if (!items || (items.totalItemCount === 0 && !isReady(items.cartSummary.asyncOperationStatus))) {
    return (
      <>
        <CartStatus />
        <CartSkeleton />
      </>
    );
  }
  if (items.totalItemCount === 0) {
    return (
      <>
        <CartStatus />
        <MissingProducts items={items} />
        <RemovedLine />
        <EmptyState icon={ShoppingCart} title={t('cart.empty.title')} actions={<EmptyCartActions />}>
          {t('cart.empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <AmountsIn currency={items.cartSummary.currencyIsoCode}>
        <FilledCart items={items} page={page} />
      </AmountsIn>
      <Completing>
        <recommendationShelf.Show
          recommender="ComplementaryProducts"
          anchorFromCurrentCart
          anchorValues={cartAnchors(items)}
          title="recommendations.cart"
        />
      </Completing>
    </>
  );
}

/** Where an empty cart leads: to the products, and who orders for a business to what they have ordered before. */
function EmptyCartActions() {
  const t = useMessages();
  const isBuyer = useShopSelector(selectIsBuyer);
  return (
    <>
      <ButtonLink href={HOME_ADDRESS} variant="primary">
        {t('cart.empty.action')}
      </ButtonLink>
      {isBuyer && <ButtonLink href={ORDERS_ADDRESS}>{t('cart.empty.orders')}</ButtonLink>}
    </>
  );
}

/** Gift wrap is chosen where its new line will be: the newest lines are on the first page. */
const isGiftWrapPage = (page: number): boolean => page === 1;

interface FilledCartProps {
  readonly items: CartItems;
  readonly page: number;
}

/** Not rendered again while its lines are only being read again. */
const FilledCart = memo(function FilledCart({ items, page }: FilledCartProps) {
  const t = useMessages();
  const offersGiftWrap = useShopSelector(selectGiftWrapOffered);
  const { quantity } = useFormatting();
  const { uniqueProductCount, totalProductCount } = items.cartSummary;
  return (
    <WithAside>
      <Count>
        {t('cart.count', {
          lines: uniqueProductCount,
          shownLines: quantity(uniqueProductCount),
          pieces: Number(totalProductCount),
          shownPieces: quantity(totalProductCount),
        })}
      </Count>
      <Stack>
        <CartStatus />
        <MissingProducts items={items} />
        <RemovedLine />
        {items.cartItems.length > 0 ? (
          <CartTable lines={readLines(items)} />
        ) : (
          // The last line of the last page was removed: the other lines are on earlier pages.
          <ButtonLink href={CART_ADDRESS}>{t('cart.seeCart')}</ButtonLink>
        )}
        <Pagination
          page={page}
          pages={items.totalNumberOfPages}
          hrefOf={(other) => (other === 1 ? CART_ADDRESS : `${CART_ADDRESS}?page=${other}`)}
          labels={{
            navigation: t('cart.pages.label'),
            previous: t('cart.pages.previous'),
            next: t('cart.pages.next'),
            page: (number) => t('cart.pages.page', { page: number }),
          }}
        />
        {offersGiftWrap && isGiftWrapPage(page) && <giftWrapOffer.Show />}
      </Stack>
      <Totals items={items} />
    </WithAside>
  );
});

/** What the cart costs, and the way to the checkout. */
function Totals({ items }: Pick<FilledCartProps, 'items'>) {
  const t = useMessages();
  const isStaff = useShopSelector(selectIsStaff);
  const isBuyer = useShopSelector(selectIsBuyer);
  const { promotions } = items.cartPromotions.promotions;
  const isDeliveryPromoted = promotions.some(({ targetType }) => targetType === 'Shipping');
  return (
    <TotalsCard>
      <h2 id="cart-totals">{t('cart.totals.title')}</h2>
      {!isDeliveryPromoted && (
        <FreeDeliveryMeter netProductCents={parseMoney(items.cartSummary.totalProductAmountAfterAdjustments) ?? 0} />
      )}
      <CartTotals items={items} offers={(promotions) => <OffersInTotals items={items} promotions={promotions} />} />
      <CartOffers items={items} />
      <CheckoutBar items={items}>{isStaff ? <Message>{t('cart.staff')}</Message> : <ToCheckout />}</CheckoutBar>
      {isBuyer && !isStaff && (
        <>
          <ReserveCart reservation={items.cartSummary.inventoryReservation ?? null} />
          <SharePayLink />
        </>
      )}
      <p>
        <deadline.Show page="cart" />
      </p>
    </TotalsCard>
  );
}

/** Says while the totals are being changed; its contents are not rendered again for that. */
function TotalsCard({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const ready = useShopSelector(selectIsCartReady);
  return (
    <Card as="aside" aria-labelledby="cart-totals" aria-busy={!ready}>
      <Stack>
        {children}
        <VisuallyHidden role="status">{ready ? '' : t('cart.updating')}</VisuallyHidden>
      </Stack>
    </Card>
  );
}

/** The link to the checkout; while the cart is being changed it stays, with the focus, but leads nowhere. */
function ToCheckout() {
  const t = useMessages();
  const { isReadyForCheckout } = useShopSelector(selectCartStatus);
  return (
    <ButtonLink
      href={CHECKOUT_ADDRESS}
      variant="primary"
      wide
      {...(!isReadyForCheckout && {
        'aria-busy': true,
        'aria-disabled': true,
      })}
    >
      {t('cart.checkout')}
    </ButtonLink>
  );
}

const Completing = styled.div`
  margin-top: ${tokens.space[12]};
`;

function CartSkeleton() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('cart.loading')}>
      <WithAside>
        <Stack>
          <Skeleton height="6rem" shape="block" />
          <Skeleton height="6rem" shape="block" />
          <Skeleton height="6rem" shape="block" />
        </Stack>
        <Skeleton height="20rem" shape="block" />
      </WithAside>
    </SkeletonGroup>
  );
}

const OutcomeArea = styled.div`
  &:not(:empty) {
    margin-bottom: ${tokens.space[10]};
  }
`;

/** The numbers of products and pieces in the whole cart, even if the page shows only a part of it. */
const Count = styled.p`
  grid-column: 1 / -1;
  margin-block: calc(-1 * ${tokens.space[5]}) calc(-1 * ${tokens.space[2]});
  color: ${tokens.color.inkSoft};
`;

export const page: PageModule = {
  Page: CartPage,
  texts: {
    ...cartCouponsTexts,
    ...cartLinesTexts,
    ...cartPageTexts,
    ...cartPreserveTexts,
    ...cartProblemsTexts,
    ...payLinkTexts,
    ...reservationTexts,
    ...rhythmTexts,
  },
  head: (_state, _match, t) => ({ title: t('cart.title'), description: t('cart.description'), indexed: false }),
  slices: { coupons: couponReducer, payLink: payLinkReducer, reservation: reservationReducer },
  events: [couponEvents, batchEvents, payLinkEvents, reservationEvents],
  *loadBelow({ query }) {
    const page = cartPageOf(query);
    const { data } = yield* select(cartApi.endpoints.cartItems.select(cartLinesOf(page)));
    if (data && isGiftWrapPage(page)) yield* call(loadGiftWrap, data);
  },
};
