import type { Static } from 'typebox';
import type { checkoutErrorSchema } from './errors.schema';

/** Every error code this contract knows. The server sends no other. */
export const ERROR_CODES = [
  'INVALID_API_INPUT',
  'INVALID_ID_FIELD',
  'JSON_PARSER_ERROR',
  'INVALID_LOGIN',
  'INVALID_SESSION_ID',
  'ITEM_NOT_FOUND',
  'NOT_FOUND',
  'CHECKOUT_NOT_FOUND',
  'CART_NOT_FOUND',
  'CHECKOUT_CONFLICT',
  'CURRENCY_CONFLICT',
  'CURRENCY_WITHOUT_PRICES',
  'CHECKOUT_EXPIRED',
  'DRAFT_CONFLICT',
  'CONTENT_PATH_TAKEN',
  'WEBSTORE_NOT_FOUND',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'API_DISABLED_FOR_ORG',
  'INSUFFICIENT_ACCESS',
  'MAX_LIMIT_EXCEEDED',
  'LIMIT_EXCEEDED',
  'TOO_MANY_RECORDS',
  'MISSING_RECORD',
  'INVALID_BATCH_SIZE',
  'ALREADY_APPLIED',
  'BLOCKED_EXCLUSIVE',
  'UNQUALIFIED_CART',
  'COUPON_EXPIRED',
  'INSUFFICIENT_INVENTORY',
  'REQUEST_LIMIT_EXCEEDED',
  'SEGMENT_OUT_OF_ORDER',
  'SEGMENT_DIFFERS',
  'RECORDING_ERASED',
  'SERVER_UNAVAILABLE',
  'UNKNOWN_EXCEPTION',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Error codes that the storefront's checkout gives its problems itself (CHK-24 to CHK-28). No call of the checkout
 * answers them, though calls of the cart answer INSUFFICIENT_INVENTORY.
 */
export const CHECKOUT_ERROR_CODES = [
  'INSUFFICIENT_INVENTORY',
  'NULL_CHECKOUTID',
  'SESSION_NOT_LOADED',
  'INTERNAL_ERROR',
  'SSR_NO_POLLING',
  'SSR_FAST_CHECKOUT',
  'SSR_CHECKOUT_RETRY',
  'CART_VALIDATION_ERROR',
] as const;
export type CheckoutErrorCode = (typeof CHECKOUT_ERROR_CODES)[number];

/** One entry of the array that a failed call answers. Other servers may have further codes. */
export interface PlatformError {
  errorCode: string;
  message: string;
}

export type CheckoutError = Static<typeof checkoutErrorSchema>;

/** One failure in the shop's form: `type` is the error code, `arguments` the values in its message. */
export interface NormalErrorEntry {
  readonly message: string;
  readonly type: string;
  readonly arguments: readonly string[];
}

/** A failed call in the shop's own form (ERR-01). */
export interface NormalError {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly errors: readonly NormalErrorEntry[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function entryOf(value: unknown): NormalErrorEntry | null {
  if (!isObject(value)) return null;
  const message = textOf(value.message) || textOf(value.detail) || textOf(value.title);
  const type = textOf(value.errorCode) || textOf(value.type);
  if (message === '' && type === '') return null;
  const quoted = Array.isArray(value.invalidParameters) ? value.invalidParameters : value.arguments;
  return { message, type, arguments: Array.isArray(quoted) ? quoted.filter((item) => typeof item === 'string') : [] };
}

/**
 * The entries of a failed reply's body, whatever its form: an array, one object with message and errorCode, or the
 * checkout family's object with `errors[]`. Anything else gives an empty list (ERR-01).
 */
export function errorEntries(body: unknown): readonly NormalErrorEntry[] {
  const raw = Array.isArray(body) ? body : isObject(body) && Array.isArray(body.errors) ? body.errors : [body];
  return raw.map(entryOf).filter((entry) => entry !== null);
}

/** The message of a failed call: its status text, otherwise the first message that is not empty (ERR-01). */
export const messageOf = (error: Pick<NormalError, 'statusText' | 'errors'>): string =>
  error.statusText || (error.errors.find((entry) => entry.message !== '')?.message ?? '');

/** A failed read of page data, in the form in which the platform's data providers report theirs (ERR-05). */
export interface DataProviderError {
  /** The endpoint. */
  readonly provider: string;
  /** The failure's code: its message may quote personal values. */
  readonly reason: string;
  /** Personal values removed: an address in the form that recordings may hold. */
  readonly url: string;
  /** 0: no answer. */
  readonly status: number;
  readonly statusText: string;
}
