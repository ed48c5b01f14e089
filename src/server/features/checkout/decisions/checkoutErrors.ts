import { CHECKOUT_ERROR_TYPES } from '../../../../contract/checkout/checkout';
import { shopsNumberOf } from '../../../../commerce/delivery/deliveryName';
import { commerceFault, type CommerceFault } from '../../../commerceFault';
import { sentence, type Sentence } from '../../../texts/sentence';
import { describeRefusal, type CartGroup, type PricedCart, type PricedDelivery } from '../../cart';
import type { GuestHoldRefusal, Shortage } from '../../inventory';
import type { CheckoutState } from './checkoutState';

const { cart, conflict, inventory, payment, precondition, shipping, validation } = CHECKOUT_ERROR_TYPES;

/** The code of a line for which the stock is not sufficient. */
const INSUFFICIENT_INVENTORY = 'INSUFFICIENT_INVENTORY';

export const notServed = (): CommerceFault =>
  commerceFault(shipping, sentence('checkout.notServed.title'), sentence('checkout.notServed'), ['deliveryAddress']);

/** A field of the default group by its name; a field of another group with that group's id in front. */
const parameterOf = ({ id, isDefault }: CartGroup, field: string): string =>
  isDefault ? field : `deliveryGroups.${id}.${field}`;

/** A sentence about one delivery: the default one is not named, because most orders have no other. */
function about({ name, isDefault }: CartGroup, text: Sentence): Sentence {
  if (isDefault) return text;
  const number = shopsNumberOf(name);
  const known = number === null ? name : sentence('deliveryGroup.name', { number });
  return sentence('checkout.ofDelivery', { name: known, text });
}

const DAY_GONE = sentence('checkout.day');
const NO_DAY = sentence('checkout.day.title');

export const dayNotOffered = (): CommerceFault => commerceFault(validation, NO_DAY, DAY_GONE, ['desiredDeliveryDate']);

/** Errors of a delivery's chosen day: it is no longer offered (CHK-14). */
export function deliveryErrors(
  { group, lines }: PricedDelivery,
  deliveryDays: readonly string[],
): readonly CommerceFault[] {
  const { desiredDeliveryDate: day } = group.preferences;
  if (lines.length === 0 || day === null || deliveryDays.includes(day)) return [];
  return [commerceFault(validation, NO_DAY, about(group, DAY_GONE), [parameterOf(group, 'desiredDeliveryDate')])];
}

const outOfStock = (name: string, available: number): CommerceFault =>
  commerceFault(
    inventory,
    sentence('checkout.stock.title'),
    available <= 0 ? sentence('checkout.stock.none', { name }) : sentence('checkout.stock.some', { available, name }),
    [],
  );

export const cartChanged = (): CommerceFault =>
  commerceFault(conflict, sentence('checkout.changed.title'), sentence('checkout.changed'));

/** A promotion of the prepared order was used up, or is over. `name`: the coupon's code, or the promotion's name. */
export const promotionGone = (name: string): CommerceFault =>
  commerceFault(conflict, sentence('checkout.offerGone.title'), sentence('checkout.offerGone', { name }));

export const paymentRunning = (): CommerceFault =>
  commerceFault(conflict, sentence('checkout.paying.title'), sentence('checkout.paying'));

const missing = (title: Sentence, detail: Sentence, parameters: readonly string[]): CommerceFault =>
  commerceFault(precondition, title, detail, parameters);

export const notPrepared = (): CommerceFault =>
  missing(sentence('checkout.notPrepared.title'), sentence('checkout.notPrepared'), []);
export const notPaid = (): CommerceFault =>
  missing(sentence('checkout.notPaid.title'), sentence('checkout.notPaid'), ['payment']);

/** The groups that are not empty and still lack address or method. */
export const unaddressed = (deliveries: readonly PricedDelivery[]): readonly CartGroup[] =>
  deliveries
    .filter(({ lines }) => lines.length > 0)
    .map(({ group }) => group)
    .filter(({ preferences }) => preferences.deliveryAddress === null || preferences.deliveryMethodId === null);

/** What is still missing before an order can be placed; answered with 412. */
export function missingParts(
  { contactInfo }: CheckoutState,
  deliveries: readonly PricedDelivery[],
): readonly CommerceFault[] {
  const errors: CommerceFault[] = [];
  const isReachable = contactInfo !== null && contactInfo.lastName !== null && contactInfo.email !== null;
  if (!isReachable) {
    errors.push(missing(sentence('checkout.contact.title'), sentence('checkout.contact'), ['contactInfo']));
  }
  for (const group of unaddressed(deliveries)) {
    const detail = about(group, sentence('checkout.address'));
    errors.push(missing(sentence('checkout.address.title'), detail, [parameterOf(group, 'deliveryAddress')]));
  }
  return errors;
}

/**
 * Why a cart cannot be ordered unchanged: the reason of each invalid line, with a separate type for insufficient stock
 * (CHK-24), and chosen delivery days that are no longer offered (CHK-14).
 */
export function readyErrors(
  { priced, deliveries }: { readonly priced: PricedCart; readonly deliveries: readonly PricedDelivery[] },
  deliveryDays: readonly string[],
): readonly CommerceFault[] {
  const errors = priced.lines.flatMap(({ line, product, refusal }) => {
    if (refusal === null) return [];
    const { errorCode, message } = describeRefusal(refusal);
    const name = product?.name ?? '';
    const detail = name === '' ? message : sentence('checkout.line', { name, problem: message });
    return errorCode === INSUFFICIENT_INVENTORY
      ? [commerceFault(inventory, sentence('checkout.stock.title'), detail, [line.id])]
      : [commerceFault(cart, sentence('checkout.line.title'), detail, [line.id])];
  });
  return [...errors, ...deliveries.flatMap((delivery) => deliveryErrors(delivery, deliveryDays))];
}

/** The name of an ordered product, whether ordered by itself or as part of a bundle. */
const nameOf = ({ lines }: PricedCart, id: string): string | undefined =>
  lines.find(({ line }) => line.productId === id)?.product?.name ??
  lines.flatMap(({ product }) => product?.contents ?? []).find(({ productId }) => productId === id)?.name;

/** Shortages as errors for shoppers, with the names of the products. */
export const shortageErrors = (shortages: readonly Shortage[], cart: PricedCart): readonly CommerceFault[] =>
  shortages.map(({ productId, available }) => outOfStock(nameOf(cart, productId) ?? '', available));

/** A guest's reservation would exceed what visitors without an account may reserve. */
export function beyondGuestLimit(limit: GuestHoldRefusal, cart: PricedCart): CommerceFault {
  const name = limit.kind === 'product' ? nameOf(cart, limit.productId) : undefined;
  const { most } = limit;
  return commerceFault(
    inventory,
    sentence('checkout.guestLimit.title'),
    name === undefined
      ? sentence('checkout.guestLimit.units', { most })
      : sentence('checkout.guestLimit.product', { most, name }),
  );
}

export const paymentRefused = (detail: Sentence): CommerceFault =>
  commerceFault(payment, sentence('payment.refused.title'), detail);
export const paymentInvalid = (detail: Sentence, parameter: string): CommerceFault =>
  commerceFault(payment, sentence('payment.invalid.title'), detail, [parameter]);
export const paymentCancelled = (): CommerceFault =>
  commerceFault(
    CHECKOUT_ERROR_TYPES.paymentCancelled,
    sentence('payment.cancelled.title'),
    sentence('payment.cancelled'),
  );
