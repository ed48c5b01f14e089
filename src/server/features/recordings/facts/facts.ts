import type { ActionRecord, RecordedRecord } from '../../../../journal/format';
import { requestOf } from '../../../../journal/requests';
import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { FAILURE_TYPES } from '../../../../contract/recordings/failureTypes';
import { isOrderReference } from '../../../../contract/orders/orderReference';

/**
 * What is stored of a segment unencrypted, to search for its recording. None of it is personal: ids, codes and
 * addresses without their query.
 */
export interface Facts {
  readonly calls: {
    readonly action: number;
    readonly requestId: string;
    readonly endpoint: string;
    readonly status: number;
  }[];
  readonly errors: RecordedError[];
  readonly orders: { readonly action: number; readonly orderReference: string }[];
  readonly pages: { readonly action: number; readonly path: string }[];
  actions: number;
  cartChanges: number;
  /** Presses without any effect. */
  deadPresses: number;
  /** Milliseconds from the part's beginning to its last action. */
  lastTime: number;
  /** The last error of the part, here or in an earlier segment; null: none. */
  lastError: RecordedError | null;
}

export interface RecordedError {
  readonly action: number;
  readonly code: string;
}

/** The facts of a segment before its first line. `lastError`: of the part's earlier segments. */
export const noFacts = (lastError: RecordedError | null): Facts => ({
  calls: [],
  errors: [],
  orders: [],
  pages: [],
  actions: 0,
  cartChanges: 0,
  deadPresses: 0,
  lastTime: 0,
  lastError,
});

const REQUEST_ID = /^[\w-]{8,64}$/;
const ENDPOINT = /^\w{1,60}$/;
const CODE = /^[A-Za-z]\w{1,63}$/;
const PATH_MAX_LENGTH = 255;
/**
 * An error with the code of the previous one is not counted again within this many actions: a failed call and the
 * failure action of its process are one error.
 */
const SAME_ERROR_WITHIN = 20;

type Request = NonNullable<ReturnType<typeof requestOf>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const memberOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
const textOf = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;

function addError(facts: Facts, action: number, said: unknown): void {
  const code = textOf(said, CODE) ?? 'UNKNOWN';
  const last = facts.lastError;
  if (last?.code === code && action - last.action < SAME_ERROR_WITHIN) return;
  const error = { action, code };
  facts.errors.push(error);
  facts.lastError = error;
}

/** Adds the outcome of a call. */
function addAnswer(facts: Facts, { n, a }: ActionRecord, request: Request): void {
  const { kind, end, meta } = request;
  const call = memberOf(meta, 'baseQueryMeta');
  const requestId = textOf(memberOf(call, 'traceId'), REQUEST_ID);
  const status = memberOf(call, 'status');
  const endpoint = textOf(request.endpoint, ENDPOINT) ?? 'unknown';
  if (requestId !== null && Number.isSafeInteger(status))
    facts.calls.push({ action: n, requestId, endpoint, status: Number(status) });
  // Redux Toolkit also rejects requests of which no call has failed: if the cache had the answer, or if nobody was
  // waiting for it any more.
  const isNone = memberOf(meta, 'condition') === true || memberOf(meta, 'aborted') === true;
  if (end === 'rejected' && !isNone) addError(facts, n, memberOf(a, 'payload', 'code'));
  const path = memberOf(call, 'path');
  if (end === 'fulfilled' && kind === 'Mutation' && typeof path === 'string' && path.includes('/carts/'))
    facts.cartChanges += 1;
}

/** The path with its escapes decoded; null: it is not a valid address. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function addPage(facts: Facts, action: number, pathname: unknown): void {
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return;
  const path = pathname.split(/[?#]/, 1)[0] ?? '';
  const words = decoded(path);
  if (words === null || path.length > PATH_MAX_LENGTH || looksPersonal(words)) return;
  facts.pages.push({ action, path });
}

function addOrders(facts: Facts, action: number, line: string): void {
  for (const [, reference = ''] of line.matchAll(/"orderReferenceNumber":"([A-Z2-9-]{23})"/g)) {
    const isKnown = facts.orders.some(({ orderReference }) => orderReference === reference);
    if (isOrderReference(reference) && !isKnown) facts.orders.push({ action, orderReference: reference });
  }
}

function addAction(facts: Facts, record: ActionRecord, line: string): void {
  const { n, a } = record;
  facts.actions += 1;
  facts.lastTime = Math.max(facts.lastTime, record.t);
  const request = requestOf(record);
  const isAnswer = request && request.end !== 'pending';
  if (isAnswer) addAnswer(facts, record, request);
  else if (FAILURE_TYPES.has(a.type)) {
    const code = memberOf(a, 'payload', 'problem', 'code') ?? memberOf(a, 'payload', 'code');
    if (code !== undefined && code !== 'ABORTED') addError(facts, n, code);
  } else if (a.type === 'page/arrived')
    addPage(facts, n, memberOf(a, 'payload', 'slices', 'location', 'current', 'pathname'));
  else if (a.type === 'navigation/locationChanged') addPage(facts, n, memberOf(a, 'payload', 'location', 'pathname'));
  if (a.type === 'checkout/orderPlaced' || (isAnswer && request.kind === 'Mutation')) addOrders(facts, n, line);
}

/** Adds the facts of a record; `line` is its text, `next` the number of the next action. */
export function addFacts(facts: Facts, record: RecordedRecord, line: string, next: number): void {
  if (record.k === 'action') addAction(facts, record, line);
  // The error's own text is not stored, because it may contain anything.
  else if (record.k === 'marker' && record.kind === 'error') addError(facts, next, 'PAGE_ERROR');
  else if (record.k === 'marker' && record.kind === 'press') facts.deadPresses += 1;
}
