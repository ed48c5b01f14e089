import { CHECKOUT_ERROR_TYPES } from '../../../contract/checkout/checkout';
import { errorEntries, type CheckoutErrorCode } from '../../../contract/errors';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { isMissing, type ApiFailure } from '../../api';
import type { MessageDescriptor } from '../../messages';

/**
 * Why a checkout command failed. `message` is the vault token of a server's message, a text of the storefront's own, or
 * empty. A status of 0 means that there was no answer, or that the storefront found the problem itself.
 */
export interface CheckoutProblem {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** The total with VAT before and after, if it changed unexpectedly. */
  readonly totals?: { readonly before: string; readonly now: string } | undefined;
}

type PaymentCode =
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_CANCELLED'
  | 'PAYMENT_INVALID'
  | 'PAYMENT_DOWN'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_SILENT'
  | 'PAYMENT_UNCONFIRMED'
  | 'PAYMENT_UNKNOWN'
  | 'BANK_WAITING';
/** Refusals that only occur with several deliveries. */
type DeliveriesCode = 'DELIVERIES_CHANGED' | 'DELIVERIES_FULL' | 'DELIVERIES_OFF';
type LocalCode =
  | CheckoutErrorCode
  | DeliveriesCode
  | PaymentCode
  | 'MAXIMUM_WAIT'
  | 'ABORTED'
  | 'SHIPPING_REFUSED'
  | 'INPUT_REFUSED'
  | 'CPA_DISABLED';

/** A problem with a code of the storefront's own: one that it detects itself, or a refusal that it names anew. */
export const localProblem = (code: LocalCode, message = ''): CheckoutProblem => ({
  code,
  status: 0,
  message,
});
export const waitedTooLong = localProblem('MAXIMUM_WAIT', ERROR_TEXTS.maximumWaitExceeded);
/** The outcome of an aborted command. */
export const aborted = localProblem('ABORTED', ERROR_TEXTS.aborted);

/** The checkout no longer exists: a new one is opened. */
export const isLost = (problem: Pick<CheckoutProblem, 'status' | 'code'> | undefined): boolean =>
  problem !== undefined && (problem.status === 410 || isMissing(problem));

/** The webstore API's error types, mapped to the checkout's own codes (CHK-24, CHK-28). */
const codesByType: Readonly<Record<string, string>> = {
  [CHECKOUT_ERROR_TYPES.inventory]: 'INSUFFICIENT_INVENTORY',
  [CHECKOUT_ERROR_TYPES.cart]: 'CART_VALIDATION_ERROR',
  [CHECKOUT_ERROR_TYPES.shipping]: 'SHIPPING_REFUSED',
  [CHECKOUT_ERROR_TYPES.validation]: 'INPUT_REFUSED',
  [CHECKOUT_ERROR_TYPES.payment]: 'PAYMENT_DECLINED',
  [CHECKOUT_ERROR_TYPES.paymentCancelled]: 'PAYMENT_CANCELLED',
  '/commerce/payment': 'PAYMENT_DECLINED',
  [CHECKOUT_ERROR_TYPES.conflict]: 'CHECKOUT_CONFLICT',
  [CHECKOUT_ERROR_TYPES.precondition]: 'PRECONDITION',
};

/** Other servers use further types for stock that has run short. */
function codeOf(type: string): string {
  if (codesByType[type] !== undefined) return codesByType[type];
  return type.startsWith('/') && type.includes('inventory') ? 'INSUFFICIENT_INVENTORY' : type;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFailure = (error: unknown): error is ApiFailure =>
  isRecord(error) && typeof error['code'] === 'string' && typeof error['status'] === 'number';

/**
 * The problem behind an error of any form (CHK-10): a failed call, a list of errors or an answer with `errors` (these
 * two get `status`), or an exception. INTERNAL_ERROR: an exception, which is a bug, or anything that cannot be read.
 */
export function problemOf(error: unknown, status = 0): CheckoutProblem {
  if (error instanceof Error) return localProblem('INTERNAL_ERROR', error.message);
  if (isFailure(error)) {
    const first = error.errors.find(({ type }) => type !== '') ?? error.errors[0];
    return {
      code: codeOf(error.code),
      status: error.status,
      message: first?.message ?? (error.status === 0 ? error.statusText : ''),
    };
  }
  const [first] = errorEntries(error);
  if (!first) return localProblem('INTERNAL_ERROR');
  return { code: codeOf(first.type) || `HTTP_${status}`, status, message: first.message };
}

const texts = {
  stock: 'checkout.problem.stock',
  cartInvalid: 'checkout.problem.cartInvalid',
  cartChanged: 'checkout.problem.cartChanged',
  shipping: 'checkout.problem.shipping',
  deliveriesChanged: 'checkout.problem.deliveriesChanged',
  deliveriesFull: 'checkout.problem.deliveriesFull',
  deliveriesOff: 'checkout.problem.deliveriesOff',
  input: 'checkout.problem.input',
  missing: 'checkout.problem.missing',
  declined: 'checkout.problem.declined',
  paymentInvalid: 'checkout.problem.paymentInvalid',
  paymentDown: 'checkout.problem.paymentDown',
  paymentFailed: 'checkout.problem.paymentFailed',
  paymentSilent: 'checkout.problem.paymentSilent',
  unconfirmed: 'checkout.problem.unconfirmed',
  cancelled: 'checkout.problem.cancelled',
  paymentUnknown: 'checkout.problem.paymentUnknown',
  bankWaiting: 'checkout.problem.bankWaiting',
  typeAgain: 'checkout.problem.typeAgain',
  busy: 'checkout.problem.busy',
  expired: 'checkout.problem.expired',
  tooManyCalls: 'checkout.problem.tooManyCalls',
  noAnswer: 'checkout.problem.noAnswer',
  serverDown: 'checkout.problem.serverDown',
  waited: 'checkout.problem.waited',
  loginNeeded: 'checkout.problem.loginNeeded',
  accountGone: 'checkout.problem.accountGone',
  refused: 'checkout.problem.refused',
} as const;
type Kind = keyof typeof texts;

const kindsByCode: Readonly<Record<string, Kind>> = {
  INSUFFICIENT_INVENTORY: 'stock',
  CART_VALIDATION_ERROR: 'cartInvalid',
  CHECKOUT_CONFLICT: 'cartChanged',
  SHIPPING_REFUSED: 'shipping',
  DELIVERIES_CHANGED: 'deliveriesChanged',
  DELIVERIES_FULL: 'deliveriesFull',
  DELIVERIES_OFF: 'deliveriesOff',
  INPUT_REFUSED: 'input',
  INVALID_API_INPUT: 'input',
  PRECONDITION: 'missing',
  PAYMENT_DECLINED: 'declined',
  PAYMENT_INVALID: 'paymentInvalid',
  PAYMENT_DOWN: 'paymentDown',
  PAYMENT_FAILED: 'paymentFailed',
  PAYMENT_SILENT: 'paymentSilent',
  PAYMENT_UNCONFIRMED: 'unconfirmed',
  PAYMENT_CANCELLED: 'cancelled',
  PAYMENT_UNKNOWN: 'paymentUnknown',
  BANK_WAITING: 'bankWaiting',
  SECRET_GONE: 'typeAgain',
  VALUE_GONE: 'typeAgain',
  REQUEST_LIMIT_EXCEEDED: 'tooManyCalls',
  NO_ANSWER: 'noAnswer',
  ABORTED: 'noAnswer',
  NOT_JSON: 'serverDown',
  NO_SITE: 'serverDown',
  SERVER_UNAVAILABLE: 'serverDown',
  UNKNOWN_EXCEPTION: 'serverDown',
  NULL_CHECKOUTID: 'serverDown',
  INTERNAL_ERROR: 'serverDown',
  SESSION_NOT_LOADED: 'expired',
  CHECKOUT_NOT_FOUND: 'expired',
  CHECKOUT_EXPIRED: 'expired',
  CART_NOT_FOUND: 'expired',
  EFFECTIVE_ACCOUNT_NOT_FOUND: 'accountGone',
  WEBSTORE_NOT_FOUND: 'serverDown',
  MAXIMUM_WAIT: 'waited',
  INVALID_SESSION_ID: 'loginNeeded',
  INSUFFICIENT_ACCESS: 'loginNeeded',
};

const kindsByStatus: Readonly<Record<number, Kind>> = {
  401: 'loginNeeded',
  403: 'loginNeeded',
  404: 'expired',
  408: 'noAnswer',
  409: 'cartChanged',
  410: 'expired',
  412: 'missing',
  423: 'busy',
  425: 'busy',
  429: 'tooManyCalls',
};

/** The message for a problem: what went wrong and what to do next. A shared cart cannot be corrected. */
export function problemText(
  { code, status }: Pick<CheckoutProblem, 'code' | 'status'>,
  isOfSharedCart = false,
): MessageDescriptor {
  if (isOfSharedCart && code === 'INSUFFICIENT_INVENTORY') return { id: 'payLink.stock' };
  const kind = kindsByCode[code] ?? kindsByStatus[status] ?? (status >= 500 ? 'serverDown' : 'refused');
  return { id: texts[kind] };
}

/** Why the checkout of a shared cart could not be opened: it is ordered once, by one buyer at a time. */
export function payLinkProblemText(problem: Pick<CheckoutProblem, 'code' | 'status'>): MessageDescriptor {
  if (problem.status === 409) return { id: 'payLink.paying' };
  return problem.status === 404 ? { id: 'payLink.gone' } : problemText(problem, true);
}

/** Whether the server's own message is shown beside ours: it explains problems of the cart or of a field (CHK-28). */
export const showsServerMessage = ({ code, message }: CheckoutProblem): boolean =>
  message !== '' && ['CART_VALIDATION_ERROR', 'INPUT_REFUSED', 'INVALID_API_INPUT', 'PRECONDITION'].includes(code);
