import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import type { DeliveryAddress } from '../../../../contract/checkout/deliveryGroup';
import { holdsAccountNumber } from '../../../../commerce/accountNumber';
import type { CheckoutError } from '../../../../contract/errors';
import { invalidInput } from '../../../problems';
import { checkAddress, checkPhone, fieldErrors, isServed } from '../../addresses';
import type { AddressRules, FieldFault, StoredAddress } from '../../addresses';
import { deliveryMethod, STANDARD_DELIVERY } from '../deliveryMethods';
import { dayNotOffered, notServed } from './checkoutErrors';
import type { CheckoutState } from './checkoutState';

/** A change as it was asked for, with the saved address it named (null: it names none). */
export interface ChangeCommand {
  readonly body: Omit<ChangeCheckoutBody, 'customFields'>;
  readonly savedAddress: StoredAddress | null;
}

/** What a change is decided by. */
export interface ChangeFacts extends AddressRules {
  readonly deliveryDays: readonly string[];
}

export type ChangeDecision =
  /** `clearsPayment`: another way of delivery, so what was to be paid is no longer that. */
  | { readonly ok: true; readonly state: CheckoutState; readonly clearsPayment: boolean }
  | { readonly ok: false; readonly errors: readonly CheckoutError[] };

const FORBIDDEN: readonly (readonly [key: keyof ChangeCheckoutBody, beside: readonly (keyof ChangeCheckoutBody)[]])[] =
  [
    ['deliveryMethodId', ['deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions', 'contactInfo']],
    ['contactInfo', ['desiredDeliveryDate', 'shippingInstructions']],
  ];

/** Refuses parts that may not be changed in one call, and a call that changes nothing. Throws INVALID_API_INPUT. */
export const checkParts = (body: ChangeCheckoutBody): void => {
  for (const [key, beside] of FORBIDDEN) {
    const other = body[key] === undefined ? undefined : beside.find((name) => body[name] !== undefined);
    if (other !== undefined) throw invalidInput(`${key} and ${other} cannot be changed in one call.`);
  }
  const { customFields, ...parts } = body;
  if (Object.keys(parts).length === 0) throw invalidInput('The call changes nothing.');
};

const trimmed = (typed: string | null | undefined): string | null => {
  const text = (typed ?? '').trim();
  return text === '' ? null : text;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Part = { readonly errors: readonly CheckoutError[] } | { readonly change: Partial<CheckoutState> };

const contactPart = (input: NonNullable<ChangeCheckoutBody['contactInfo']>, facts: ChangeFacts): Part => {
  const { phone, faults } = checkPhone(input.phoneNumber, 'phoneNumber', facts);
  const contactInfo = {
    firstName: trimmed(input.firstName),
    lastName: trimmed(input.lastName),
    email: trimmed(input.email),
    phoneNumber: phone,
  };
  const found: FieldFault[] = [...faults];
  if (contactInfo.lastName === null) found.push({ field: 'lastName', text: 'Indiquez votre nom.' });
  if (contactInfo.email === null || !EMAIL.test(contactInfo.email)) {
    found.push({ field: 'email', text: 'Indiquez une adresse e-mail valide.' });
  }
  return found.length === 0 ? { change: { contactInfo } } : { errors: fieldErrors(found, 'contactInfo') };
};

const ofBook = (address: StoredAddress): DeliveryAddress => ({
  id: address.id,
  name: address.name,
  firstName: address.firstName,
  lastName: address.lastName,
  companyName: address.companyName,
  street: address.street,
  city: address.city,
  region: address.region,
  postalCode: address.postalCode,
  country: address.country,
  phoneNumber: address.phoneNumber,
});

const addressPart = (
  input: NonNullable<ChangeCheckoutBody['deliveryAddress']>,
  saved: StoredAddress | null,
  state: CheckoutState,
  facts: ChangeFacts,
): Part => {
  const { shipToPhoneNumber, id, ...typed } = input;
  const given = saved === null ? { ...typed, phoneNumber: shipToPhoneNumber ?? null } : ofBook(saved);
  const checked = checkAddress(given, facts);
  if (!checked.ok) return { errors: fieldErrors(checked.faults, 'deliveryAddress') };
  if (!isServed(checked.address)) return { errors: [notServed()] };
  const deliveryAddress = { id: saved?.id ?? null, ...checked.address };
  return { change: { deliveryAddress, deliveryMethodId: state.deliveryMethodId ?? STANDARD_DELIVERY.id } };
};

const dayPart = (typed: string | null, { deliveryDays }: ChangeFacts): Part => {
  // A moment of a day is taken for its day.
  const day = trimmed(typed)?.slice(0, 10) ?? null;
  return day === null || deliveryDays.includes(day)
    ? { change: { desiredDeliveryDate: day } }
    : { errors: [dayNotOffered()] };
};

const instructionsPart = (typed: string | null): Part => {
  const shippingInstructions = trimmed(typed);
  if (shippingInstructions === null || !holdsAccountNumber(shippingInstructions)) {
    return { change: { shippingInstructions } };
  }
  const text = 'N’écrivez ni numéro de carte ni IBAN dans les instructions.';
  return { errors: fieldErrors([{ field: 'shippingInstructions', text }]) };
};

const methodPart = (id: string, { deliveryAddress }: CheckoutState): Part => {
  if (deliveryMethod(id) !== null && deliveryAddress !== null) return { change: { deliveryMethodId: id } };
  const text = deliveryAddress === null ? 'Indiquez d’abord une adresse.' : 'Ce mode de livraison n’est pas proposé.';
  return { errors: fieldErrors([{ field: 'deliveryMethodId', text }]) };
};

/**
 * Changes one part of a checkout (or contact and address together): all of it, or nothing and every reason.
 * An address chooses the plain delivery with it; choosing a delivery method clears the payment (CHK-13, CHK-14,
 * CHK-22).
 */
export const decideChange = (
  state: CheckoutState,
  { body, savedAddress }: ChangeCommand,
  facts: ChangeFacts,
): ChangeDecision => {
  const parts: Part[] = [];
  if (body.contactInfo !== undefined) parts.push(contactPart(body.contactInfo, facts));
  if (body.deliveryAddress !== undefined) parts.push(addressPart(body.deliveryAddress, savedAddress, state, facts));
  if (body.desiredDeliveryDate !== undefined) parts.push(dayPart(body.desiredDeliveryDate, facts));
  if (body.shippingInstructions !== undefined) parts.push(instructionsPart(body.shippingInstructions));
  if (body.deliveryMethodId !== undefined) parts.push(methodPart(body.deliveryMethodId, state));
  const errors = parts.flatMap((part) => ('errors' in part ? part.errors : []));
  if (errors.length > 0) return { ok: false, errors };
  const changed = parts.reduce<CheckoutState>(
    (before, part) => ('change' in part ? { ...before, ...part.change } : before),
    state,
  );
  return { ok: true, state: changed, clearsPayment: body.deliveryMethodId !== undefined };
};
