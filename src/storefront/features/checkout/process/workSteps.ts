import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { addressesApi } from '../../addresses';
import { raiseCommerceNotice } from '../../notices';
import { localProblem, problemOf, type CheckoutProblem } from '../checkoutProblems';
import { groupOf, selectCheckout } from '../checkoutSelectors';
import type { DeliveryAddressInput, CommandOf } from '../checkoutState';
import { sendChange } from './changeCheckout';
import { untracked } from './repeats';
import { changeDelivery } from './workGroup';

/** null: done. Other errors of the checkout (stock, prices) are not failures of the change; the review shows them. */
type Worked = CheckoutProblem | null;

const emptyAsNull = <T extends { readonly [K in keyof T]: string }>(values: T) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, value === '' ? null : value])) as {
    readonly [K in keyof T]: string | null;
  };

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
      const updated = yield* request(updateAddress.initiate(corrected, untracked));
      if ('failure' in updated) return problemOf(updated.failure);
    }
    return yield* call(deliverTo, { id: addressId });
  }
  if (!address) return localProblem('INTERNAL_ERROR');
  const { phoneNumber, ...place } = address;
  const problem = yield* call(deliverTo, {
    ...emptyAsNull(place),
    companyName: place.companyName,
    shipToPhoneNumber: phoneNumber || null,
  });
  if (problem === null && kept) yield* call(keepAddress, commandId, address);
  return problem;
}

/** The order does not wait for the address book: a failure is only reported. */
function* keepAddress(commandId: string, address: DeliveryAddressInput): SagaGenerator {
  const body = { ...emptyAsNull(address), companyName: address.companyName, addressType: 'Shipping' as const };
  const { createAddress } = addressesApi.endpoints;
  const kept = yield* request(createAddress.initiate({ key: `${commandId}-book`, address: body }, untracked));
  if ('failure' in kept) {
    yield* call(raiseCommerceNotice, { variant: 'warning', label: { id: 'checkout.notice.addressNotKept' } });
  }
}

/**
 * Address and preferences are two calls, because the contract forbids both in one; unchanged parts are not sent. For
 * one of several deliveries a single call sets everything.
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
  return same ? null : yield* call(change, `${commandId}-wishes`, { desiredDeliveryDate, shippingInstructions });
}
