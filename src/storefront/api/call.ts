import type { AnswerName } from '../../contract/answers/shapes';
import type { SiteInfo } from '../../contract/context/siteInfo';
import type { HttpRequest } from '../platform/http';

/** What an endpoint asks for. A path that names the webstore is built from the site's own record. */
export interface Call {
  readonly path: string | ((site: SiteInfo, effectiveAccountId: string | null) => string);
  /** The call itself says for whom it is made, or is the same for everybody: nothing is added to its path. */
  readonly ownScope?: true;
  /** It reads what the site publishes: live or, in a preview, the draft. */
  readonly published?: true;
  /** It reads what guests may see too: where the webstore has it so, it is asked for as a guest (CTX-06). */
  readonly guestData?: true;
  readonly method?: HttpRequest['method'];
  readonly body?: unknown;
  /** Sent with a changing call, and the same again in every repeat. */
  readonly idempotencyKey?: string;
  /** Failures whose reply is a whole object with `errors` and so data all the same: the checkout family's 422. */
  readonly alsoRead?: readonly number[];
  /** A field that every answer with a body has, apart from "not yet" (202): a reply without it is malformed. */
  readonly requiredField?: string;
  /** What is said of persons in its answer: nothing, or what the shape of that name says (contract/answers). */
  readonly privacy: 'open' | AnswerName;
}

/** Plain data only: it goes into actions and recordings. */
export interface CallMeta {
  readonly status: number;
  readonly path: string;
  readonly traceId: string | null;
  readonly maxAgeSeconds: number | null;
  readonly retryAfterSeconds: number | null;
  /** How many values of the answer were left out, because no schema says what they are. */
  readonly leftOut: number;
}
