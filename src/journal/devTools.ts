import type { UnknownAction } from '@reduxjs/toolkit';
import { fingerprint, sliceFingerprints } from './fingerprint';
import { encodeRecord, JOURNAL_FORMAT, type HeaderRecord, type JournalRecord } from './format';
import type { ReplayedApplication } from './replay/application';
import { freezeDeep, replayedReducer } from './replay/replayedReducer';
import { upcastTo } from './schema/upcast';

// The file that Redux DevTools' extension exports and imports:
// {payload: "<JSON of actions>", preloadedState: "<JSON>"}.

/** In a file for DevTools, an action for a state that changed without one: its payload is the new state. */
export const STATE_MOVED = 'journal/stateMoved';
/** In a file for DevTools, an action whose payload was not recorded: its payload is the type. No reducer handles it. */
export const LEFT_OUT = 'journal/leftOut';

/** One part of a recording, in today's shapes, as a file for DevTools. Throws when the part has no initial state. */
export function toDevTools<S>(records: readonly JournalRecord[], { api, schema }: ReplayedApplication<S>): string {
  const header = records.find((record) => record.k === 'header');
  const upcast = schema && upcastTo(schema, header?.schema, api?.reducerPath ?? 'api');
  const actions: UnknownAction[] = [];
  let begin: { readonly state: unknown } | undefined;
  for (const record of records) {
    if (record.k === 'snapshot') {
      const state = upcast ? upcast.state(record.state).value : record.state;
      if (begin) actions.push({ type: STATE_MOVED, payload: state });
      else begin = { state };
    } else if (record.k === 'action' && record.x) actions.push({ type: LEFT_OUT, payload: record.a.type });
    else if (record.k === 'action') actions.push(...(upcast ? upcast.action(record.a).value : [record.a]));
  }
  if (!begin) throw new Error('it has no state to begin with');
  return JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(begin.state) });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAction = (value: unknown): value is UnknownAction => isObject(value) && typeof value['type'] === 'string';

/** The actions in a file of DevTools, and the state before them, if it has one. Throws if it is not such a file. */
function readDevTools(text: string): { readonly actions: readonly UnknownAction[]; readonly state?: unknown } {
  const file: unknown = JSON.parse(text);
  if (!isObject(file) || typeof file['payload'] !== 'string')
    throw new Error('it is no export of Redux DevTools: it has no payload');
  const actions: unknown = JSON.parse(file['payload']);
  if (!Array.isArray(actions) || !actions.every(isAction))
    throw new Error('it is no export of Redux DevTools: its payload is no list of actions');
  const { preloadedState } = file;
  return typeof preloadedState === 'string' ? { actions, state: JSON.parse(preloadedState) as unknown } : { actions };
}

/** DevTools export nothing about a session except its actions and its first state. */
const unknownSession = {
  session: 'devtools',
  part: 1,
  release: 'unknown',
  endpoints: [],
  consent: [],
  environment: { locale: 'und', timeZone: 'UTC', viewport: null, clock: 0 },
} as const satisfies Omit<HeaderRecord, 'k' | 'format'>;

/**
 * An export of DevTools as a recording (NDJSON) of one part, with the fingerprints of the states that today's reducer
 * computes. Its times are not known. Throws if it is no such file, or when the reducer throws.
 */
export function fromDevTools<S>(text: string, { reducer, api, schema }: ReplayedApplication<S>): string {
  const { actions, state: preloaded } = readDevTools(text);
  const reduce = replayedReducer(reducer, api);
  // Checked edge: the file was exported from a store of this reducer.
  let state = freezeDeep(preloaded === undefined ? reducer(undefined, { type: '@@INIT' }) : (preloaded as S));
  const snapshot = (n: number): JournalRecord => ({ k: 'snapshot', n, f: fingerprint(state), state });
  const versions = schema && { schema: schema.versions };
  const records: JournalRecord[] = [{ k: 'header', format: JOURNAL_FORMAT, ...unknownSession, ...versions }];
  records.push(snapshot(0));
  let n = 0;
  for (const a of actions) {
    if (a.type === STATE_MOVED) {
      state = freezeDeep(a['payload'] as S);
      records.push({ k: 'gap', n, reason: 'state-moved' }, snapshot(n));
      continue;
    }
    if (a.type === LEFT_OUT) records.push({ k: 'action', n, t: 0, x: true, a: { type: String(a['payload']) } });
    else {
      const before = state;
      state = reduce(before, { k: 'action', n, t: 0, a });
      const slices = sliceFingerprints(state, before);
      records.push({ k: 'action', n, t: 0, f: fingerprint(state), ...(slices && { s: slices }), a });
    }
    n += 1;
  }
  return records.map((record) => `${encodeRecord(record)}\n`).join('');
}
