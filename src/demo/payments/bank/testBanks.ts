/** How a sandbox bank treats a transfer that its customer confirms. */
type BankBehaviour = 'accept' | 'decline' | 'late' | 'interrupt' | 'time out' | 'wrong amount';

/** A test bank. The server's text `bank.outcome.` with its id says to testers how it behaves. */
export interface TestBank {
  readonly id: 'fournil' | 'halles' | 'tortue' | 'canal' | 'ecluse' | 'mirage';
  readonly name: string;
  readonly behaviour: BankBehaviour;
}

/** The invented banks that the sandbox's page offers (docs/api/payment.md). */
export const TEST_BANKS: readonly TestBank[] = [
  { id: 'fournil', name: 'Banque du Fournil', behaviour: 'accept' },
  { id: 'halles', name: 'Banque des Halles', behaviour: 'decline' },
  { id: 'tortue', name: 'Banque de la Tortue', behaviour: 'late' },
  { id: 'canal', name: 'Banque du Canal', behaviour: 'interrupt' },
  { id: 'ecluse', name: 'Banque de l’Écluse', behaviour: 'time out' },
  { id: 'mirage', name: 'Banque Mirage', behaviour: 'wrong amount' },
];

export const testBank = (id: string | undefined): TestBank | null => TEST_BANKS.find((bank) => bank.id === id) ?? null;

/** The fault of the next query for a transfer, as stored; empty: none. `late`: it is answered as still waiting. */
const FAULTS = ['', 'late', 'interrupt', 'time out'] as const;
export type BankFault = (typeof FAULTS)[number];

/** The stored fault of a transfer; throws on an unknown word. */
export function faultNamed(word: string): BankFault {
  const fault = FAULTS.find((known) => known === word);
  if (fault === undefined) throw new Error(`the payment sandbox knows no fault ${word}`);
  return fault;
}
