import {
  REGISTRATION_LIMITS,
  TRADES,
  type RegistrationBody,
  type RegistrationField,
} from '../contract/authentication/registration';
import { parseEmail } from './identifiers/email';
import { parseFrenchPhone } from './identifiers/phone';
import { parseSiret } from './identifiers/siret';

export type RegistrationFault = 'missing' | 'tooLong' | 'siret' | 'trade' | 'email' | 'phone';
export interface RegistrationProblem {
  readonly field: RegistrationField;
  readonly fault: RegistrationFault;
}

/** A registration in the form in which it is stored: trimmed, SIRET and phone as digits, the e-mail in lower case. */
export type Registration = Readonly<Record<Exclude<RegistrationField, 'message'>, string>> & {
  readonly message: string | null;
};

const NEEDED = ['companyName', 'siret', 'trade', 'firstName', 'lastName', 'email', 'phone'] as const;

/** Fields with a syntax of their own: reads the value to store; null: the text is invalid. */
const READERS: Partial<Record<RegistrationField, (text: string) => string | null>> = {
  siret: parseSiret,
  phone: parseFrenchPhone,
  email: parseEmail,
  trade: (text) => TRADES.find((trade) => trade === text) ?? null,
};

function faultOf(field: (typeof NEEDED)[number], text: string): RegistrationFault | null {
  if (text === '') return 'missing';
  if (text.length > REGISTRATION_LIMITS[field]) return 'tooLong';
  switch (field) {
    case 'siret':
    case 'trade':
    case 'email':
    case 'phone':
      return READERS[field]?.(text) === null ? field : null;
    default:
      return null;
  }
}

/** Every invalid field of a registration, in the order of the form; empty: it is valid. */
export function registrationProblems(body: RegistrationBody): readonly RegistrationProblem[] {
  const needed = NEEDED.flatMap((field): RegistrationProblem[] => {
    const fault = faultOf(field, (body[field] ?? '').trim());
    return fault === null ? [] : [{ field, fault }];
  });
  const isLong = (body.message ?? '').trim().length > REGISTRATION_LIMITS.message;
  return isLong ? [...needed, { field: 'message', fault: 'tooLong' }] : needed;
}

/** A valid registration in the form in which it is stored. */
export function readRegistration(body: RegistrationBody): Registration {
  const read = (field: RegistrationField): string => {
    const text = (body[field] ?? '').trim();
    return READERS[field]?.(text) ?? text;
  };
  return {
    companyName: read('companyName'),
    siret: read('siret'),
    trade: read('trade'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone'),
    message: read('message') || null,
  };
}
