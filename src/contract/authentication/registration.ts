import type { Static } from 'typebox';
import type { registrationBody, registrationReply } from './registration.schema';

/** A company that applies to become a customer; every field but `message` is required. */
export type RegistrationBody = Static<typeof registrationBody>;
export type RegistrationReply = Static<typeof registrationReply>;
export type RegistrationField = keyof RegistrationBody;

/** The customer types of the shop, exactly as specified (HDR-08). */
export const TRADES = [
  'Boulangerie/Pâtisserie',
  'Coffee shop et restauration',
  'Salle de sport',
  'Hôtellerie',
  'Autres',
] as const;
export type Trade = (typeof TRADES)[number];

/** Longest value of each field, in characters. */
export const REGISTRATION_LIMITS = {
  companyName: 120,
  siret: 30,
  trade: 40,
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  message: 2000,
} as const satisfies Readonly<Record<RegistrationField, number>>;
