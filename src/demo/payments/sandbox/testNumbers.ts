/** How the sandbox answers a payment; numbers in no list below are accepted. */
const BEHAVIOURS = ['accept', 'decline', 'authenticate', 'time out', 'wrong amount', 'interrupt'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Test numbers of the documentation (docs/api/payment.md), which belong to no one. */
const CARDS: ReadonlyMap<string, Behaviour> = new Map([
  ['4242424242424242', 'accept'],
  ['4000000000000002', 'decline'],
  ['4000002500003155', 'authenticate'],
  ['4000000000000341', 'time out'],
  ['4000000000009995', 'wrong amount'],
  ['4000000000000119', 'interrupt'],
]);

/** Specimen IBANs published by banks, which belong to no one. */
const IBANS: ReadonlyMap<string, Behaviour> = new Map([
  ['FR1420041010050500013M02606', 'accept'],
  ['FR7630006000011234567890189', 'decline'],
  ['FR7630001007941234567890185', 'time out'],
]);

export const cardBehaviour = (digits: string): Behaviour => CARDS.get(digits) ?? 'accept';
export const ibanBehaviour = (iban: string): Behaviour => IBANS.get(iban) ?? 'accept';

/** The stored behaviour of a token; throws on an unknown word. */
export function behaviourNamed(word: string): Behaviour {
  const behaviour = BEHAVIOURS.find((known) => known === word);
  if (behaviour === undefined) throw new Error(`the payment sandbox knows no behaviour ${word}`);
  return behaviour;
}
