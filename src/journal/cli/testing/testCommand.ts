import { CommandError, count, reasonOf, type ExitCode, type JournalCommandOptions } from '../command';
import type { ReplayStore } from '../../replay/replayStore';
import { openPart, partOfMoment, positionOf, readMoment, stateAt } from '../moments';
import { gzip, readParts, type Part } from '../readJournal';
import { testFileOf, type HeldMoment, type TestedRecording } from './testFile';
import type { TestWriting } from './testWriting';
import { usualMoments } from './usualMoments';

const ENDING = '.dom.test.ts';

/** `session.ndjson.gz` in any folder is `session`. */
function nameOf(file: string): string {
  const base = file.split(/[\\/]/).at(-1) ?? '';
  const name = base.replace(/\.gz$/, '').replace(/\.(ndjson|jsonl?|txt)$/, '');
  return name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'session';
}

/**
 * Writes a test that replays a recording and checks what the shopper saw at some moments, with the recording beside it;
 * then runs it, so that the current output becomes the expected one.
 */
export async function writeTest<S>(
  file: string,
  { at, out }: { readonly at: string | undefined; readonly out: string | undefined },
  options: JournalCommandOptions<S>,
): Promise<ExitCode> {
  const { read, write, complain, tests } = options;
  if (!tests) throw new CommandError(2, 'a test can be written in a working copy of the project only');
  const target = out ?? `test/recordings/${nameOf(file)}${ENDING}`;
  if (!target.endsWith(ENDING) || !/^(?:\.\/)?test\//.test(target))
    throw new CommandError(2, `--out has to be a file below test/ that ends in ${ENDING}: Jest looks for no other`);
  const parts = await readParts(file, read);
  const moments = at === undefined ? usualMoments(parts, tests.momentOf, complain) : at.split(',');
  const stores = new Map<Part, ReplayStore<S>>();
  const openOnce = (part: Part): ReplayStore<S> => {
    const store = stores.get(part) ?? openPart(file, part, options);
    stores.set(part, store);
    return store;
  };
  const held = moments.map((moment) => hold(file, parts, moment.trim(), openOnce, tests.momentOf));

  const recording = `${target.slice(0, -ENDING.length)}.ndjson.gz`;
  const text = parts.flatMap(({ records }) => records.map((record) => `${JSON.stringify(record)}\n`)).join('');
  try {
    await tests.writeFile(recording, await gzip(new TextEncoder().encode(text)));
    await tests.writeFile(target, testFileOf(target, describe(parts), held));
  } catch (thrown) {
    throw new CommandError(2, `cannot write ${target}: ${reasonOf(thrown)}`);
  }
  const problem = await tests.keepTexts(target);
  if (problem !== undefined) throw new CommandError(1, `${target} was written and does not pass: ${problem}`);
  write(`${target} holds ${count(held.length, 'moment')} of ${recording}; run it with`);
  write(`npx jest -c test/jest.config.cjs ${target}`);
  return 0;
}

function describe(parts: readonly Part[]): TestedRecording {
  const { release, environment } = parts[0]?.header ?? { release: '', environment: { clock: 0 } };
  const actions = parts.flatMap(({ records }) => records.filter(({ k }) => k === 'action')).length;
  return { release, startedAt: environment.clock, parts: parts.length, actions };
}

/** A moment in words; replays up to it, so that no test is written for one that cannot be shown. */
function hold<S>(
  file: string,
  parts: readonly Part[],
  wanted: string,
  open: (part: Part) => ReplayStore<S>,
  momentOf: TestWriting['momentOf'],
): HeldMoment {
  const moment = readMoment(wanted);
  const part = partOfMoment(file, parts, moment);
  const position = positionOf(file, part, moment);
  const store = open(part);
  stateAt(store, position);
  const action = store.actionAt(position)?.a;
  const isEnd = part === parts.at(-1) && position === store.length;
  const other = isEnd ? 'the end' : (action?.type ?? 'nothing yet');
  return { moment: wanted, words: (action && momentOf(action)) ?? other };
}
