import styled from 'styled-components';
import { PURCHASE_ORDER_DAYS } from '../../../../../contract/shopRules';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { DraftField, DraftForm, type Typed } from '../../../../forms';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Message } from '../../../../ui/feedback/Message';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../../ui/fields/FieldGroup';
import { Actions } from '../../../../ui/layout/Actions';
import { Stack } from '../../../../ui/layout/Stack';
import { tokens } from '../../../../ui/theme/tokens';
import type { Problems } from '../../../../forms/drafts';
import { PaymentFrame } from '../../../payments';
import { useVault } from '../../../../kernel/personal';
import type { ReadCheckout } from '../../checkoutApi';
import { selectCheckoutState, selectOfferedMethods } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { FRAME_ABSENT } from '../../checkoutState';
import { purchaseOrderForm } from '../../forms';
import { BankTransfer } from './BankTransfer';
import { BillingAddress } from '../addresses/BillingAddress';
import { ProblemMessage } from '../ProblemMessage';
import { methodTexts } from './methodTexts';

interface PaymentStepProps {
  readonly checkout: ReadCheckout;
  readonly open: boolean;
}

/**
 * The payment step. The provider's frame, which alone has what the shopper typed, is mounted while the step is open,
 * and stays mounted once it has given a reference.
 */
export function PaymentStep({ checkout, open }: PaymentStepProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const dispatch = useShopDispatch();
  const { payment, placing, problems, billing } = useShopSelector(selectCheckoutState);
  const offered = useShopSelector(selectOfferedMethods);
  const isFramed = payment.method === 'card' || payment.method === 'sepa';
  const isBilled = !billing.differs || billing.address !== null;
  const isNeeded = open || payment.label !== null || placing !== null;
  return (
    <Stack>
      {problems.payment && <ProblemMessage problem={problems.payment} hasSupport />}
      {placing?.stage === 'authenticating' && (
        <Message announce title={t('checkout.payment.challenge.title', { amount: wireMoney(placing.total) ?? '' })}>
          {t('checkout.payment.challenge.text')}
        </Message>
      )}
      {placing === null && <BillingAddress checkout={checkout} />}
      {/* Hidden instead of unmounted: the frame alone has what the shopper typed. */}
      <Stack hidden={!isBilled}>
        <Methods hidden={placing !== null}>
          <legend>{t('checkout.payment.legend')}</legend>
          {offered.map((method) => (
            <Checkbox
              key={method}
              type="radio"
              name="paymentMethod"
              checked={payment.method === method}
              onChange={() => dispatch(checkoutEvents.paymentMethodChosen({ method }))}
              label={t(methodTexts[method])}
              hint={
                method === 'purchaseOrder' && t('checkout.payment.purchaseOrderTerm', { days: PURCHASE_ORDER_DAYS })
              }
            />
          ))}
        </Methods>
        {isFramed && isNeeded && <Framed method={payment.method === 'sepa' ? 'sepa' : 'card'} />}
        {payment.method === 'bank' && <BankTransfer />}
        {payment.method === 'purchaseOrder' && <PurchaseOrder />}
      </Stack>
    </Stack>
  );
}

function Framed({ method }: { readonly method: 'card' | 'sepa' }) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const { payment, placing } = useShopSelector(selectCheckoutState);
  const isAbsent = payment.refusal === FRAME_ABSENT;
  const challenge = placing?.stage === 'authenticating' ? placing.transactionId : null;
  return (
    <>
      <PaymentFrame
        method={method}
        request={payment.asked}
        challenge={challenge}
        isAbsent={isAbsent}
        onAbsent={() => dispatch(checkoutEvents.referenceRefused({ code: FRAME_ABSENT }))}
        onRetry={() => dispatch(checkoutEvents.frameRetried())}
        onToken={(token, label, mandateReference) =>
          dispatch(
            checkoutEvents.referenceGiven({
              reference: vault.holdSecret(token),
              label: vault.tokenOf(label),
              mandateReference: mandateReference === null ? null : vault.tokenOf(mandateReference),
            }),
          )
        }
        onProblem={(code) => dispatch(checkoutEvents.referenceRefused({ code }))}
        onChallengeEnded={() => dispatch(checkoutEvents.authenticationEnded())}
      />
      {payment.refusal !== null && !isAbsent && (
        <Message variant="error" announce>
          {t(payment.refusal === 'invalid' ? 'checkout.payment.fieldsWrong' : 'checkout.problem.paymentSilent')}
        </Message>
      )}
      <Actions>
        {challenge === null ? (
          <Button
            variant="primary"
            hidden={placing !== null}
            aria-disabled={isAbsent || undefined}
            onClick={() => {
              if (!isAbsent) dispatch(checkoutEvents.referenceRequested());
            }}
          >
            {t('checkout.continue')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => dispatch(checkoutEvents.authenticationAbandoned())}>
            {t('checkout.payment.challenge.abandon')}
          </Button>
        )}
      </Actions>
    </>
  );
}

const checkNumber = (typed: Typed): Problems =>
  typed['purchaseOrderNumber'] === '' ? { purchaseOrderNumber: { id: 'checkout.payment.poMissing' } } : {};

/** The customer's own purchase order number; treated as personal. */
function PurchaseOrder() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  return (
    <DraftForm
      form={purchaseOrderForm}
      check={checkNumber}
      onReady={({ purchaseOrderNumber = '' }) =>
        dispatch(
          checkoutEvents.referenceGiven({
            reference: purchaseOrderNumber,
            label: purchaseOrderNumber,
            mandateReference: null,
          }),
        )
      }
    >
      <DraftField
        form={purchaseOrderForm}
        field="purchaseOrderNumber"
        privacy="personal"
        label={t('checkout.payment.poNumber')}
        hint={t('checkout.payment.poHint')}
        autoComplete="off"
        required
        maxLength={80}
      />
      <Actions>
        <Button type="submit" variant="primary">
          {t('checkout.continue')}
        </Button>
      </Actions>
    </DraftForm>
  );
}

const Methods = styled(FieldGroup)`
  legend {
    margin-bottom: ${tokens.space[1]};
  }
`;
