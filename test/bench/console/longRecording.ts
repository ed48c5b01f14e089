import type { UnknownAction } from '@reduxjs/toolkit';
import { recordingOf } from '../../support/journal/walkedShop';
import type { Actions } from '../journal/stores';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const endpointOf = ({ meta }: UnknownAction): unknown => fieldsOf(fieldsOf(meta)['arg'])['endpointName'];

/**
 * The action as it is in this lap: the cart's summary is answered with other counts in each lap, and the answer with
 * the sort rules becomes a failure.
 */
function answeredIn(lap: number, action: UnknownAction): UnknownAction {
  if (!action.type.endsWith('/fulfilled')) return action;
  const endpoint = endpointOf(action);
  if (endpoint === 'cartSummary') {
    const payload = {
      ...fieldsOf(action['payload']),
      totalProductCount: String(lap % 50),
      uniqueProductCount: lap % 7,
    };
    return { ...action, payload };
  }
  if (endpoint !== 'sortRules') return action;
  const meta = { ...fieldsOf(action['meta']), rejectedWithValue: true, requestStatus: 'rejected' };
  const failure = { status: 500, code: 'INTERNAL_ERROR', message: '' };
  return { ...action, type: action.type.replace(/fulfilled$/, 'rejected'), meta, payload: failure, error: {} };
}

/** The actions of a session as those of one lap, with request ids and answers of its own. */
const lapOf = (actions: Actions, lap: number): Actions =>
  actions.map((action) => {
    const meta = fieldsOf(action['meta']);
    if (typeof meta['requestId'] !== 'string') return action;
    return answeredIn(lap, { ...action, meta: { ...meta, requestId: `${meta['requestId']}-${lap}` } });
  });

/** A recording (NDJSON) that repeats a session's actions until there are `count` of them, in parts of equal length. */
export function longRecording(actions: Actions, count: number, parts: number): string {
  const each = Math.floor(count / parts);
  const laps = Array.from({ length: Math.ceil(each / actions.length) }, (_lap, index) => lapOf(actions, index)).flat();
  return Array.from({ length: parts }, (_part, index) => recordingOf(laps, each, index + 1)).join('');
}
