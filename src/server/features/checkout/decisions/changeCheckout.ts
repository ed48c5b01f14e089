import { parseEmail } from '../../../../commerce/identifiers/email';
import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import { invalidInput } from '../../../problems';
import { checkPhone, fieldFaults, type FieldFault, type StoredAddress } from '../../addresses';
import type { DeliveryPreferences } from '../../cart';
import type { CheckoutState } from './checkoutState';
import { decidePreferences, type PreferenceFacts } from './decidePreferences';
import { trimmed } from './trimmed';
import type { CommerceFault } from '../../../commerceFault';
import { sentence } from '../../../texts/sentence';

/** A requested change, with the saved address it names (null: it names none). */
export interface ChangeCommand {
  readonly body: Omit<ChangeCheckoutBody, 'customFields'>;
  readonly savedAddress: StoredAddress | null;
}

/** The data that a change affects: who orders, and the default group's delivery. */
interface OrderPreferences {
  readonly state: CheckoutState;
  readonly preferences: DeliveryPreferences;
}

export type ChangeDecision =
  /** `clearsPayment`: a delivery method was chosen, which may change the amount to be paid. */
  | ({ readonly ok: true; readonly clearsPayment: boolean } & OrderPreferences)
  | { readonly ok: false; readonly errors: readonly CommerceFault[] };

const FORBIDDEN: readonly (readonly [key: keyof ChangeCheckoutBody, beside: readonly (keyof ChangeCheckoutBody)[]])[] =
  [
    ['deliveryMethodId', ['deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions', 'contactInfo']],
    ['contactInfo', ['desiredDeliveryDate', 'shippingInstructions']],
  ];

/**
 * Refuses further fields, which no checkout stores, so that nothing sent is lost silently. Throws INVALID_API_INPUT.
 */
export function refuseCustomFields({ customFields = [] }: Pick<ChangeCheckoutBody, 'customFields'>): void {
  if (customFields.length > 0)
    throw invalidInput('customFields must be empty: checkouts have no fields besides their own.');
}

/** Refuses parts that may not be changed in one call, and a call that changes nothing. Throws INVALID_API_INPUT. */
export function checkParts(body: ChangeCheckoutBody): void {
  for (const [key, beside] of FORBIDDEN) {
    const other = body[key] === undefined ? undefined : beside.find((name) => body[name] !== undefined);
    if (other !== undefined) throw invalidInput(`${key} and ${other} cannot be changed in one call.`);
  }
  const { customFields, ...parts } = body;
  if (Object.keys(parts).length === 0) throw invalidInput('The call changes nothing.');
}

type Part = { readonly errors: readonly CommerceFault[] } | { readonly change: Partial<CheckoutState> };

function contactPart(input: NonNullable<ChangeCheckoutBody['contactInfo']>, facts: PreferenceFacts): Part {
  const { phone, faults } = checkPhone(input.phoneNumber, 'phoneNumber', facts);
  const contactInfo = {
    firstName: trimmed(input.firstName),
    lastName: trimmed(input.lastName),
    email: parseEmail(input.email ?? ''),
    phoneNumber: phone,
  };
  const found: FieldFault[] = [...faults];
  if (contactInfo.lastName === null) found.push({ field: 'lastName', text: sentence('checkout.contact.lastName') });
  if (contactInfo.email === null) {
    found.push({ field: 'email', text: sentence('checkout.contact.email') });
  }
  return found.length === 0 ? { change: { contactInfo } } : { errors: fieldFaults(found, 'contactInfo') };
}

/**
 * Changes parts of a checkout (`checkParts`), all or nothing; a refusal lists every reason. Delivery settings apply to
 * the default group. The first address selects the standard method; choosing a method clears the payment (CHK-13,
 * CHK-14, CHK-22).
 */
export function decideChange(
  before: OrderPreferences,
  { body, savedAddress }: ChangeCommand,
  facts: PreferenceFacts,
): ChangeDecision {
  const { contactInfo, ...delivery } = body;
  const contact: Part = contactInfo === undefined ? { change: {} } : contactPart(contactInfo, facts);
  const decision = decidePreferences(before.preferences, { body: delivery, savedAddress }, facts);
  const errors = [...('errors' in contact ? contact.errors : []), ...(decision.ok ? [] : decision.errors)];
  if (!decision.ok || 'errors' in contact) return { ok: false, errors };
  const state = { ...before.state, ...contact.change };
  return { ok: true, state, preferences: decision.preferences, clearsPayment: body.deliveryMethodId !== undefined };
}
