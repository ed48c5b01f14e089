import { count } from '../command';

/** A moment that a test checks: the action that leads to it, and a description. */
export interface HeldMoment {
  readonly moment: string;
  readonly words: string;
  /** What the shopper saw then; if any moment lacks it, the test compares with Jest's snapshots instead. */
  readonly seen?: string;
}

/** The recording that a test replays. */
export interface TestedRecording {
  readonly release: string;
  /** When the recording began, in milliseconds UTC. */
  readonly startedAt: number;
  readonly parts: number;
  readonly actions: number;
}

/** The most characters of a moment's description in a test: longer ones are cut. */
const MOST_CHARACTERS = 80;

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/[\n\r\u2028\u2029]/g, ' ')}'`;

/** A text as the source of a template literal, which preserves its line breaks. */
const literal = (text: string): string => `\`${text.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&')}\``;

/** Text of a recording must not end the comment that it is written into. */
const plainWord = (text: string): string => text.replaceAll(/[^\w.+-]/g, '?').slice(0, 64);

/** The number comes from a recording, and may be anything. */
function dayOf(at: number): string {
  const day = new Date(at);
  return Number.isNaN(day.getTime()) ? 'an unknown day' : day.toISOString().slice(0, 10);
}

const shortened = (words: string): string =>
  words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS - 1)}…` : words;

/** The source of a test of a recording, which is stored beside it under the same name. */
export function testFileOf(
  target: string,
  { release, startedAt, parts, actions }: TestedRecording,
  held: readonly HeldMoment[],
): string {
  const [, folders = '', name = ''] = /^(?:\.\/)?test\/(.*?)([^/]+)\.dom\.test\.ts$/.exec(target) ?? [];
  const up = '../'.repeat(folders.split('/').length - 1) || './';
  const day = dayOf(startedAt);
  const isWhole = held.every(({ seen }) => seen !== undefined);
  const rows = held.map(({ moment, words, seen }) =>
    [`[${quoted(moment)}, ${quoted(shortened(words))}`, ...(isWhole ? [literal(seen ?? '')] : [])]
      .join(', ')
      .concat(']'),
  );
  const table = rows.length === 1 ? `[${rows.join('')}]` : `[\n${rows.map((row) => `  ${row},\n`).join('')}]`;
  return `import { openRecording } from '${up}support/recordings/openRecording';

// Recorded on ${day} by release ${plainWord(release)}: ${count(parts, 'part')}, ${count(actions, 'action')}.
const { ${isWhole ? 'pageAfter' : 'seenAfter'} } = openRecording(__dirname, ${quoted(`${name}.ndjson.gz`)});

it.each(${table})('after action %s (%s) the shopper sees the same page', async (moment${isWhole ? ', _words, seen' : ''}) => {
  expect(await ${isWhole ? 'pageAfter(moment)).toBe(seen)' : 'seenAfter(moment)).toMatchSnapshot()'};
});
`;
}
