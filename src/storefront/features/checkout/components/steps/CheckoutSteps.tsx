import type { ReactNode } from 'react';
import { useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Message } from '../../../../ui/feedback/Message';
import { Stack } from '../../../../ui/layout/Stack';
import { AddressLines, PhoneNumber } from '../../../addresses';
import { Personal } from '../../../../kernel/personal';
import type { ReadCheckout } from '../../checkoutApi';
import { currentStep, heldGroups, isStepDone, selectCheckoutState } from '../../checkoutSelectors';
import type { CheckoutStep } from '../../checkoutState';
import { DeliveriesSummary } from '../../deliveries/DeliveriesList';
import { DeliveryTerms } from '../../deliveries/DeliveryTerms';
import { useBilled } from '../addresses/useBilled';
import { ContactStep } from './ContactStep';
import { DeliveryStep } from './DeliveryStep';
import { methodTexts } from './methodTexts';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';
import { StepSection } from './StepSection';

interface CheckoutStepsProps {
  readonly checkout: ReadCheckout;
  readonly lines: ReactNode;
}

/** The four steps on one page, one of them open. */
export function CheckoutSteps({ checkout, lines }: CheckoutStepsProps) {
  const t = useMessages();
  const state = useShopSelector(selectCheckoutState);
  const current = currentStep(checkout, state);
  const facts = (step: CheckoutStep) => ({
    step,
    open: step === current,
    done: isStepDone(step, checkout, state),
    locked: state.placing !== null,
  });
  return (
    <Stack>
      {state.retryCode !== null && (
        <Message variant="warning" announce>
          {t(state.retryCode === 'NO_ANSWER' ? 'checkout.retrying' : 'checkout.retryingServer')}
        </Message>
      )}
      <StepSection {...facts('contact')} summary={<ContactSummary checkout={checkout} />}>
        <ContactStep checkout={checkout} />
      </StepSection>
      <StepSection {...facts('delivery')} summary={<DeliverySummary checkout={checkout} />}>
        <DeliveryStep checkout={checkout} />
      </StepSection>
      <StepSection {...facts('payment')} summary={<PaymentSummary checkout={checkout} />}>
        <PaymentStep checkout={checkout} open={current === 'payment'} />
      </StepSection>
      <StepSection {...facts('review')}>
        <ReviewStep checkout={checkout} lines={lines} />
      </StepSection>
    </Stack>
  );
}

function ContactSummary({ checkout: { contactInfo } }: { readonly checkout: ReadCheckout }) {
  if (!contactInfo) return null;
  const { firstName, lastName, email, phoneNumber } = contactInfo;
  return (
    <>
      <p>
        <Personal token={firstName ?? ''} /> <Personal token={lastName ?? ''} />
      </p>
      <p>
        <Personal token={email ?? ''} />
      </p>
      {phoneNumber && (
        <p>
          <PhoneNumber token={phoneNumber} />
        </p>
      )}
    </>
  );
}

function DeliverySummary({ checkout }: { readonly checkout: ReadCheckout }) {
  const [group, another] = heldGroups(checkout);
  if (another) return <DeliveriesSummary checkout={checkout} />;
  if (!group?.deliveryAddress) return null;
  return (
    <Stack $gap="2">
      <AddressLines address={group.deliveryAddress} />
      <div>
        <DeliveryTerms {...group} />
      </div>
    </Stack>
  );
}

function PaymentSummary({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const { payment } = useShopSelector(selectCheckoutState);
  const billed = useBilled(checkout);
  return (
    <Stack $gap="2">
      <div>
        <p>
          {t(methodTexts[payment.method])} {payment.label !== null && <Personal token={payment.label} />}
        </p>
        {payment.mandateReference !== null && (
          <p>
            {t('checkout.payment.mandate')} <Personal token={payment.mandateReference} />
          </p>
        )}
      </div>
      {billed !== null && (
        <div>
          <p>{t('checkout.billing.title')}</p>
          <AddressLines address={billed} />
        </div>
      )}
    </Stack>
  );
}
