import { fingerprint } from '../fingerprint';
import type { ActionRecord, HeaderRecord, SnapshotRecord } from '../format';
import { upcastTo, type Upcast } from '../schema/upcast';
import { applicationOf, type ReplayedApplications } from './application';
import { createComparedSlices } from './comparedSlices';
import type { Report } from './recordOrder';
import { freezeDeep, missingEndpoints, replayedReducer, type ReplayApi } from './replayedReducer';
import type { Divergence, Verification } from './verification';

/** The states of a log's parts, replayed and compared with their recorded fingerprints. */
export interface ComparedStates<S> {
  readonly openPart: (header: HeaderRecord, line: number) => void;
  /** Whether this release can replay the part at all. */
  readonly isKnown: () => boolean;
  readonly checkEndpoints: (names: readonly string[], line: number) => void;
  /** `added`: slices that this release has added since the recording. */
  readonly begin: (snapshot: SnapshotRecord, added: readonly string[], line: number) => void;
  /** Returns the state after the action; undefined: there is none to start from. */
  readonly reduce: (action: ActionRecord, line: number) => S | undefined;
  readonly result: () => Pick<
    Verification,
    'actions' | 'states' | 'leftOut' | 'diverging' | 'firstDivergence' | 'migrated' | 'added'
  >;
}

/** What replays a part: reducer, upcasters and api of the application that recorded it. */
interface ReplayedPart<S> {
  readonly api: ReplayApi | undefined;
  readonly upcast: Upcast | undefined;
  readonly reduce: (state: S, record: ActionRecord) => S;
}

/** `header` undefined: the log does not begin with one. Returns undefined if this release has no such application. */
function replayedPart<S>(
  applications: ReplayedApplications<S>,
  header: HeaderRecord | undefined,
  onMigrated: (slices: readonly string[]) => void,
): ReplayedPart<S> | undefined {
  const application = applicationOf(applications, header);
  if (!application) return undefined;
  const { reducer, api, schema } = application;
  const upcast = header && schema && upcastTo(schema, header.schema, api?.reducerPath ?? 'api');
  return { api, upcast, reduce: replayedReducer(reducer, api, upcast, onMigrated) };
}

export function createComparedStates<S>(applications: ReplayedApplications<S>, report: Report): ComparedStates<S> {
  const slices = createComparedSlices();
  let part = replayedPart(applications, undefined, slices.onMigrated);
  let partNumber = 0;
  let state: S | undefined;
  let actions = 0;
  let states = 0;
  let leftOut = 0;
  let diverging = 0;
  let first: Divergence | undefined;

  function checkEndpoints(names: readonly string[], line: number): void {
    const missing = missingEndpoints(part?.api, names);
    if (missing.length > 0) report('missing-endpoints', line, `this release lacks the endpoints ${missing.join(', ')}`);
  }

  function diverge({ n, a, f = '' }: ActionRecord, actual: string, differing: readonly string[]): void {
    diverging++;
    first ??= { part: partNumber, seq: n, type: a.type, slices: differing, expected: f, actual };
  }

  /** The state after an action, compared with its recorded fingerprint. */
  function compared(before: S, record: ActionRecord, line: number): S {
    let reached = before;
    try {
      if (part) reached = part.reduce(before, record);
      const actual = fingerprint(reached);
      if (actual === record.f) return reached;
      // An upcast slice never has the fingerprint that was recorded: only differences in other slices count.
      const differing = slices.differing(reached);
      if (differing !== null) diverge(record, actual, differing);
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      report('reducer-threw', line, `action ${record.n} (${record.a.type}) could not be reduced: ${why}`);
      diverge(record, 'none: the reducer threw', []);
    }
    return reached;
  }

  return {
    isKnown: () => part !== undefined,
    checkEndpoints,
    openPart(header, line) {
      state = undefined;
      partNumber = header.part;
      part = replayedPart(applications, header, slices.onMigrated);
      if (part) checkEndpoints(header.endpoints, line);
      else report('unknown-application', line, `this release has no application "${header.application ?? ''}"`);
    },
    begin(snapshot, added, line) {
      const recorded = freezeDeep(snapshot.state);
      if (fingerprint(recorded) !== snapshot.f)
        report('altered-snapshot', line, `the snapshot before action ${snapshot.n} was altered`);
      slices.begin(recorded, added);
      const today = part?.upcast?.state(recorded);
      if (today) slices.onMigrated(today.slices);
      // Checked edge: the snapshot was written from a state of this reducer, or is brought into its shape.
      state = freezeDeep((today ? today.value : recorded) as S);
      states++;
    },
    reduce(record, line) {
      actions++;
      if (state === undefined) {
        report('no-snapshot', line, `action ${record.n} (${record.a.type}) has no state to start from`);
        return undefined;
      }
      slices.record(record.s);
      if (record.f === undefined) leftOut++;
      else {
        states++;
        state = compared(state, record, line);
      }
      return state;
    },
    result: () => ({
      actions,
      states,
      leftOut,
      diverging,
      ...(first && { firstDivergence: first }),
      ...slices.leftOut(),
    }),
  };
}
