import { useShopSelector } from '../../../../kernel/hooks';
import type { ShownAddress } from '../../../addresses';
import { selectCompany } from '../../../visitor';
import type { ReadCheckout } from '../../checkoutApi';
import { heldGroups, selectCheckoutState } from '../../checkoutSelectors';

/**
 * Whom the invoice will be made out to: the address that the payment sends, with the company that the server adds to
 * it, which is the account's or else, at the same address, that of the first delivery. null: still to be entered.
 */
export function useBilled(checkout: ReadCheckout): ShownAddress | null {
  const { billing } = useShopSelector(selectCheckoutState);
  const company = useShopSelector(selectCompany);
  const delivery = heldGroups(checkout)[0]?.deliveryAddress ?? null;
  const address = billing.differs ? billing.address : delivery;
  if (address === null) return null;
  const { name, street, postalCode, city, country } = address;
  const isSameAddress = street === delivery?.street && postalCode === delivery.postalCode && city === delivery.city;
  return {
    name,
    companyName: company ?? (isSameAddress ? delivery.companyName : null),
    street,
    postalCode,
    city,
    country,
  };
}
