import type { DeliveryAddress, DeliveryGroupBody } from '../../../../contract/checkout/deliveryGroup';
import { holdsAccountNumber } from '../../../../commerce/privacy/accountNumber';
import { isIsoDate } from '../../../../contract/values/validators';
import { checkAddress, fieldFaults, isServed, type AddressRules, type StoredAddress } from '../../addresses';
import type { DeliveryPreferences } from '../../cart';
import { STANDARD_DELIVERY, type DeliveryMethodRecord } from '../deliveryMethods';
import { dayNotOffered, notServed } from './checkoutErrors';
import { trimmed } from './trimmed';
import type { CommerceFault } from '../../../commerceFault';
import { sentence } from '../../../texts/sentence';

/** The facts for deciding delivery choices. */
export interface PreferenceFacts extends AddressRules {
  readonly deliveryDays: readonly string[];
  /** The delivery methods that are offered. */
  readonly methods: readonly DeliveryMethodRecord[];
}

/** Requested delivery choices, with the saved address they name (null: they name none). */
export interface PreferenceCommand {
  readonly body: Omit<DeliveryGroupBody, 'name'>;
  readonly savedAddress: StoredAddress | null;
}

type Part = { readonly errors: readonly CommerceFault[] } | { readonly change: Partial<DeliveryPreferences> };

export type PreferenceDecision =
  | { readonly ok: true; readonly preferences: DeliveryPreferences }
  | { readonly ok: false; readonly errors: readonly CommerceFault[] };

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

function addressPart(
  input: NonNullable<DeliveryGroupBody['deliveryAddress']>,
  saved: StoredAddress | null,
  preferences: DeliveryPreferences,
  facts: PreferenceFacts,
): Part {
  const { shipToPhoneNumber, id, ...typed } = input;
  const given = saved === null ? { ...typed, phoneNumber: shipToPhoneNumber ?? null } : ofBook(saved);
  const checked = checkAddress(given, facts);
  if (!checked.ok) return { errors: fieldFaults(checked.faults, 'deliveryAddress') };
  if (!isServed(checked.address)) return { errors: [notServed()] };
  const deliveryAddress = { id: saved?.id ?? null, ...checked.address };
  return { change: { deliveryAddress, deliveryMethodId: preferences.deliveryMethodId ?? STANDARD_DELIVERY.id } };
}

function dayPart(typed: string | null, { deliveryDays }: PreferenceFacts): Part {
  const date = trimmed(typed);
  if (date !== null && !isIsoDate(date)) return { errors: [dayNotOffered()] };
  // A time of day is ignored.
  const day = date?.slice(0, 10) ?? null;
  return day === null || deliveryDays.includes(day)
    ? { change: { desiredDeliveryDate: day } }
    : { errors: [dayNotOffered()] };
}

function textPart(field: 'shippingInstructions' | 'giftMessage' | 'giftToName', typed: string | null): Part {
  const said = trimmed(typed);
  if (said === null || !holdsAccountNumber(said)) return { change: { [field]: said } };
  const text = sentence(
    field === 'shippingInstructions' ? 'checkout.accountNumber.instructions' : 'checkout.accountNumber.gift',
  );
  return { errors: fieldFaults([{ field, text }]) };
}

function methodPart(id: string, { deliveryAddress }: DeliveryPreferences, { methods }: PreferenceFacts): Part {
  if (methods.some((method) => method.id === id) && deliveryAddress !== null)
    return { change: { deliveryMethodId: id } };
  const text = sentence(deliveryAddress === null ? 'checkout.address.first' : 'checkout.method.notOffered');
  return { errors: fieldFaults([{ field: 'deliveryMethodId', text }]) };
}

/**
 * Changes the choices of one delivery, as a whole or not at all; a refusal lists every reason, but for the method,
 * which is checked only if nothing else is wrong. The first address selects the standard method; the same call may
 * choose another one (CHK-13, CHK-14, CHK-22).
 */
export function decidePreferences(
  before: DeliveryPreferences,
  { body, savedAddress }: PreferenceCommand,
  facts: PreferenceFacts,
): PreferenceDecision {
  let preferences = before;
  const errors: CommerceFault[] = [];
  const take = (part: Part): void => {
    if ('errors' in part) errors.push(...part.errors);
    else preferences = { ...preferences, ...part.change };
  };
  if (body.deliveryAddress !== undefined) take(addressPart(body.deliveryAddress, savedAddress, preferences, facts));
  if (body.desiredDeliveryDate !== undefined) take(dayPart(body.desiredDeliveryDate, facts));
  if (body.shippingInstructions !== undefined) take(textPart('shippingInstructions', body.shippingInstructions));
  if (body.isGift !== undefined) take({ change: { isGift: body.isGift } });
  if (body.giftMessage !== undefined) take(textPart('giftMessage', body.giftMessage));
  if (body.giftToName !== undefined) take(textPart('giftToName', body.giftToName));
  if (body.deliveryMethodId !== undefined && errors.length === 0)
    take(methodPart(body.deliveryMethodId, preferences, facts));
  return errors.length === 0 ? { ok: true, preferences } : { ok: false, errors };
}
