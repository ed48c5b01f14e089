import type { Reducer } from '@reduxjs/toolkit';
import type { ActionRecord, GapRecord, RebaseRecord } from '../format';
import type { RecordSource } from '../logLines';
import type { ReplaySchema } from '../schema/schema';
import { upcastTo } from '../schema/upcast';
import { freezeDeep, replayedReducer, type ReplayApi } from './replayedReducer';

export interface RecordedOptions<S> {
  readonly reducer: Reducer<S>;
  /**
   * The api of the reducer, with every recorded endpoint injected; needed for a log that contains RTK Query's actions.
   */
  readonly api?: ReplayApi;
  /** Today's shapes; needed for a log that an earlier release recorded. */
  readonly schema?: ReplaySchema;
  /** The records of one part. */
  readonly records: RecordSource;
}

/** What a part has recorded, by position: 0 is the first snapshot, n what the n-th recorded action leads to. */
export interface RecordedPositions<S> {
  /** Number of actions in the log. */
  readonly length: number;
  /**
   * The state of the snapshot right before the action that leads to a position, in today's shape; undefined: there is
   * none.
   */
  readonly snapshotBefore: (position: number) => S | undefined;
  /** The record that led to this position; undefined for 0. */
  readonly actionAt: (position: number) => ActionRecord | undefined;
  /** The declared gap or rebase between this position and the one before. */
  readonly gapBefore: (position: number) => GapRecord | RebaseRecord | undefined;
  /** The state after a recorded action. */
  readonly reduce: (state: S, record: ActionRecord) => S;
}

interface Index {
  /** For each position (from 1), the index in the source of the action that leads to it. */
  readonly actions: number[];
  /** By position, the index of the snapshot that replaces the state before the action that leads to the position. */
  readonly resets: Map<number, number>;
  readonly gaps: Map<number, GapRecord | RebaseRecord>;
}

function indexOf(records: RecordSource): Index {
  const index: Index = { actions: [], resets: new Map(), gaps: new Map() };
  for (let recordIndex = 0; recordIndex < records.length; recordIndex++) {
    const kind = records.kindAt?.(recordIndex) ?? records.at(recordIndex)?.k;
    const position = index.actions.length + 1;
    if (kind === 'action') index.actions.push(recordIndex);
    else if (kind === 'snapshot') index.resets.set(position, recordIndex);
    else if (kind === 'gap' || kind === 'rebase') {
      const record = records.at(recordIndex);
      if (record?.k === 'gap' || record?.k === 'rebase') index.gaps.set(position, record);
    }
  }
  return index;
}

export function recordedPositions<S>({ reducer, api, schema, records }: RecordedOptions<S>): RecordedPositions<S> {
  const { actions, resets, gaps } = indexOf(records);
  const header = records.at(0);
  const upcast =
    schema && header?.k === 'header' ? upcastTo(schema, header.schema, api?.reducerPath ?? 'api') : undefined;
  const recordAt = (recordIndex: number | undefined) =>
    recordIndex === undefined ? undefined : records.at(recordIndex);

  return {
    length: actions.length,
    snapshotBefore(position) {
      const record = recordAt(resets.get(position));
      if (record?.k !== 'snapshot') return undefined;
      // Checked edge: the snapshot was written from a state of this reducer, or is brought into its shape.
      return freezeDeep((upcast ? upcast.state(record.state).value : record.state) as S);
    },
    actionAt(position) {
      const record = recordAt(actions[position - 1]);
      return record?.k === 'action' ? record : undefined;
    },
    gapBefore: (position) => gaps.get(position),
    reduce: replayedReducer(reducer, api, upcast),
  };
}
