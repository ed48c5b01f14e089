/** Moments of an order's life after which a crash must lose nothing; each follows a commit or an answer. */
export const STEPS = [
  'checkoutStarted',
  'orderPrepared',
  'paymentAsked',
  'paymentAuthorised',
  'paymentRecorded',
  'orderPlaced',
  'orderMailed',
] as const;

/**
 * The steps of an order that is paid at the buyer's bank: the buyer leaves for its page, answers there, and returns.
 */
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
/** Steps of a large change of a cart: its work begins, and a slice of it is stored. */
type CartStep = 'cartWorkTaken' | 'cartSliceWorked';
export type StepName = (typeof STEPS | typeof BANK_STEPS)[number] | CartStep;

/** Called at each step and awaited: a test that stops the process there throws or never resolves. */
export type OnStep = (name: StepName) => void | Promise<void>;

export interface Steps {
  reached(name: StepName): Promise<void>;
}

/** Steps that report to `onStep`, if there is one. */
export const reportSteps = (onStep: OnStep = () => undefined): Steps => ({
  async reached(name) {
    await onStep(name);
  },
});
