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
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { selectIsStaff } from '../../visitor';
import { checkoutApi, isReadyStatus, type ReadCheckout } from '../checkoutApi';
import { payLinkProblemText, problemText } from '../checkoutProblems';
import { selectCheckoutAllowed, selectCheckoutId, selectCheckoutState, selectSharedCartId } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';

interface CheckoutGateProps {
  /** Whether there is anything to order; null while unknown. */
  readonly hasLines: boolean | null;
  readonly children: (checkout: ReadCheckout) => ReactNode;
}

/** Shows the open checkout; until it is open, or if it cannot be opened, shows the progress or what to do next. */
export function CheckoutGate({ hasLines, children }: CheckoutGateProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const allowed = useShopSelector(selectCheckoutAllowed);
  const isStaff = useShopSelector(selectIsStaff);
  const { phase, retryCode } = useShopSelector(selectCheckoutState);
  const checkoutId = useShopSelector(selectCheckoutId);
  const sharedCartId = useShopSelector(selectSharedCartId);
  const { data } = checkoutApi.useCheckoutQuery(checkoutId ?? '', { skip: checkoutId === null });

  if (isStaff) {
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
  if (!allowed) {
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
  if (phase.kind === 'placed') {
    const toOrder = (
      <ButtonLink href={orderAddress(phase.orderReferenceNumber)} variant="primary">
        {t('checkout.placed.action')}
      </ButtonLink>
    );
    return (
      <EmptyState
        icon={CircleCheck}
        title={t(phase.elsewhere ? 'checkout.placed.elsewhere' : 'checkout.placed.title')}
        actions={toOrder}
      >
        {t('checkout.placed.text', { reference: phase.orderReferenceNumber })}
      </EmptyState>
    );
  }
  if (hasLines === false && phase.kind !== 'opening') {
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
  if (phase.kind === 'failed') {
    const { id, values } = sharedCartId === null ? problemText(phase.problem) : payLinkProblemText(phase.problem);
    const onwards = (
      <>
        <Button variant="primary" onClick={() => dispatch(checkoutEvents.openRequested())}>
          {t('checkout.retry')}
        </Button>
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
  if (!data || !isReadyStatus(data.checkoutStatus)) {
    return (
      <SkeletonGroup label={t('checkout.loading')}>
        <Stack>
          {retryCode !== null && <Message variant="warning">{t('checkout.retrying')}</Message>}
          <Skeleton height="5rem" shape="block" />
          <Skeleton height="5rem" shape="block" />
          <Skeleton height="5rem" shape="block" />
          <Skeleton height="5rem" shape="block" />
        </Stack>
      </SkeletonGroup>
    );
  }
  return children(data);
}
