import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Stack } from '../../../../ui/layout/Stack';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { StepActions } from './StepActions';

/** Explains the bank transfer: after ordering, the shopper pays on their bank's own page and returns. */
export function BankTransfer() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { payment } = useShopSelector(selectCheckoutState);
  return (
    <Stack $gap="2">
      <p>{t(payment.transactionId === null ? 'checkout.bank.text' : 'checkout.bank.waiting')}</p>
      <StepActions>
        <Button variant="primary" onClick={() => dispatch(checkoutEvents.bankAgreed())}>
          {t('checkout.continue')}
        </Button>
      </StepActions>
    </Stack>
  );
}
