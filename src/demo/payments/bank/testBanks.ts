/** How a sandbox bank treats a transfer that its customer confirms. */
type BankBehaviour = 'accept' | 'decline' | 'late' | 'interrupt' | 'time out' | 'lie about the amount';

export interface TestBank {
  readonly id: string;
  readonly name: string;
  readonly behaviour: BankBehaviour;
  /** The hint for testers, in French. */
  readonly outcome: string;
}

/** The invented banks that the sandbox's page offers (docs/API.md). */
export const TEST_BANKS: readonly TestBank[] = [
  { id: 'fournil', name: 'Banque du Fournil', behaviour: 'accept', outcome: 'accepte le virement' },
  {
    id: 'halles',
    name: 'Banque des Halles',
    behaviour: 'decline',
    outcome: 'refuse, le compte n’étant pas approvisionné',
  },
  { id: 'tortue', name: 'Banque de la Tortue', behaviour: 'late', outcome: 'ne confirme qu’à la deuxième demande' },
  {
    id: 'canal',
    name: 'Banque du Canal',
    behaviour: 'interrupt',
    outcome: 'accepte, mais sa première réponse se perd',
  },
  {
    id: 'ecluse',
    name: 'Banque de l’Écluse',
    behaviour: 'time out',
    outcome: 'accepte, mais ne répond pas à temps la première fois',
  },
  { id: 'mirage', name: 'Banque Mirage', behaviour: 'lie about the amount', outcome: 'accepte un centime de moins' },
];

export const testBank = (id: string | undefined): TestBank | null => TEST_BANKS.find((bank) => bank.id === id) ?? null;

/** The fault of the next question about a transfer, as stored; empty: none. */
const FAULTS = ['', 'late', 'interrupt', 'time out'] as const;
export type BankFault = (typeof FAULTS)[number];

/** The stored fault of a transfer; throws on an unknown word. */
export const faultNamed = (word: string): BankFault => {
  const fault = FAULTS.find((known) => known === word);
  if (fault === undefined) throw new Error(`the payment sandbox knows no fault ${word}`);
  return fault;
};
