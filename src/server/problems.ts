import { SHOP_LOCALE } from '../contract/constants';
import type { ErrorCode } from '../contract/errors';
import { sayIn } from './texts/say';
import { sentence, type Text } from './texts/sentence';

/** Texts for the log, which the shop's operators read. */
const inShopLanguage = sayIn(SHOP_LOCALE);

/**
 * A refused call, with a reason for the caller: it becomes the reply's status and error array. Thrown inside a database
 * command it also rolls the command back.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly status: number,
    readonly errorCode: ErrorCode,
    /** The message in the language of the call. */
    readonly text: Text,
    /** The wrong fields of the call, if known; each becomes an entry of its own. */
    readonly fields: readonly WrongField[] = [],
  ) {
    super(inShopLanguage(text));
  }
}

export interface WrongField {
  readonly field: string;
  readonly message: Text;
  /** The code of the broken rule, for fields with many rules. */
  readonly rule?: string;
}

/** Longer than any message that contains no input of the call. */
const MESSAGE_MAX_LENGTH = 400;

/** The first half of a surrogate pair that was cut in two. */
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/** Shortens a message that repeats input of the call, which may be as long as its body. */
const bounded = (message: string): string =>
  message.length <= MESSAGE_MAX_LENGTH
    ? message
    : `${message.slice(0, MESSAGE_MAX_LENGTH).replace(HALF_A_CHARACTER, '')}…`;

/** The reply body of a refusal. */
export const problemBody = (
  { errorCode, text, fields }: Pick<ApiProblem, 'errorCode' | 'text' | 'fields'>,
  say: (text: Text) => string,
) =>
  fields.length === 0
    ? [{ errorCode, message: bounded(say(text)) }]
    : fields.map(({ field, message: said, rule }) => ({
        errorCode,
        message: bounded(say(said)),
        invalidParameters: rule === undefined ? [field] : [field, rule],
      }));

/** 400: a well-formed value that is not acceptable. */
export const invalidInput = (message: Text) => new ApiProblem(400, 'INVALID_API_INPUT', message);

/** 400: values of these fields are not acceptable. The messages may be shown to shoppers. */
export const invalidFields = (fields: readonly WrongField[]) =>
  new ApiProblem(400, 'INVALID_API_INPUT', fields.map(({ message }) => inShopLanguage(message)).join(' '), fields);

/** 429: too many attempts; the reply says when to try again. */
export class TooManyAttempts extends ApiProblem {
  constructor(readonly waitMs: number) {
    super(429, 'REQUEST_LIMIT_EXCEEDED', sentence('form.tooManyAttempts'));
  }
}

/** 423: the object of the call is being worked on; the reply says when to try again. */
export class BusyNow extends ApiProblem {
  constructor(
    text: Text,
    readonly waitMs: number,
  ) {
    super(423, 'SERVER_UNAVAILABLE', text);
  }
}

/** 400: a malformed id, or one of another kind of record. */
export const invalidId = (field: string) => new ApiProblem(400, 'INVALID_ID_FIELD', `${field} is not a valid id.`);

/** 400: a body that is not JSON, or has an unknown field. */
export const unreadableBody = (message: string) => new ApiProblem(400, 'JSON_PARSER_ERROR', message);

/** 403: this caller, or the page that makes the call, may not do this. */
export const accessDenied = (message: Text = 'You do not have access to this resource.') =>
  new ApiProblem(403, 'INSUFFICIENT_ACCESS', message);

/** 404: there is no such call: none has this method and path, or the API version in the path cannot exist. */
export const unknownCall = () => new ApiProblem(404, 'NOT_FOUND', 'The requested resource does not exist.');

/** 413: more bytes than a call may carry. */
export const bodyTooLarge = () => new ApiProblem(413, 'MAX_LIMIT_EXCEEDED', 'The request body is too large.');

/** 415: a body that is not declared as JSON. */
export const notJson = () => new ApiProblem(415, 'INVALID_API_INPUT', 'The request body must be application/json.');

/** 415: a body with an unsupported compression. */
export const unknownEncoding = () =>
  new ApiProblem(415, 'INVALID_API_INPUT', 'The Content-Encoding of the request body is not known.');

/** 422: the key has already served another request. */
export const idempotencyKeyReused = () =>
  new ApiProblem(422, 'INVALID_API_INPUT', 'This Idempotency-Key was already used for another request.');

/** 500: an internal error. The reason is in the log, never in the reply. */
export const unexpectedFailure = () =>
  new ApiProblem(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred. Try again later.');

/** 503: the server is stopping. */
export const stopping = () => new ApiProblem(503, 'SERVER_UNAVAILABLE', 'The server is stopping. Try again shortly.');

/** 503: the commerce server behind this one gives no answer. */
export const commerceUnavailable = () =>
  new ApiProblem(503, 'SERVER_UNAVAILABLE', 'The shop cannot be reached right now. Try again shortly.');

/** 503: the database cannot be read or written right now. */
export const databaseUnavailable = () =>
  new ApiProblem(503, 'SERVER_UNAVAILABLE', 'The data cannot be reached right now. Try again shortly.');
