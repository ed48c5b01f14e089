import type { AnswerName } from '../../contract/answers/shapes';
import type { SiteInfo } from '../../contract/context/siteInfo';
import type { HttpRequest } from '../platform/http';
import type { ApiFailure } from './failures/failure';

/** What an endpoint requests. A path below the webstore gets its id from the site info. */
export interface Call {
  readonly path: string | ((site: SiteInfo, effectiveAccountId: string | null) => string);
  /** The call names its account itself or does not depend on one: no scope is added to its path. */
  readonly ownScope?: true;
  /** Reads published content: live or, in a preview, the draft. */
  readonly published?: true;
  /** Reads data that guests may see too: requested as a guest if the webstore is configured so (CTX-06). */
  readonly guestData?: true;
  readonly method?: HttpRequest['method'];
  readonly body?: unknown;
  readonly headers?: HttpRequest['headers'];
  /** Sent with a changing call, and unchanged with every repeat. */
  readonly idempotencyKey?: string;
  /**
   * Failure statuses whose body is a complete object with `errors` and is therefore read as data: 422 of the checkout,
   * 409 of the builder's drafts.
   */
  readonly alsoRead?: readonly number[];
  /**
   * A field that every answer must have, except a 202 and an empty answer to a read: without it an answer is malformed.
   */
  readonly requiredField?: string;
  /** The name of the shape that marks personal values in the answer (contract/answers), or `open` if it has none. */
  readonly privacy: 'open' | AnswerName;
}

/** What is known of an answer besides its data; serialisable, because actions and recordings store it. */
export interface CallMeta {
  readonly status: number;
  readonly path: string;
  readonly traceId: string | null;
  readonly maxAgeSeconds: number | null;
  readonly retryAfterSeconds: number | null;
  /** How many values of the answer were dropped because its shape does not declare them. */
  readonly leftOut: number;
}

export type Answered<T> = { readonly data: T } | { readonly error: ApiFailure };

/** The base query, as a `queryFn` gets it. */
export type Ask = (call: Call) => unknown;

/**
 * Makes a call in the `queryFn` of an endpoint that may make none, or several; a failed call is a value. `T` includes
 * null where an answer may have no body. Checked edge: RTK Query does not type what it passes on, the server has
 * validated it.
 */
export async function askFor<T>(ask: Ask, call: Call): Promise<Answered<T>> {
  const answer: unknown = await ask(call);
  return answer as Answered<T>;
}
