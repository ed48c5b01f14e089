import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Actions } from '../../../../ui/layout/Actions';
import { Stack } from '../../../../ui/layout/Stack';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';

/** Explains the bank transfer: after ordering, the shopper pays on their bank's own page and returns. */
export function BankTransfer() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { payment } = useShopSelector(selectCheckoutState);
  return (
    <Stack>
      <p>{t(payment.transactionId === null ? 'checkout.bank.text' : 'checkout.bank.waiting')}</p>
      <Actions>
        <Button variant="primary" onClick={() => dispatch(checkoutEvents.bankAgreed())}>
          {t('checkout.continue')}
        </Button>
      </Actions>
    </Stack>
  );
}
