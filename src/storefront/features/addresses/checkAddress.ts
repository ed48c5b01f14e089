import { parseFrenchPhone } from '../../../commerce/identifiers/phone';
import type { Problems } from '../../forms/drafts';

/** What the webstore takes for an address. */
export interface AddressRules {
  /** ISO codes it delivers to (CHK-22). */
  readonly countries: readonly string[];
  /** False: telephone numbers are taken as they are typed. */
  readonly checksPhone: boolean;
}

/** A country's codes as they are written: five digits in France; elsewhere the server knows. */
const postalCodes: Readonly<Record<string, RegExp>> = { FR: /^\d{5}$/, MC: /^\d{5}$/ };

/** What is wrong with an address, field by field in the order of the form; nothing when it can be sent. */
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

/** What is wrong with a telephone number; one that is left out is fine (CHK-12). */
export const phoneProblem = (
  phone: string,
  { checksPhone }: Pick<AddressRules, 'checksPhone'>,
): Problems[string] | null =>
  phone !== '' && checksPhone && parseFrenchPhone(phone) === null ? { id: 'addresses.problem.phone' } : null;
