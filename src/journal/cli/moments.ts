import { createReplayStore, type ReplayStore } from '../replay/replayStore';
import { applicationOf } from '../replay/application';
import { judgeRecording } from '../schema/judge';
import { CommandError, reasonOf, type JournalCommandOptions } from './command';
import type { Part } from './readJournal';

/** A moment in the notation of the command line: `57`, `start`, or with a part in front, `2:57`. */
interface Moment {
  readonly part: number | undefined;
  /** The action that leads to the moment; undefined for the first state. */
  readonly seq: number | undefined;
}

/** Throws a CommandError for an invalid moment. */
export function readMoment(text: string): Moment {
  const [, part, seq] = /^(?:(\d+):)?(\d+|start)$/.exec(text) ?? [];
  if (seq === undefined) throw new CommandError(2, `"${text}" is no moment: an action's number, PART:NUMBER or start`);
  return {
    part: part === undefined ? undefined : Number(part),
    seq: seq === 'start' ? undefined : Number(seq),
  };
}

/**
 * The part of a file that a moment is in. Throws a CommandError if the moment names no part although the file has
 * several, or if the file does not have the part.
 */
export function partOfMoment(file: string, parts: readonly Part[], { part: wanted }: Moment): Part {
  const numbers = parts.map(({ header }) => header.part);
  if (wanted === undefined && parts.length > 1)
    throw new CommandError(2, `${file} holds the parts ${numbers.join(', ')}: say which, as PART:SEQ`);
  const part = wanted === undefined ? parts[0] : parts.find(({ header }) => header.part === wanted);
  if (!part) throw new CommandError(2, `${file} has no part ${wanted ?? ''}; it holds ${numbers.join(', ')}`);
  return part;
}

/** The position of a moment in a replay. Throws a CommandError when the part has no such action. */
export function positionOf(file: string, { records }: Part, { seq }: Moment): number {
  if (seq === undefined) return 0;
  const seqs = records.flatMap((record) => (record.k === 'action' ? [record.n] : []));
  const index = seqs.indexOf(seq);
  if (index >= 0) return index + 1;
  const held = seqs.length > 0 ? `${seqs[0] ?? 0} to ${seqs.at(-1) ?? 0}` : 'none';
  throw new CommandError(2, `${file} has no action ${seq}; it holds ${held}`);
}

/**
 * The replay of a part. Throws a CommandError when this release cannot replay it, or it has no initial state; warns of
 * anything else that may be wrong with it.
 */
export function openPart<S>(
  file: string,
  { header, records }: Part,
  options: JournalCommandOptions<S>,
): ReplayStore<S> {
  const { complain } = options;
  const application = applicationOf(options, header);
  const { verdict, reasons } = judgeRecording(records, options);
  if (verdict === 'impossible' || !application)
    throw new CommandError(1, `${file}: this release cannot replay it: ${reasons.join('; ')}`);
  if (verdict !== 'fine') complain(`${file}: ${verdict}: ${reasons.join('; ')}`);
  return orStop(() => createReplayStore({ ...application, records }));
}

/** The state at a position. Throws a CommandError when the replay stops before it. */
export function stateAt<S>(store: ReplayStore<S>, position: number): S {
  return orStop(() => {
    store.seek(position);
    return store.getState();
  });
}

function orStop<T>(replay: () => T): T {
  try {
    return replay();
  } catch (thrown) {
    throw new CommandError(1, `the replay stopped: ${reasonOf(thrown)}`);
  }
}
