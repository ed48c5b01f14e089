import { loginAddress, ORDERS_ADDRESS } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { selectIsLoggedIn } from '../../visitor';

/** What to do if an order is not found: a guest logs in and comes back, a customer looks in their own orders. */
export function MissingOrderAction() {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  const isCustomer = useShopSelector(selectIsLoggedIn);
  return (
    <ButtonLink href={isCustomer ? ORDERS_ADDRESS : loginAddress(pathname + search)} variant="primary">
      {t(isCustomer ? 'orders.missing.own' : 'session.login')}
    </ButtonLink>
  );
}
