import { count } from '../command';
import type { Part } from '../readJournal';

/** A moment that a test holds: the action after which it is, and what it was. */
export interface HeldMoment {
  readonly moment: string;
  readonly words: string;
}

/** The longest line of a test without its frame. */
const MOST_CHARACTERS = 80;

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/[\n\r\u2028\u2029]/g, ' ')}'`;

const shortened = (words: string): string =>
  words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS - 1)}…` : words;

/** The source of a test of a recording; the recording lies beside it under the same name. */
export function testFileOf(target: string, parts: readonly Part[], held: readonly HeldMoment[]): string {
  const [, folders = '', name = ''] = /^(?:\.\/)?test\/(.*?)([^/]+)\.dom\.test\.ts$/.exec(target) ?? [];
  const up = '../'.repeat(folders.split('/').length - 1) || './';
  const { release, environment } = parts[0]?.header ?? { release: '', environment: { clock: 0 } };
  const actions = parts.flatMap(({ records }) => records.filter(({ k }) => k === 'action')).length;
  const day = new Date(environment.clock).toISOString().slice(0, 10);
  const rows = held.map(({ moment, words }) => `[${quoted(moment)}, ${quoted(shortened(words))}]`);
  const table = rows.length === 1 ? `[${rows.join('')}]` : `[\n${rows.map((row) => `  ${row},\n`).join('')}]`;
  return `import { openRecording } from '${up}support/recordings/openRecording';

// Recorded on ${day} by release ${release}: ${count(parts.length, 'part')}, ${count(actions, 'action')}.
const { seenAfter } = openRecording(__dirname, ${quoted(`${name}.ndjson.gz`)});

it.each(${table})('after action %s (%s) the shopper sees the same page', async (moment) => {
  expect(await seenAfter(moment)).toMatchSnapshot();
});
`;
}
