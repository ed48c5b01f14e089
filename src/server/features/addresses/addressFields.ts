import { isMetropolitan } from '../../../commerce/delivery/freeDelivery';
import { parseFrenchPhone } from '../../../commerce/identifiers/phone';
import { sentence, type Sentence } from '../../texts/sentence';
import type { TextId } from '../../texts/textId';

/** An address as typed, completely unchecked. */
export type AddressInput = Readonly<
  Partial<
    Record<
      | 'name'
      | 'firstName'
      | 'lastName'
      | 'companyName'
      | 'street'
      | 'city'
      | 'region'
      | 'postalCode'
      | 'country'
      | 'phoneNumber',
      string | null
    >
  >
>;

/** A valid postal address. */
export interface CheckedAddress {
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  /** One or more lines. */
  readonly street: string;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  /** ISO code. */
  readonly country: string;
  readonly phoneNumber: string | null;
}

export interface AddressRules {
  /** ISO codes of the countries the shop delivers to. */
  readonly countries: readonly string[];
  /** false: phone numbers are not checked (`skipPhoneNumberValidationEnabled`). */
  readonly checksPhone: boolean;
}

/** What is wrong with one field. */
export interface FieldFault {
  readonly field: string;
  readonly text: Sentence;
}

const lineOf = (typed: string | null | undefined): string => (typed ?? '').replace(/\s+/g, ' ').trim();
const orNull = (text: string): string | null => (text === '' ? null : text);

const streetOf = (typed: string | null | undefined): string =>
  (typed ?? '')
    .split(/\r?\n/)
    .map(lineOf)
    .filter((line) => line !== '')
    .join('\n');

const required: readonly (readonly [field: 'name' | 'street' | 'city' | 'postalCode', text: TextId])[] = [
  ['name', 'address.name.missing'],
  ['street', 'address.street.missing'],
  ['postalCode', 'address.postalCode.missing'],
  ['city', 'address.city.missing'],
];

/**
 * The canonical phone number, or what is wrong with it; null for an empty input (CHK-12). If numbers are not checked,
 * any other text is returned, in one line.
 */
export function checkPhone(
  typed: string | null | undefined,
  field: string,
  { checksPhone }: AddressRules,
): { readonly phone: string | null; readonly faults: readonly FieldFault[] } {
  const text = orNull(lineOf(typed));
  const phone = text === null ? null : parseFrenchPhone(text);
  if (text === null || phone !== null || !checksPhone) return { phone: phone ?? text, faults: [] };
  return { phone: text, faults: [{ field, text: sentence('address.phone.wrong') }] };
}

/**
 * Checks a typed address: it needs a name (or first and last name), street, postcode, town and a country the shop
 * delivers to; a French postcode has five digits (CHK-13, CHK-22). Returns all faults at once.
 */
export function checkAddress(
  input: AddressInput,
  rules: AddressRules,
):
  | { readonly ok: true; readonly address: CheckedAddress }
  | { readonly ok: false; readonly faults: readonly FieldFault[] } {
  const firstName = orNull(lineOf(input.firstName));
  const lastName = orNull(lineOf(input.lastName));
  const { phone, faults: phoneFaults } = checkPhone(input.phoneNumber, 'phoneNumber', rules);
  const address: CheckedAddress = {
    name: orNull(lineOf(input.name)) ?? [firstName, lastName].filter((part) => part !== null).join(' '),
    firstName,
    lastName,
    companyName: orNull(lineOf(input.companyName)),
    street: streetOf(input.street),
    city: lineOf(input.city),
    region: orNull(lineOf(input.region)),
    postalCode: lineOf(input.postalCode),
    country: lineOf(input.country).toUpperCase(),
    phoneNumber: phone,
  };
  const faults: FieldFault[] = required
    .filter(([field]) => address[field] === '')
    .map(([field, text]) => ({ field, text: sentence(text) }));
  if (!rules.countries.includes(address.country)) {
    faults.push({ field: 'country', text: sentence('address.country.notServed') });
  } else if (address.country === 'FR' && address.postalCode !== '' && !/^\d{5}$/.test(address.postalCode)) {
    faults.push({ field: 'postalCode', text: sentence('address.postalCode.wrong') });
  }
  faults.push(...phoneFaults);
  return faults.length === 0 ? { ok: true, address } : { ok: false, faults };
}

/**
 * Whether the shop delivers to a checked address: in France only to the mainland and Corsica, in every other country of
 * its list everywhere (CRT-19).
 */
export const isServed = ({ country, postalCode }: Pick<CheckedAddress, 'country' | 'postalCode'>): boolean =>
  country !== 'FR' || isMetropolitan(postalCode);
