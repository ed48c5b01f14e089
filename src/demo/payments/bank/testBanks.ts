/** How a bank of the sandbox treats a transfer that its customer confirms. */
type BankBehaviour = 'accept' | 'decline' | 'late' | 'interrupt' | 'time out' | 'lie about the amount';

export interface TestBank {
  readonly id: string;
  readonly name: string;
  readonly behaviour: BankBehaviour;
  /** What the tester reads, in French. */
  readonly outcome: string;
}

/** The banks that the sandbox's page offers (docs/API.md), no one's real ones. */
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

/** What goes wrong with the next question about a transfer: a stored word, or nothing. */
const TROUBLES = ['', 'late', 'interrupt', 'time out'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What a stored transfer says of itself; an unknown word is none of ours. */
export const troubleNamed = (word: string): Trouble => {
  const trouble = TROUBLES.find((known) => known === word);
  if (trouble === undefined) throw new Error(`the payment sandbox knows no trouble ${word}`);
  return trouble;
};
