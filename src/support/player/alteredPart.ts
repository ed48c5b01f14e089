import type { ActionRecord } from '../../journal/format';
import type { LogPart } from '../../journal/logLines';
import { createReplayStore } from '../../journal/replay/replayStore';
import { KEPT_EVERY, type RecordedPart } from './openRecording';

/** The index of the action that leads to a position of a part. */
function indexOfAction(records: LogPart, position: number): number | undefined {
  let seen = 0;
  for (let index = 0; index < records.length; index += 1) {
    if (records.kindAt?.(index) === 'action') seen += 1;
    if (seen === position) return index;
  }
  return undefined;
}

const withPayload = (record: ActionRecord, payload: unknown): ActionRecord => ({
  ...record,
  a: { ...record.a, payload },
});

/**
 * A part in which the action that leads to a position has another payload; every other record is unchanged. Throws when
 * there is no such action.
 */
export function alteredPart(part: RecordedPart, position: number, payload: unknown): RecordedPart {
  const { replayed, records } = part;
  const at = position > 0 ? indexOfAction(records, position) : undefined;
  if (at === undefined) throw new Error(`The part has no action that leads to position ${position}.`);
  const altered: LogPart = {
    ...records,
    at: (index) => {
      const record = records.at(index);
      return index === at && record?.k === 'action' ? withPayload(record, payload) : record;
    },
  };
  return {
    ...part,
    records: altered,
    store: createReplayStore({ ...replayed, records: altered, snapshotEvery: KEPT_EVERY }),
  };
}

/** The same part with a store of its own, so that it can be moved without its page. */
export const copyOf = (part: RecordedPart): RecordedPart => ({
  ...part,
  store: createReplayStore({ ...part.replayed, records: part.records, snapshotEvery: KEPT_EVERY }),
});
