import { gzipSync } from 'node:zlib';
import { runJournalCommand } from '../../src/journal/cli';
import {
  chanceFrom,
  isAction,
  linesOf,
  liveThrough,
  menu,
  openShop,
  replayShop,
  textOf,
} from '../support/journal/recordedShop';

let log = '';
let states: unknown[] = [];

beforeAll(async () => {
  jest.useFakeTimers({ now: 1_790_000_000_000 });
  const chance = chanceFrom(7300);
  const shop = openShop({ chance });
  await liveThrough(shop, chance, 40);
  log = shop.recorder.close('test');
  states = shop.states;
  jest.useRealTimers();
});

async function run(args: string[], files: Record<string, string | Uint8Array> = { 'a.ndjson': log }) {
  const lines: string[] = [];
  const code = await runJournalCommand(args, {
    ...replayShop(),
    write: (line) => lines.push(line),
    read: async (file) => {
      const content = files[file];
      if (content === undefined) throw new Error('no such file');
      return new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
    },
  });
  return { code, lines, output: lines.join('\n') };
}

test('verify says how much was compared and that the replay is exact [REP-06]', async () => {
  const { code, output } = await run(['verify', 'a.ndjson']);
  expect(output).toBe(
    `1 part, ${states.length - 1} actions, ${states.length} states compared, 0 declared gaps\nthe replay is exact`,
  );
  expect(code).toBe(0);
});

test('verify reads gzipped files, and several as the parts of a session', async () => {
  const second = gzipSync(log.replace('"part":1', '"part":2'));
  const { code, lines } = await run(['verify', 'a.ndjson', 'b.ndjson.gz'], { 'a.ndjson': log, 'b.ndjson.gz': second });
  expect(lines[0]).toContain('2 parts');
  expect(code).toBe(0);
});

test('verify names the first action that diverges, its slice and both fingerprints [REP-06]', async () => {
  const lines = linesOf(log);
  const place = lines.findIndex((line) => isAction(line) && line.a.type === menu.actions.itemSelected.type);
  const action = lines[place];
  if (!action || !isAction(action)) throw new Error('the session selects no menu item');
  lines[place] = { ...action, a: { ...action.a, payload: 'forged' } };
  const { code, output } = await run(['verify', 'a.ndjson'], { 'a.ndjson': textOf(lines) });
  expect(output).toContain(
    `diverges first at action ${action.n} of part 1 (menu/itemSelected) in menu: recorded ${action.f}, replayed `,
  );
  expect(output).toContain('the recording does not verify');
  expect(code).toBe(1);
});

test('a file that cannot be read or unpacked is one clear line and exit code 2', async () => {
  expect(await run(['verify', 'none'])).toMatchObject({ code: 2, lines: ['none: cannot be read: no such file'] });
  const cut = gzipSync(log).subarray(0, 100);
  const broken = await run(['verify', 'a.gz'], { 'a.gz': cut });
  expect(broken.code).toBe(2);
  expect(broken.output).toMatch(/^a\.gz: cannot be read: /);
});

test('state prints the state after an action, or the first one', async () => {
  const asJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
  for (const seq of [0, 7, states.length - 2]) {
    const { code, output } = await run(['state', 'a.ndjson', String(seq)]);
    expect(JSON.parse(output)).toEqual(asJson(states[seq + 1]));
    expect(code).toBe(0);
  }
  expect(JSON.parse((await run(['state', 'a.ndjson', 'start'])).output)).toEqual(asJson(states[0]));
});

test('state asks for the part where there are several, and finds it', async () => {
  const files = { 'a.ndjson': log + log.replace('"part":1', '"part":2') };
  expect(await run(['state', 'a.ndjson', '3'], files)).toMatchObject({
    code: 2,
    lines: ['a.ndjson holds the parts 1, 2: say which, as PART:SEQ'],
  });
  expect((await run(['state', 'a.ndjson', '2:3'], files)).code).toBe(0);
  expect(await run(['state', 'a.ndjson', '9:3'], files)).toMatchObject({ code: 2, lines: ['a.ndjson has no part 9'] });
});

test('state says which actions there are when asked for another', async () => {
  expect(await run(['state', 'a.ndjson', '99999'])).toMatchObject({
    code: 2,
    lines: [`a.ndjson has no action 99999; it holds 0 to ${states.length - 2}`],
  });
});

test('state refuses a damaged log with its line', async () => {
  expect(await run(['state', 'a.ndjson', '0'], { 'a.ndjson': `${log}x` })).toMatchObject({ code: 1 });
});

test.each([[[]], [['verify']], [['state', 'a.ndjson']], [['state', 'a.ndjson', 'x']], [['invent']]])(
  '%j prints the usage and exits with 2',
  async (args) => {
    const { code, output } = await run(args);
    expect(output).toContain('journal verify FILE…');
    expect(output).toContain('journal state FILE SEQ');
    expect(code).toBe(2);
  },
);
