import { gunzipSync } from 'node:zlib';
import { runJournalCommand } from '../../../src/journal/cli';
import { recordLife } from '../../support/journal/journalCommand';
import { isAction, linesOf, menu, replayShop } from '../../support/journal/recordedShop';

let log = '';
beforeAll(async () => {
  ({ log } = await recordLife());
});

/** Runs `journal test` with these arguments over the recorded life; returns the files written. */
async function run(args: readonly string[], { isWorkingCopy = true, problem = '', text = log } = {}) {
  const files = new Map<string, string | Uint8Array>();
  const said: string[] = [];
  const kept: string[] = [];
  const code = await runJournalCommand(['test', 'lost cart.ndjson.gz', ...args], {
    ...replayShop(),
    write: (line) => said.push(line),
    complain: (line) => said.push(line),
    read: async () => new Uint8Array(Buffer.from(text)),
    save: async (file, content) => void files.set(file, content),
    ...(isWorkingCopy && {
      tests: {
        momentOf: ({ type, payload }) =>
          type === menu.actions.itemSelected.type ? `chooses ${String(payload)}` : undefined,
        writeFile: async (file, content) => void files.set(file, content),
        keepTexts: async (file) => {
          kept.push(file);
          return problem || undefined;
        },
      },
    }),
  });
  return { code, said, files, kept };
}

const chosen = () =>
  linesOf(log)
    .filter(isAction)
    .filter(({ a }) => a.type === menu.actions.itemSelected.type);
const last = () => linesOf(log).filter(isAction).at(-1);

test('test writes a short test of every usual moment with the recording beside it, and runs it once [REP-09]', async () => {
  const { code, files, kept } = await run([]);
  expect(code).toBe(0);
  expect([...files.keys()]).toEqual(['test/recordings/lost-cart.ndjson.gz', 'test/recordings/lost-cart.dom.test.ts']);
  expect(kept).toEqual(['test/recordings/lost-cart.dom.test.ts']);
  const recording = files.get('test/recordings/lost-cart.ndjson.gz') ?? '';
  expect(gunzipSync(recording).toString()).toBe(log);
  const rows = [
    ...chosen().map(({ n, a }) => `  ['${n}', 'chooses ${String(a['payload'])}'],`),
    `  ['${last()?.n ?? 0}', 'the end'],`,
  ];
  expect(files.get('test/recordings/lost-cart.dom.test.ts')).toBe(
    [
      `import { openRecording } from '../support/recordings/openRecording';`,
      '',
      `// Recorded on 1970-01-01 by release test: 1 part, ${linesOf(log).filter(isAction).length} actions.`,
      `const { seenAfter } = openRecording(__dirname, 'lost-cart.ndjson.gz');`,
      '',
      'it.each([',
      ...rows,
      `])('after action %s (%s) the shopper sees the same page', async (moment) => {`,
      '  expect(await seenAfter(moment)).toMatchSnapshot();',
      '});',
      '',
    ].join('\n'),
  );
});

test('test holds the moments that are named, in the file that is named', async () => {
  const { files } = await run(['--at', '3,start', '--out', 'test/recordings/carts/lost.dom.test.ts']);
  const source = files.get('test/recordings/carts/lost.dom.test.ts');
  const { a } = linesOf(log).filter(isAction)[3] ?? { a: { type: '' } };
  expect(source).toContain(`  ['3', '${a.type}'],\n  ['start', 'nothing yet'],\n`);
  expect(source).toContain(`from '../../support/recordings/openRecording'`);
  expect(files.has('test/recordings/carts/lost.ndjson.gz')).toBe(true);
});

test('test names the part of a moment where there are several, and the end of the last one', async () => {
  const { files } = await run([], { text: log + log.replace('"part":1', '"part":2') });
  const source = String(files.get('test/recordings/lost-cart.dom.test.ts'));
  const moments = [...source.matchAll(/^ {2}\['(.+?)', '(.+?)'\],$/gm)].map(([, moment, words]) => [moment, words]);
  const each = chosen().map(({ n, a }) => [String(n), `chooses ${String(a['payload'])}`]);
  expect(moments).toEqual([
    ...each.map(([n, words]) => [`1:${n ?? ''}`, words]),
    ...each.map(([n, words]) => [`2:${n ?? ''}`, words]),
    [`2:${last()?.n ?? 0}`, 'the end'],
  ]);
});

test.each([
  [
    ['--out', 'test/lost.test.ts'],
    '--out has to be a file below test/ that ends in .dom.test.ts: Jest looks for no other',
  ],
  [
    ['--out', 'src/lost.dom.test.ts'],
    '--out has to be a file below test/ that ends in .dom.test.ts: Jest looks for no other',
  ],
  [['--at', '1,x'], `"x" is no moment: an action's number, PART:NUMBER or start`],
  [['--at', '99999'], /^lost cart\.ndjson\.gz has no action 99999; it holds 0 to \d+$/],
])('test %j is wrong use, and nothing is written', async (args, message) => {
  const { code, said, files } = await run(args);
  expect(said).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  expect([code, files.size]).toEqual([2, 0]);
});

test('test outside a working copy says so', async () => {
  const { code, said } = await run([], { isWorkingCopy: false });
  expect([code, said]).toEqual([2, ['a test can be written in a working copy of the project only']]);
});

test('test says when the test that it wrote does not pass', async () => {
  const { code, said } = await run([], { problem: 'the page failed' });
  expect(said).toEqual(['test/recordings/lost-cart.dom.test.ts was written and does not pass: the page failed']);
  expect(code).toBe(1);
});
