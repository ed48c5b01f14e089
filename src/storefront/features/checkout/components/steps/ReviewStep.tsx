import type { ReactNode } from 'react';
import { withBase } from '../../../../../contract/pages/basePath';
import { CART_ADDRESS } from '../../../../../contract/pages/pageReference';
import { TERMS_ADDRESS } from '../../../../../contract/pages/references';
import { PURCHASE_ORDER_DAYS } from '../../../../../contract/shopRules';
import { payAddress } from '../../../../../contract/pages/payLink';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { Cluster, Stack } from '../../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { totalCents, type ReadCheckout } from '../../checkoutApi';
import { problemOf } from '../../checkoutProblems';
import { isOfSharedCart, promisedDays, selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { DeliveriesList } from '../../deliveries/DeliveriesList';
import { CheckoutTotals } from '../CheckoutTotals';
import { OrderBefore } from '../OrderBefore';
import { WhereSummaryFolded } from '../WhereSummaryFolded';
import { ProblemMessage } from '../ProblemMessage';

const stages = {
  preparing: 'checkout.placing.preparing',
  paying: 'checkout.placing.paying',
  authenticating: 'checkout.placing.authenticating',
  leaving: 'checkout.placing.leaving',
  returning: 'checkout.placing.returning',
  submitting: 'checkout.placing.submitting',
} as const;

/** Placeholder for the link in the sentence: a private-use character that occurs in no text. */
const TERMS_MARK = '\ue000';

interface ReviewStepProps {
  readonly checkout: ReadCheckout;
  /** The order's lines, rendered by the page. */
  readonly lines: ReactNode;
}

/** The whole order with VAT by rate, and the order button. */
export function ReviewStep({ checkout, lines }: ReviewStepProps) {
  const t = useMessages();
  const { money } = useFormatting();
  const dispatch = useShopDispatch();
  const { payment, placing, problems, inFlight } = useShopSelector(selectCheckoutState);
  const standing = checkout.errors.map((error) => problemOf([error], checkout.checkoutStatus));
  const total = checkout.cartSummary.grandTotalAmount;
  const terms = t('checkout.review.terms', { method: payment.method, terms: TERMS_MARK, days: PURCHASE_ORDER_DAYS });
  const [beforeTerms = '', afterTerms = ''] = terms.split(TERMS_MARK);
  const toCart = isOfSharedCart(checkout) ? (
    <ButtonLink href={payAddress(checkout.cartSummary.cartId ?? '')}>{t('payLink.see')}</ButtonLink>
  ) : (
    <ButtonLink href={CART_ADDRESS}>{t('checkout.review.changeCart')}</ButtonLink>
  );
  return (
    <Stack>
      {lines}
      <DeliveriesList checkout={checkout} />
      <CheckoutTotals checkout={checkout} />
      {problems.review && <ProblemMessage problem={problems.review} hasSupport />}
      {standing.map((problem, index) => (
        <ProblemMessage key={`${index} ${problem.code}`} problem={problem} />
      ))}
      {standing.length > 0 ? (
        <Cluster>
          {toCart}
          <Button
            busy={inFlight.some(({ kind }) => kind === 'open')}
            onClick={() => dispatch(checkoutEvents.openRequested())}
          >
            {t('checkout.review.checkAgain')}
          </Button>
        </Cluster>
      ) : (
        <>
          <p>
            {beforeTerms}
            <a href={withBase(TERMS_ADDRESS)} target="_blank" rel="noopener">
              {t('checkout.review.termsLink')}
              <VisuallyHidden>{t('links.newWindow')}</VisuallyHidden>
            </a>
            {afterTerms}
          </p>
          <WhereSummaryFolded>
            <OrderBefore days={promisedDays(checkout)} />
          </WhereSummaryFolded>
          <Button
            variant="primary"
            wide
            busy={placing !== null}
            busyLabel={placing ? t(stages[placing.stage]) : ''}
            onClick={() => dispatch(checkoutEvents.placeRequested(total))}
          >
            {t(payment.method === 'purchaseOrder' ? 'checkout.review.placeOnAccount' : 'checkout.review.place', {
              amount: money(totalCents(checkout)),
            })}
          </Button>
          {placing && <p aria-hidden>{t(stages[placing.stage])}</p>}
        </>
      )}
    </Stack>
  );
}
