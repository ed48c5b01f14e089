import type { JournalProblem } from '../decode';
import type { RecordSource } from '../logLines';
import type { ActionRecord, HeaderRecord, JournalRecord } from '../format';
import { applicationOf, type ReplayedApplication, type ReplayedApplications } from '../replay/application';
import { missingEndpoints } from '../replay/replayedReducer';
import { requestOf } from '../requests';
import { upcastersOf, versionSteps, type ReplaySchema, type SchemaVersions } from './schema';
import { compareSlices, type SliceChanges } from './compareSlices';

/**
 * Whether this release can replay a recording. fine: its shapes are today's. migratable: older ones that can all be
 * upcast, or from before a slice was added. risky: it contains something unknown today, whose effect will be missing.
 * impossible: the replay would stop, or show what nobody saw.
 */
export type Verdict = 'fine' | 'migratable' | 'risky' | 'impossible';

export interface Judgement {
  readonly verdict: Verdict;
  /** The reasons, one sentence each; empty if all is fine. */
  readonly reasons: readonly string[];
}

/** Judges a recording record by record. */
export interface Judge {
  /** Differences between a snapshot's slices and today's. Undefined where they were not compared. */
  readonly see: (record: JournalRecord) => SliceChanges | undefined;
  /** Takes the problem of a line that could not be read; for a line of another format the verdict is `impossible`. */
  readonly refuse: (problem: JournalProblem) => void;
  readonly judgement: () => Judgement;
}

const nouns = { actions: 'the action', slices: 'the slice', endpoints: 'the arguments of' } as const;

/** Judges a recording without replaying its states; wrong states are found by verifying. */
export function createJudge<S>(applications: ReplayedApplications<S>): Judge {
  let application = applicationOf(applications, undefined);
  const reasons = { migratable: new Set<string>(), risky: new Set<string>(), impossible: new Set<string>() };
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const seen = new Set<string>();

  function openPart(header: HeaderRecord): void {
    application = applicationOf(applications, header);
    seen.clear();
    if (!application) reasons.impossible.add(`this release has no application "${header.application ?? ''}"`);
    if (application?.schema) compareVersions(header.schema, application.schema);
  }

  function compareVersions(recorded: SchemaVersions | undefined, { versions, upcasters }: ReplaySchema): void {
    for (const step of versionSteps(versions, recorded)) {
      const what = `${nouns[step.of]} ${step.name}`;
      if (step.recorded > step.today)
        reasons.impossible.add(
          `a newer release recorded it: version ${step.recorded} of ${what}, where this one has ${step.today}`,
        );
      else if (upcastersOf(step, upcasters))
        reasons.migratable.add(`version ${step.recorded} of ${what} becomes version ${step.today}`);
      else reasons.impossible.add(`there is no way from version ${step.recorded} to ${step.today} of ${what}`);
    }
  }

  function judgeSlices(state: unknown, { reducer }: ReplayedApplication<S>): SliceChanges {
    const changes = compareSlices(state, reducer);
    const { gone, added } = changes;
    if (gone.length > 0) reasons.risky.add(`its slices ${gone.join(', ')} are unknown today`);
    if (added.length > 0)
      reasons.migratable.add(`it lacks the slices ${added.join(', ')}, which begin as they do today`);
    return changes;
  }

  function judgeAction(record: ActionRecord, { api, schema }: ReplayedApplication<S>): void {
    if (record.x) return;
    const request = requestOf(record);
    if (request) for (const name of missingEndpoints(api, [request.endpoint])) missing.add(name);
    if (seen.has(record.a.type)) return;
    seen.add(record.a.type);
    if (schema && !schema.knows(record.a.type)) unknown.add(record.a.type);
  }

  return {
    see(record) {
      if (record.k === 'header') openPart(record);
      if (!application) return undefined;
      if (record.k === 'action') judgeAction(record, application);
      // Without a schema, only format and endpoints are judged.
      return record.k === 'snapshot' && application.schema ? judgeSlices(record.state, application) : undefined;
    },
    refuse({ code, message }) {
      if (code === 'unknown-format') reasons.impossible.add(message);
    },
    judgement() {
      const impossible = [...reasons.impossible];
      if (missing.size > 0)
        impossible.push(`this release lacks the endpoints ${[...missing].join(', ')}, which it asked`);
      const risky = [...reasons.risky];
      if (unknown.size > 0)
        risky.push(`its actions ${[...unknown].sort().join(', ')} are unknown today and change nothing`);
      const migratable = [...reasons.migratable];
      const all = [...impossible, ...risky, ...migratable];
      if (impossible.length > 0) return { verdict: 'impossible', reasons: all };
      if (risky.length > 0) return { verdict: 'risky', reasons: all };
      return { verdict: migratable.length > 0 ? 'migratable' : 'fine', reasons: all };
    },
  };
}

/** Judges the records of a recording, of one part or of several. */
export function judgeRecording<S>(records: RecordSource, options: ReplayedApplications<S>): Judgement {
  const judge = createJudge(options);
  for (let index = 0; index < records.length; index++) {
    const record = records.at(index);
    if (record) judge.see(record);
  }
  return judge.judgement();
}
