import { CommandError, count, type JournalCommandOptions } from './command';
import { differencesBetween, summaryOf } from '../differences';
import { readParts } from './readJournal';
import { openPart, partOfMoment, positionOf, readMoment, stateAt } from './moments';
import { readPath, valueAt, writePath } from './statePath';

/** Prints the state after an action, or the value in it at a path. */
export async function printState<S>(
  file: string,
  wanted: string,
  path: string | undefined,
  options: JournalCommandOptions<S>,
): Promise<void> {
  const moment = readMoment(wanted);
  const steps = readPath(path ?? '');
  const part = partOfMoment(file, await readParts(file, options.read), moment);
  const position = positionOf(file, part, moment);
  const value = valueAt(stateAt(openPart(file, part, options), position), steps);
  options.write(JSON.stringify(value, undefined, 2));
}

/** Prints what an action changed, or what changed between the states after two actions of one part. */
export async function printDifferences<S>(
  file: string,
  [first, second]: readonly [string, string?],
  options: JournalCommandOptions<S>,
): Promise<void> {
  const { write } = options;
  const from = readMoment(first);
  const to = second === undefined ? from : readMoment(second);
  if (second === undefined && from.seq === undefined)
    throw new CommandError(2, 'nothing comes before the start: name an action, or two moments');
  const parts = await readParts(file, options.read);
  const part = partOfMoment(file, parts, from);
  if (part !== partOfMoment(file, parts, to)) throw new CommandError(2, 'both moments have to be in one part');
  const store = openPart(file, part, options);
  const until = positionOf(file, part, to);
  const before = stateAt(store, second === undefined ? until - 1 : positionOf(file, part, from));
  const after = stateAt(store, until);
  if (second === undefined) {
    const record = store.actionAt(until);
    const gap = store.gapBefore(until);
    if (record) write(`action ${record.n} ${record.a.type}, ${(record.t / 1000).toFixed(2)} s`);
    if (gap) write(`with what changed in the ${gap.k} before it (${gap.reason})`);
  }
  const differences = differencesBetween(before, after);
  for (const { path, before: was, after: is } of differences)
    write(`${writePath(path) || 'the state'}: ${summaryOf(was)} → ${summaryOf(is)}`);
  write(differences.length === 0 ? 'nothing changed' : count(differences.length, 'change'));
}
