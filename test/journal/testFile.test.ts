import { transformSync } from '@babel/core';
import { testFileOf } from '../../src/journal/cli/testing/testFile';

const recording = { release: '1.2.3', startedAt: Date.UTC(2026, 10, 25), parts: 1, actions: 9 };
const target = 'test/recordings/session.dom.test.ts';

/** What a generated test does when it runs: the rows of its table, and its other calls. */
function run(source: string) {
  const { code } =
    transformSync(source, {
      filename: 'x.ts',
      babelrc: false,
      configFile: false,
      presets: ['@babel/preset-typescript'],
    }) ?? {};
  const body = (code ?? '').replace(/^import .*$/m, '').replaceAll('__dirname', "''");
  const rows: unknown[] = [];
  const table = (all: readonly unknown[]) => {
    rows.push(...all);
    return () => undefined;
  };
  const broken = jest.fn();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is what is tested
  new Function('openRecording', 'it', 'expect', 'broken', body)(() => ({}), { each: table }, undefined, broken);
  return { rows, broken };
}

const HOSTILE = [
  "');broken();('",
  '`;broken();`',
  '${broken()}',
  '\\`${broken()}',
  '\nbroken();//',
  '\u2028broken();',
  '*/broken();/*',
  "\\');broken();//",
];

it.each(HOSTILE)('a recording cannot put code into the test that is made of it: %j', (text) => {
  const held = [{ moment: '57', words: text, seen: text }];
  const { rows, broken } = run(testFileOf(target, { ...recording, release: text }, held));
  expect(broken).not.toHaveBeenCalled();
  expect(rows).toMatchObject([['57', expect.any(String), text]]);
});

it('a recording of an impossible day becomes a test all the same', () => {
  const held = [{ moment: '1', words: 'the end' }];
  expect(testFileOf(target, { ...recording, startedAt: 1e20 }, held)).toContain(
    'Recorded on an unknown day by release 1.2.3',
  );
});
