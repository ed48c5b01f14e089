import { CHECKOUT_STEP_TYPES } from '../../../contract/recordings/checkoutStepTypes';
import { FAILURE_TYPES } from '../../../contract/recordings/failureTypes';
import type { ActionRecord, JournalRecord } from '../../../journal/format';
import type { requestOf } from '../../../journal/requests';
import { addressIn } from '../../../storefront/app/recording/momentOf';
import { noticeRaised } from '../../../storefront/features/notices';

/** The kinds of marks on a timeline. */
export const MARK_KINDS = [
  'error',
  'request',
  'navigation',
  'cart',
  'checkout',
  'toast',
  'press',
  'gap',
  'note',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export type ActionMark = Exclude<MarkKind, 'press' | 'gap' | 'note'>;

type Request = ReturnType<typeof requestOf>;

/**
 * The number of actions within which the same code is the same error: a failed call and the failure action of the
 * process that made it count as one.
 */
const SAME_ERROR_WITHIN = 20;
const CODE = /^[A-Za-z]\w{1,63}$/;
/** The server's code for an error of the page's own code. */
const PAGE_ERROR = 'PAGE_ERROR';

const memberOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

const codeOf = (said: unknown): string => (typeof said === 'string' && CODE.test(said) ? said : 'UNKNOWN');

/** The code of the error that an action reports; undefined: it reports none. */
function errorIn({ a }: ActionRecord, request: Request): string | undefined {
  const code = memberOf(a, 'payload', 'code');
  if (request) {
    const isAnswer = request.meta['condition'] !== true && request.meta['aborted'] !== true;
    return request.end === 'rejected' && isAnswer ? codeOf(code) : undefined;
  }
  const reported = FAILURE_TYPES.has(a.type) ? (memberOf(a, 'payload', 'problem', 'code') ?? code) : undefined;
  return reported === undefined || reported === 'ABORTED' ? undefined : codeOf(reported);
}

/** Whether an answer shows that the server has changed the cart. */
function isCartChange({ kind, end, meta }: NonNullable<Request>): boolean {
  const path = memberOf(meta, 'baseQueryMeta', 'path');
  return end === 'fulfilled' && kind === 'Mutation' && typeof path === 'string' && path.includes('/carts/');
}

/**
 * Determines the marks of a part's actions, one after the other. Errors, pages and changes of the cart are counted as
 * the server does for the list of sessions (`server/features/recordings/facts`).
 */
export function createMarker() {
  let last = { code: '', n: 0 };
  let hasPageFailed = false;
  const isNewError = (n: number, code: string): boolean => {
    const isSame = last.code === code && n - last.n < SAME_ERROR_WITHIN;
    if (!isSame) last = { code, n };
    return !isSame;
  };
  return {
    /** Processes a record that is not an action: an error of the page's code is marked at the action after it. */
    see(record: JournalRecord | undefined): void {
      if (record?.k === 'marker' && record.kind === 'error') hasPageFailed = true;
    },
    markOf(record: ActionRecord, request: Request): ActionMark | undefined {
      const { n } = record;
      const hadFailed = hasPageFailed;
      hasPageFailed = false;
      if (hadFailed && isNewError(n, PAGE_ERROR)) return 'error';
      const code = errorIn(record, request);
      if (code !== undefined && isNewError(n, code)) return 'error';
      if (request && isCartChange(request)) return 'cart';
      if (request) return request.end === 'fulfilled' ? 'request' : undefined;
      if (addressIn(record.a) !== undefined) return 'navigation';
      // A toast is marked when it is raised, and not again when it goes.
      if (noticeRaised.match(record.a)) return 'toast';
      return CHECKOUT_STEP_TYPES.has(record.a.type) ? 'checkout' : undefined;
    },
  };
}
