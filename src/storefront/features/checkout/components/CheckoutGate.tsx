import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LogIn from 'lucide-react/icons/log-in';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { ReactNode } from 'react';
import {
  CART_ADDRESS,
  CHECKOUT_ADDRESS,
  HOME_ADDRESS,
  loginAddress,
  orderAddress,
} from '../../../../contract/pages/pageReference';
import { payAddress } from '../../../../contract/pages/payLink';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { RetryButton } from '../../fallback/retry/late';
import { selectIsStaff } from '../../visitor';
import { checkoutApi, isReadyStatus, type ReadCheckout } from '../checkoutApi';
import { payLinkProblemText, problemText, type CheckoutProblem } from '../checkoutProblems';
import { selectCheckoutAllowed, selectCheckoutId, selectCheckoutState, selectSharedCartId } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';

interface CheckoutGateProps {
  /** Whether there is anything to order; null while unknown. */
  readonly hasLines: boolean | null;
  readonly children: (checkout: ReadCheckout) => ReactNode;
}

/** Shows the open checkout; until it is open, or if it cannot be opened, shows the progress or what to do next. */
export function CheckoutGate({ hasLines, children }: CheckoutGateProps) {
  const allowed = useShopSelector(selectCheckoutAllowed);
  const isStaff = useShopSelector(selectIsStaff);
  const { phase, retryCode } = useShopSelector(selectCheckoutState);
  const checkoutId = useShopSelector(selectCheckoutId);
  const { data } = checkoutApi.useCheckoutQuery(checkoutId ?? '', { skip: checkoutId === null });

  if (isStaff) return <NotForStaff />;
  if (!allowed) return <LoginFirst />;
  if (phase.kind === 'placed') {
    return <PlacedAlready reference={phase.orderReferenceNumber} isElsewhere={phase.elsewhere} />;
  }
  if (hasLines === false && phase.kind !== 'opening') return <NothingToOrder />;
  if (phase.kind === 'failed') return <NotOpened problem={phase.problem} />;
  if (!data || !isReadyStatus(data.checkoutStatus)) return <Opening isRetried={retryCode !== null} />;
  return children(data);
}

function NotForStaff() {
  const t = useMessages();
  return (
    <EmptyState
      icon={UserRoundX}
      title={t('checkout.staff.title')}
      actions={<ButtonLink href={CART_ADDRESS}>{t('cart.seeCart')}</ButtonLink>}
    >
      {t('cart.staff')}
    </EmptyState>
  );
}

function LoginFirst() {
  const t = useMessages();
  const sharedCartId = useShopSelector(selectSharedCartId);
  const toLogin = (
    <ButtonLink
      href={loginAddress(sharedCartId === null ? CHECKOUT_ADDRESS : payAddress(sharedCartId))}
      variant="primary"
    >
      {t('checkout.login.action')}
    </ButtonLink>
  );
  return (
    <EmptyState icon={LogIn} title={t('checkout.login.title')} actions={toLogin}>
      {t('checkout.login.text')}
    </EmptyState>
  );
}

function PlacedAlready({ reference, isElsewhere }: { readonly reference: string; readonly isElsewhere: boolean }) {
  const t = useMessages();
  const toOrder = (
    <ButtonLink href={orderAddress(reference)} variant="primary">
      {t('checkout.placed.action')}
    </ButtonLink>
  );
  return (
    <EmptyState
      icon={CircleCheck}
      title={t(isElsewhere ? 'checkout.placed.elsewhere' : 'checkout.placed.title')}
      actions={toOrder}
    >
      {t('checkout.placed.text', { reference })}
    </EmptyState>
  );
}

function NothingToOrder() {
  const t = useMessages();
  const onwards = (
    <>
      <ButtonLink href={HOME_ADDRESS} variant="primary">
        {t('checkout.empty.action')}
      </ButtonLink>
      <ButtonLink href={CART_ADDRESS}>{t('cart.seeCart')}</ButtonLink>
    </>
  );
  return (
    <EmptyState icon={ShoppingCart} title={t('checkout.empty.title')} actions={onwards}>
      {t('checkout.empty.text')}
    </EmptyState>
  );
}

function NotOpened({ problem }: { readonly problem: CheckoutProblem }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const sharedCartId = useShopSelector(selectSharedCartId);
  const { id, values } = sharedCartId === null ? problemText(problem) : payLinkProblemText(problem);
  const onwards = (
    <>
      <RetryButton onRetry={() => dispatch(checkoutEvents.openRequested())}>{t('checkout.retry')}</RetryButton>
      {sharedCartId === null ? (
        <ButtonLink href={CART_ADDRESS}>{t('cart.seeCart')}</ButtonLink>
      ) : (
        <ButtonLink href={payAddress(sharedCartId)}>{t('payLink.see')}</ButtonLink>
      )}
    </>
  );
  return (
    <EmptyState icon={CloudOff} title={t('checkout.failed.title')} actions={onwards}>
      {t(id, values)}
    </EmptyState>
  );
}

function Opening({ isRetried }: { readonly isRetried: boolean }) {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('checkout.loading')}>
      <Stack>
        {isRetried && <Message variant="warning">{t('checkout.retrying')}</Message>}
        {/* About as high as the open step, so that the footer does not move. */}
        <Skeleton height="23.5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
