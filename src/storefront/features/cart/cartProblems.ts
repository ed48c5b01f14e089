import { checkQuantity } from '../../../commerce/quantityCheck';
import { DEFAULT_QUANTITY_RULE, type QuantityRule } from '../../../commerce/quantityRule';
import type { MessageDescriptor } from '../../messages';

/** Why a cart command failed, with the data that helps to correct it. */
export interface CartProblem {
  readonly code: string;
  readonly status: number;
  readonly quantity: number | null;
  readonly rule: QuantityRule | null;
  /** The product of a line, to read its stock if it has run short; absent where the page has read the stock itself. */
  readonly productId?: string;
}

const kinds = {
  belowMinimum: 'cart.problem.belowMinimum',
  aboveMaximum: 'cart.problem.aboveMaximum',
  offIncrement: 'cart.problem.offIncrement',
  overStock: 'cart.problem.overStock',
  cartFull: 'cart.problem.cartFull',
  gone: 'cart.problem.gone',
  cartGone: 'cart.problem.cartGone',
  accountGone: 'cart.problem.accountGone',
  loginNeeded: 'cart.problem.loginNeeded',
  busy: 'cart.problem.busy',
  tooManyCalls: 'cart.problem.tooManyCalls',
  noAnswer: 'cart.problem.noAnswer',
  serverDown: 'cart.problem.serverDown',
  waited: 'cart.problem.waited',
  otherCurrency: 'cart.problem.otherCurrency',
  refused: 'cart.problem.refused',
} as const;
type ProblemKind = keyof typeof kinds;

const byCode: Readonly<Record<string, ProblemKind>> = {
  MISSING_RECORD: 'belowMinimum',
  MAX_LIMIT_EXCEEDED: 'aboveMaximum',
  INVALID_BATCH_SIZE: 'offIncrement',
  INSUFFICIENT_INVENTORY: 'overStock',
  LIMIT_EXCEEDED: 'cartFull',
  ITEM_NOT_FOUND: 'gone',
  CART_NOT_FOUND: 'cartGone',
  EFFECTIVE_ACCOUNT_NOT_FOUND: 'accountGone',
  WEBSTORE_NOT_FOUND: 'serverDown',
  INVALID_SESSION_ID: 'loginNeeded',
  INSUFFICIENT_ACCESS: 'loginNeeded',
  CHECKOUT_CONFLICT: 'busy',
  CURRENCY_CONFLICT: 'otherCurrency',
  REQUEST_LIMIT_EXCEEDED: 'tooManyCalls',
  NO_ANSWER: 'noAnswer',
  MAXIMUM_WAIT: 'waited',
  NOT_JSON: 'serverDown',
  NO_SITE: 'serverDown',
  SERVER_UNAVAILABLE: 'serverDown',
  UNKNOWN_EXCEPTION: 'serverDown',
};

const byStatus: Readonly<Record<number, ProblemKind>> = {
  401: 'loginNeeded',
  403: 'loginNeeded',
  404: 'gone',
  408: 'noAnswer',
  409: 'busy',
  410: 'gone',
  423: 'busy',
  425: 'busy',
  429: 'tooManyCalls',
};

/** The kind of a failure: by its code, or by its status if the code is unknown. */
export const problemKind = ({ code, status }: Pick<CartProblem, 'code' | 'status'>): ProblemKind =>
  byCode[code] ?? byStatus[status] ?? (status >= 500 ? 'serverDown' : 'refused');

const ofQuantity: readonly ProblemKind[] = ['belowMinimum', 'aboveMaximum', 'offIncrement', 'overStock'];
/** Whether the quantity was at fault: another one may be accepted. */
export const isOfQuantity = (problem: Pick<CartProblem, 'code' | 'status'>): boolean =>
  ofQuantity.includes(problemKind(problem));

const unknown = 'none';
const bounded = (maximum: number): number | typeof unknown =>
  maximum >= DEFAULT_QUANTITY_RULE.maximum ? unknown : maximum;

/**
 * The message for a failure: what went wrong and what to do. Names the limit and the nearest allowed quantities if the
 * rule is known, and the remaining stock and the quantity asked for if `available` is given.
 */
export function problemText(problem: CartProblem, available: number | null = null): MessageDescriptor {
  const { quantity, rule } = problem;
  const check = rule === null || quantity === null ? null : checkQuantity(quantity, rule, available);
  const nearest = check === null || check.ok ? null : check;
  // If this quantity alone would fit the stock, other pieces are in the cart already: the stock number would mislead.
  const left = check?.ok ? null : available;
  return {
    id: kinds[problemKind(problem)],
    values: {
      minimum: rule?.minimum ?? unknown,
      maximum: rule === null ? unknown : bounded(rule.maximum),
      increment: rule?.increment ?? unknown,
      down: nearest?.down ?? unknown,
      up: nearest?.up ?? unknown,
      available: left ?? unknown,
      asked: quantity ?? unknown,
    },
  };
}
