import { decodeLine, type Decoded, type JournalProblem } from '../decode';
import { fingerprint, sliceFingerprints } from '../fingerprint';
import { UNSENT_REASONS, type ActionRecord, type HeaderRecord, type JournalRecord } from '../format';
import { freezeDeep, missingEndpoints, replayedReducer } from './replayedReducer';
import type { Divergence, Verification } from './verification';
import { applicationOf, type ReplayedApplications } from './application';
import { createJudge } from '../schema/judge';
import { upcastTo, type Upcast } from '../schema/upcast';

export interface VerifierOptions<S> extends ReplayedApplications<S> {
  /** Called with the state after each action. */
  readonly onState?: (state: S) => void;
}

interface Verifier {
  /** Takes the log's next line, with its number in the file. */
  check: (decoded: Decoded, line: number) => void;
  /** What was found in the lines so far. */
  result: () => Verification;
}

/**
 * Replays a log line by line and compares every state with its recorded fingerprint. Reports the first diverging action
 * and its slices, and every error in the log's order: missing, repeated or swapped actions and parts.
 */
export function createVerifier<S>({ onState, ...applications }: VerifierOptions<S>): Verifier {
  const judge = createJudge(applications);
  let application = applicationOf(applications, undefined);
  /** Slices that cannot be compared since the last snapshot, and those of the whole log: upcast, or not recorded. */
  const changed = new Set<string>();
  const migrated = new Set<string>();
  const added = new Set<string>();
  const onMigrated = (names: readonly string[]) => {
    for (const name of names) for (const list of [changed, migrated]) list.add(name);
  };
  let upcast: Upcast | undefined;
  let reduce = replayedReducer(applications.reducer, applications.api);
  const problems: JournalProblem[] = [];
  let header: HeaderRecord | undefined;
  let state: S | undefined;
  /** The recorded fingerprints of all slices up to now. */
  let slices: Record<string, string> = {};
  let next = 0;
  let ended = false;
  /** A gap or rebase was declared, and its snapshot has not been read yet. */
  let declared = false;
  let parts = 0;
  let firstPart = 1;
  let gaps = 0;
  let actions = 0;
  let states = 0;
  let leftOut = 0;
  let diverging = 0;
  let first: Divergence | undefined;

  function report(code: JournalProblem['code'], line: number, message: string): void {
    problems.push({ code, line, message: `line ${line}: ${message}` });
  }

  function diverge(record: ActionRecord, actual: string, differing: readonly string[]): void {
    diverging++;
    first ??= {
      part: header?.part ?? 0,
      seq: record.n,
      type: record.a.type,
      slices: differing,
      expected: record.f ?? '',
      actual,
    };
  }

  function openPart(record: HeaderRecord, line: number): void {
    if (header && record.session !== header.session)
      report('parts', line, `session ${record.session} follows session ${header.session}`);
    // A part that had not been sent then may have been sent since.
    else if (header && !isNextPart(header.part, record))
      report('parts', line, `part ${record.part} follows part ${header.part}`);
    // What is missing at the end of a part can only be declared by the next one.
    if (record.unrecorded) gaps++;
    if (record.killed) gaps++;
    if (record.unsent) gaps++;
    if (!header) firstPart = record.part - (record.unsent ?? 0);
    header = record;
    state = undefined;
    next = 0;
    ended = false;
    declared = false;
    parts++;
    application = applicationOf(applications, record);
    if (!application) {
      report('unknown-application', line, `this release has no application "${record.application ?? ''}"`);
      return;
    }
    const { reducer, api, schema } = application;
    upcast = schema && upcastTo(schema, record.schema, api?.reducerPath ?? 'api');
    reduce = replayedReducer(reducer, api, upcast, onMigrated);
    checkEndpoints(record.endpoints, line);
  }

  function checkEndpoints(names: readonly string[], line: number): void {
    const missing = missingEndpoints(application?.api, names);
    if (missing.length > 0) report('missing-endpoints', line, `this release lacks the endpoints ${missing.join(', ')}`);
  }

  function checkSnapshot(
    record: Extract<JournalRecord, { k: 'snapshot' }>,
    unrecorded: readonly string[],
    line: number,
  ): void {
    const inOrder = state === undefined ? declared || record.n === 0 : declared && record.n === next;
    if (!inOrder)
      report(
        'sequence',
        line,
        `the snapshot before action ${record.n} has no place after action ${next - 1}: something is missing`,
      );
    declared = false;
    const recorded = freezeDeep(record.state);
    if (fingerprint(recorded) !== record.f)
      report('altered-snapshot', line, `the snapshot before action ${record.n} was altered`);
    slices = sliceFingerprints(recorded) ?? {};
    changed.clear();
    const today = upcast?.state(recorded);
    if (today) onMigrated(today.slices);
    // A slice that was added since was not recorded: there is nothing to compare it with.
    for (const name of unrecorded) for (const list of [changed, added]) list.add(name);
    // Checked edge: the snapshot was written from a state of this reducer, or is brought into its shape.
    state = freezeDeep((today ? today.value : recorded) as S);
    next = record.n;
    states++;
  }

  function checkAction(record: ActionRecord, line: number): void {
    actions++;
    if (record.n > next)
      report('sequence', line, `actions ${next} to ${record.n - 1} are missing before ${record.n} (${record.a.type})`);
    if (record.n < next)
      report(
        'sequence',
        line,
        `action ${record.n} (${record.a.type}) comes after action ${next - 1}: repeated or out of order`,
      );
    next = record.n + 1;
    if (state === undefined) {
      report('no-snapshot', line, `action ${record.n} (${record.a.type}) has no state to start from`);
      return;
    }
    for (const [slice, print] of Object.entries(record.s ?? {})) slices[slice] = print;
    if (record.f === undefined) {
      leftOut++;
      return;
    }
    states++;
    try {
      state = reduce(state, record);
      const actual = fingerprint(state);
      if (actual === record.f) return;
      const differing = differingSlices(state, slices).filter((name) => !changed.has(name));
      // An upcast slice never has the fingerprint that was recorded: only differences in other slices count.
      if (changed.size === 0 || differing.length > 0) diverge(record, actual, differing);
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      report('reducer-threw', line, `action ${record.n} (${record.a.type}) could not be reduced: ${why}`);
      diverge(record, 'none: the reducer threw', []);
    }
  }

  function checkRecord(record: JournalRecord, line: number): void {
    // The server's receipts are not replayed; `signed/` verifies them.
    if (record.k === 'close' || record.k === 'seal') return;
    const compared = judge.see(record);
    if (record.k === 'header') {
      openPart(record, line);
      return;
    }
    if (!header) {
      if (parts === 0) report('no-header', line, 'the log does not begin with a header');
      parts ||= 1;
    }
    // The actions of an unknown application cannot be replayed; that is reported once.
    if (!application) return;
    if (ended) report('after-end', line, `a record "${record.k}" follows the end of its part`);
    if (record.k === 'snapshot') checkSnapshot(record, compared?.added ?? [], line);
    else if (record.k === 'action') {
      checkAction(record, line);
      if (state !== undefined) onState?.(state);
    } else if (record.k === 'inject') checkEndpoints(record.endpoints, line);
    else if (record.k === 'gap' || record.k === 'rebase') {
      gaps++;
      declared = true;
      if (record.k === 'gap' && isUnsent(record.reason)) next = Math.max(next, record.n);
    } else if (record.k === 'end') {
      ended = true;
      if (record.n !== next)
        report('sequence', line, `the part ends at action ${record.n}, but the next one was ${next}`);
    }
  }

  return {
    check(decoded, line) {
      if (decoded.ok) checkRecord(decoded.record, line);
      else {
        problems.push(decoded.problem);
        judge.refuse(decoded.problem);
      }
    },
    result() {
      const found: readonly JournalProblem[] =
        parts === 0 && problems.length === 0 ? [{ code: 'no-header', message: 'the log is empty' }] : problems;
      const judgement = judge.judgement();
      return {
        ok: found.length === 0 && diverging === 0 && judgement.verdict !== 'impossible',
        actions,
        states,
        parts,
        firstPart,
        gaps,
        leftOut,
        diverging,
        ...(first && { firstDivergence: first }),
        problems: [...found],
        judgement,
        migrated: [...migrated].sort(),
        added: [...added].sort(),
      };
    },
  };
}

export interface VerifyOptions<S> extends Omit<VerifierOptions<S>, 'onState'> {
  /** NDJSON of one part or of several after each other. */
  readonly text: string;
}

/** Verifies a whole log at once. */
export function verifyJournal<S>({ text, ...options }: VerifyOptions<S>): Verification {
  const verifier = createVerifier(options);
  text.split('\n').forEach((line, index) => {
    if (line !== '') verifier.check(decodeLine(line, index + 1), index + 1);
  });
  return verifier.result();
}

const isNextPart = (before: number, { part, unsent = 0 }: HeaderRecord): boolean =>
  part > before && part <= before + 1 + unsent;

const isUnsent = (reason: string): boolean => UNSENT_REASONS.some((known) => known === reason);

function differingSlices(state: unknown, recorded: Readonly<Record<string, string>>): string[] {
  const actual = sliceFingerprints(state) ?? {};
  const names = new Set([...Object.keys(recorded), ...Object.keys(actual)]);
  return [...names].filter((name) => (recorded[name] ?? '') !== (actual[name] ?? '')).sort();
}
