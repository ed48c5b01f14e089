import { decodeJournal } from '../../../src/journal/decode';
import { fingerprint } from '../../../src/journal/fingerprint';
import { encodeRecord, type JournalRecord } from '../../../src/journal/format';
import { createReplayStore } from '../../../src/journal/replay/replayStore';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';

const textOf = (records: readonly JournalRecord[]) => records.map((record) => `${encodeRecord(record)}\n`).join('');

/**
 * The recording without the actions of each hole, from `from` to before `to`: a gap with its reason and a snapshot
 * stand there instead.
 */
export function withHoles(
  text: string,
  holes: readonly { readonly from: number; readonly to: number; reason: string }[],
) {
  const { records } = decodeJournal(text);
  const store = createReplayStore({ ...replayedShop, records });
  return textOf(
    records.flatMap((record): readonly JournalRecord[] => {
      if (record.k !== 'action') return [record];
      if (holes.some(({ from, to }) => record.n >= from && record.n < to)) return [];
      const hole = holes.find(({ to }) => record.n === to);
      if (!hole) return [record];
      store.seek(hole.to);
      const state = store.getState();
      return [
        { k: 'gap', n: hole.to, reason: hole.reason },
        { k: 'snapshot', n: hole.to, f: fingerprint(state), state },
        record,
      ];
    }),
  );
}
