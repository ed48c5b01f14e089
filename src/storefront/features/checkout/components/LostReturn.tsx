import { loginAddress } from '../../../../contract/pages/pageReference';
import { returnAddress } from '../../../../contract/payment/paymentPaths';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Message } from '../../../ui/feedback/Message';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { selectIsLoggedIn } from '../../visitor';
import { selectCheckoutState } from '../checkoutSelectors';

/** What to do about a bank return whose payment does not belong to this visitor. */
export function LostReturn() {
  const t = useMessages();
  const { lostReturn } = useShopSelector(selectCheckoutState);
  const isCustomer = useShopSelector(selectIsLoggedIn);
  if (lostReturn === null) return null;
  return (
    <Message variant="warning" announce title={t('checkout.bank.lost.title')}>
      <Stack $gap="3">
        <p>{t(isCustomer ? 'checkout.bank.lost.customer' : 'checkout.bank.lost.guest')}</p>
        {!isCustomer && (
          <Cluster>
            <ButtonLink href={loginAddress(returnAddress(lostReturn))} variant="primary">
              {t('checkout.login.action')}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Message>
  );
}
