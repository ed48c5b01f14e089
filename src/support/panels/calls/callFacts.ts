import type { ActionRecord } from '../../../journal/format';
import { requestOf } from '../../../journal/requests';

/** The outcome of a call. `cached`: the page had the answer; `waiting`: the recording has no answer. */
export type CallOutcome = 'answered' | 'failed' | 'noAnswer' | 'notSent' | 'aborted' | 'cached' | 'waiting';

/** A recorded call: its request, its answer and its duration. */
export interface CallFacts {
  readonly endpoint: string;
  readonly kind: 'query' | 'mutation';
  readonly argument: unknown;
  readonly outcome: CallOutcome;
  /** From the server's answer, like path and request id; null: there is none. */
  readonly status: number | null;
  readonly path: string | null;
  readonly requestId: string | null;
  /** In ms, from sending to the answer; null: one of the two is not recorded. */
  readonly milliseconds: number | null;
  /** undefined: none was recorded. */
  readonly answer: unknown;
  /** Whether the recorder left out the content of the answer. */
  readonly isLeftOut: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads a call from the action that sent it and the one that ended it; undefined: neither belongs to a call. */
export function callFacts(sent: ActionRecord | undefined, answered: ActionRecord | undefined): CallFacts | undefined {
  const asked = sent && requestOf(sent);
  const ended = answered && requestOf(answered);
  const request = ended ?? asked;
  if (!request) return undefined;
  const argument = fieldsOf(request.meta['arg']);
  const meta = fieldsOf(ended?.meta['baseQueryMeta']);
  const payload = answered?.a['payload'];
  const { status } = meta;
  return {
    endpoint: request.endpoint,
    kind: argument['type'] === 'mutation' ? 'mutation' : 'query',
    argument: argument['originalArgs'],
    outcome: outcomeOf(answered),
    status: typeof status === 'number' ? status : null,
    path: textIn(meta['path']) ?? textIn(fieldsOf(payload)['url']),
    requestId: textIn(meta['traceId']),
    milliseconds: sent && answered ? answered.t - sent.t : null,
    answer: payload ?? answered?.a['error'],
    isLeftOut: answered?.x === true,
  };
}

function outcomeOf(answered: ActionRecord | undefined): CallOutcome {
  const ended = answered && requestOf(answered);
  if (!ended) return 'waiting';
  if (ended.end === 'fulfilled') return 'answered';
  const { code } = fieldsOf(answered.a['payload']);
  if (ended.meta['condition'] === true) return 'cached';
  if (ended.meta['aborted'] === true || code === 'ABORTED') return 'aborted';
  if (code === 'NO_ANSWER') return 'noAnswer';
  return isObject(ended.meta['baseQueryMeta']) ? 'failed' : 'notSent';
}
