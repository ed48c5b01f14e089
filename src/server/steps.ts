/** The moments of an order's life after which a crash must lose nothing; each is behind a commit or an answer. */
export const STEPS = [
  'checkoutStarted',
  'orderPrepared',
  'paymentAsked',
  'paymentAuthorised',
  'paymentRecorded',
  'orderPlaced',
  'orderMailed',
] as const;

/** The same of an order that is paid at the buyer's bank: they leave for its page, answer there, and come back. */
export const BANK_STEPS = [
  'checkoutStarted',
  'orderPrepared',
  'paymentAsked',
  'redirectOffered',
  'redirectRecorded',
  'redirectAnswered',
  'paymentAuthorised',
  'paymentRecorded',
  'orderPlaced',
  'orderMailed',
] as const;
/** The moments of a large change of a cart: it begins to be worked off, and a slice of it is written. */
type CartStep = 'cartWorkTaken' | 'cartSliceWorked';
export type StepName = (typeof STEPS | typeof BANK_STEPS)[number] | CartStep;

/** Called at each step and awaited: a test that stops the process there throws or never resolves. */
export type OnStep = (name: StepName) => void | Promise<void>;

export interface Steps {
  reached(name: StepName): Promise<void>;
}

/** Steps that report to `onStep`; without one nobody watches them. */
export const reportSteps = (onStep: OnStep = () => undefined): Steps => ({
  async reached(name) {
    await onStep(name);
  },
});
