import type { Address } from '../../../../contract/addresses/address';
import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { addressesApi } from '../../addresses';
import { localProblem, problemOf, type CheckoutProblem } from '../checkoutProblems';
import { groupOf, selectCheckout } from '../checkoutSelectors';
import type { CommandOf } from '../checkoutState';
import { keptAddressesEvents } from '../keptAddresses/keptAddressesSlice';
import { sendChange } from './changeCheckout';
import { emptyAsNull } from './emptyAsNull';
import { requestWithRepeats, untracked } from './repeats';
import { changeDelivery } from './workGroup';

/** null: done. Other errors of the checkout (stock, prices) are not failures of the change; the review shows them. */
type Worked = CheckoutProblem | null;

function* change(key: string, body: ChangeCheckoutBody): SagaGenerator<Worked> {
  const checkout = yield* select(selectCheckout);
  if (!checkout) return localProblem('SESSION_NOT_LOADED');
  const changing = yield* call(sendChange, checkout.checkoutId, key, body);
  if ('problem' in changing) return changing.problem;
  const [first] = changing.refused;
  return first ? problemOf([first], 422) : null;
}

export function* workContact({ commandId, contactInfo }: CommandOf<'contact'>): SagaGenerator<Worked> {
  return yield* call(change, commandId, { contactInfo: emptyAsNull(contactInfo) });
}

/** A saved address by its id, updated first if the shopper edited it; or a new one as typed. */
export function* workAddress(command: CommandOf<'address'>): SagaGenerator<Worked> {
  const { commandId, addressId, address, kept, deliveryGroupId: group } = command;
  const deliverTo = (deliveryAddress: NonNullable<ChangeCheckoutBody['deliveryAddress']>) =>
    group === undefined
      ? change(commandId, { deliveryAddress })
      : changeDelivery(commandId, group, { deliveryAddress });
  if (addressId !== null) {
    if (address) {
      const { updateAddress } = addressesApi.endpoints;
      const corrected = {
        key: `${commandId}-book`,
        addressId,
        change: { ...emptyAsNull(address), companyName: address.companyName },
      };
      const updated = yield* call(requestWithRepeats<Address | null>, () =>
        updateAddress.initiate(corrected, untracked),
      );
      if ('failure' in updated) return problemOf(updated.failure);
    }
    return yield* call(deliverTo, { id: addressId });
  }
  if (!address) return localProblem('INTERNAL_ERROR');
  const { phoneNumber, ...deliveryAddress } = address;
  const problem = yield* call(deliverTo, {
    ...emptyAsNull(deliveryAddress),
    companyName: deliveryAddress.companyName,
    shipToPhoneNumber: phoneNumber || null,
  });
  if (problem === null && kept) yield* put(keptAddressesEvents.requested(address));
  return problem;
}

/**
 * Method and preferences are two calls, because the contract forbids both in one; unchanged parts are not sent. For one
 * of several deliveries a single call sets everything.
 */
export function* workDelivery(command: CommandOf<'delivery'>): SagaGenerator<Worked> {
  const { commandId, deliveryGroupId, name, deliveryMethodId, desiredDeliveryDate, shippingInstructions } = command;
  if (deliveryGroupId !== undefined) {
    const preferences = { deliveryMethodId, desiredDeliveryDate, shippingInstructions };
    return yield* call(changeDelivery, commandId, deliveryGroupId, { ...preferences, ...(name && { name }) });
  }
  const checkout = yield* select(selectCheckout);
  const group = checkout && groupOf(checkout);
  if (!group) return localProblem('SESSION_NOT_LOADED');
  if (group.selectedDeliveryMethod?.id !== deliveryMethodId) {
    const problem = yield* call(change, `${commandId}-method`, { deliveryMethodId });
    if (problem) return problem;
  }
  const same = group.desiredDeliveryDate === desiredDeliveryDate && group.shippingInstructions === shippingInstructions;
  return same ? null : yield* call(change, `${commandId}-preferences`, { desiredDeliveryDate, shippingInstructions });
}
