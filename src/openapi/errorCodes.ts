import type { ErrorCode } from '../contract/errors';

/** Codes of calls outside the document: those of recordings and of builders. */
type OtherCode =
  | 'DRAFT_CONFLICT'
  | 'CURRENCY_WITHOUT_PRICES'
  | 'CONTENT_PATH_TAKEN'
  | 'SEGMENT_OUT_OF_ORDER'
  | 'SEGMENT_DIFFERS'
  | 'RECORDING_ERASED';
export type DocumentedCode = Exclude<ErrorCode, OtherCode>;

/** "404 CART_NOT_FOUND" */
export type Refusal = `${number} ${DocumentedCode}`;

/** The meaning of a refusal's code; the message beside it may change. */
export const ERROR_CODE_MEANINGS: Readonly<Record<DocumentedCode, string>> = {
  INVALID_API_INPUT: 'a value is missing, or is not acceptable',
  INVALID_ID_FIELD: 'a word that is no id of the right kind',
  JSON_PARSER_ERROR: 'the body is no JSON, is nested too deeply, or has a field that the call does not know',
  INVALID_LOGIN: 'e-mail and password do not belong together',
  INVALID_SESSION_ID: 'the call needs a login, or its token is not valid any more',
  ITEM_NOT_FOUND: 'what the call names is not there, or not the caller’s',
  NOT_FOUND: 'there is no such call, version or record',
  CHECKOUT_NOT_FOUND: 'the checkout is not there, or not the caller’s',
  CART_NOT_FOUND: 'the cart is not there, or not the caller’s',
  CHECKOUT_CONFLICT: 'what the checkout is about has changed, or is being worked on',
  CURRENCY_CONFLICT: 'the product was shown in another currency than the cart’s',
  CHECKOUT_EXPIRED: 'the checkout’s time is over; it is begun anew',
  WEBSTORE_NOT_FOUND: 'there is no such webstore',
  EFFECTIVE_ACCOUNT_NOT_FOUND: 'the caller acts for no such account',
  API_DISABLED_FOR_ORG: 'the webstore has this switched off',
  INSUFFICIENT_ACCESS: 'the caller may not do this, or the call comes from another site',
  MAX_LIMIT_EXCEEDED: 'more than there may be',
  LIMIT_EXCEEDED: 'more than there may be of one caller’s',
  TOO_MANY_RECORDS: 'more ids than a call may name',
  MISSING_RECORD: 'what the call works on is missing, or there is less of it than the smallest quantity',
  INVALID_BATCH_SIZE: 'a quantity between two steps of the product’s rule',
  ALREADY_APPLIED: 'the coupon is on the cart already',
  BLOCKED_EXCLUSIVE: 'the coupon’s promotion cannot be combined with another one on the cart',
  UNQUALIFIED_CART: 'the cart does not qualify for the coupon',
  COUPON_EXPIRED: 'the coupon’s time is over',
  INSUFFICIENT_INVENTORY: 'there is not enough of a product',
  REQUEST_LIMIT_EXCEEDED: 'too many attempts; `Retry-After` says when to try again',
  SERVER_UNAVAILABLE: 'not now; nothing of the call was done',
  UNKNOWN_EXCEPTION: 'a fault of the server’s',
};
