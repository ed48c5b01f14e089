import { parseFrenchPhone } from '../../../commerce/identifiers/phone';
import type { Problems } from '../../forms/drafts';

/** The webstore's rules for addresses. */
export interface AddressRules {
  /** ISO codes of the countries it delivers to (CHK-22). */
  readonly countries: readonly string[];
  /** false: telephone numbers are not validated. */
  readonly checksPhone: boolean;
}

/** Postal code patterns by country: five digits in France and Monaco; codes of other countries are not checked here. */
const postalCodes: Readonly<Record<string, RegExp>> = { FR: /^\d{5}$/, MC: /^\d{5}$/ };

/** Problems of an address by field, in the form's order; empty if it can be sent. */
export function checkAddress(typed: Readonly<Record<string, string>>, rules: AddressRules): Problems {
  const problems: Record<string, Problems[string]> = {};
  const text = (field: string) => typed[field] ?? '';
  const form = postalCodes[text('country')];
  for (const field of ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const) {
    if (text(field) === '') problems[field] = { id: `addresses.missing.${field}` };
    else if (field === 'postalCode' && form?.test(text(field).replace(/\s/g, '')) === false) {
      problems[field] = { id: 'addresses.problem.postalCode' };
    }
  }
  if (!rules.countries.includes(text('country'))) problems['country'] = { id: 'addresses.problem.country' };
  const phone = phoneProblem(text('phoneNumber'), rules);
  if (phone) problems['phoneNumber'] = phone;
  return problems;
}

/** The problem of a telephone number; an empty one is valid (CHK-12). */
export const phoneProblem = (
  phone: string,
  { checksPhone }: Pick<AddressRules, 'checksPhone'>,
): Problems[string] | null =>
  phone !== '' && checksPhone && parseFrenchPhone(phone) === null ? { id: 'addresses.problem.phone' } : null;
