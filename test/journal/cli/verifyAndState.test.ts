import { gzipSync } from 'node:zlib';
import { recordLife, runCommand } from '../../support/journal/journalCommand';
import { isAction, linesOf, menu, textOf } from '../../support/journal/recordedShop';

let log = '';
let states: readonly unknown[] = [];
beforeAll(async () => {
  ({ log, states } = await recordLife());
});

const run = (args: readonly string[], files: Parameters<typeof runCommand>[1] = { 'a.ndjson': log }) =>
  runCommand(args, files);
const second = () => log.replace('"part":1', '"part":2');
const asJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

test('verify says how much was compared and that the replay is exact [REP-06]', async () => {
  const { code, output } = await run(['verify', 'a.ndjson']);
  expect(output).toBe(
    `1 part, ${states.length - 1} actions, ${states.length} states compared, 0 declared gaps\n` +
      'unsigned: no server has received it\nthe replay is exact',
  );
  expect(code).toBe(0);
});

test('verify reads gzipped files whatever they are called, and several as the parts of a session', async () => {
  const files = { 'a.ndjson': log, 'b.txt': gzipSync(second()) };
  const { code, lines } = await run(['verify', 'a.ndjson', 'b.txt'], files);
  expect(lines[0]).toContain('2 parts');
  expect(lines).toContain('b.txt: unsigned: no server has received it');
  expect(code).toBe(0);
});

test('verify names the first action that diverges, its slice and both fingerprints [REP-06]', async () => {
  const lines = linesOf(log);
  const index = lines.findIndex((line) => isAction(line) && line.a.type === menu.actions.itemSelected.type);
  const action = lines[index];
  if (!action || !isAction(action)) throw new Error('the session selects no menu item');
  lines[index] = { ...action, a: { ...action.a, payload: 'forged' } };
  const { code, output } = await run(['verify', 'a.ndjson'], { 'a.ndjson': textOf(lines) });
  expect(output).toContain(
    `diverges first at action ${action.n} of part 1 (menu/itemSelected) in menu: recorded ${action.f}, replayed `,
  );
  expect(output).toContain('the recording does not verify');
  expect(code).toBe(1);
});

test('a file that cannot be read or unpacked is one clear line and exit code 1, with every command', async () => {
  const cut = gzipSync(log).subarray(0, 100);
  for (const words of [['verify'], ['state', '0'], ['diff', '0'], ['stats']]) {
    const [command = '', ...rest] = words;
    expect(await run([command, 'none', ...rest])).toMatchObject({
      code: 1,
      lines: [],
      complaints: ['none: cannot be read: no such file'],
    });
    const broken = await run([command, 'a.gz', ...rest], { 'a.gz': cut });
    expect(broken).toMatchObject({
      code: 1,
      lines: [],
      complaints: [expect.stringMatching(/^a\.gz: cannot be read: /)],
    });
  }
});

test('state prints the state after an action, or the first one [REP-09]', async () => {
  for (const seq of [0, 7, states.length - 2]) {
    const { code, output } = await run(['state', 'a.ndjson', String(seq)]);
    expect(JSON.parse(output)).toEqual(asJson(states[seq + 1]));
    expect(code).toBe(0);
  }
  expect(JSON.parse((await run(['state', 'a.ndjson', 'start'])).output)).toEqual(asJson(states[0]));
});

test('state prints what stands at a path, whose keys may be of any characters [REP-09]', async () => {
  const arrival =
    linesOf(log)
      .filter(isAction)
      .find(({ a }) => a.type === 'page/arrived')?.n ?? -1;
  const state = asJson(states[arrival + 1]) as { menu: object; api: { queries: Record<string, object> } };
  const at = async (path: string): Promise<unknown> =>
    JSON.parse((await run(['state', 'a.ndjson', String(arrival), '--path', path])).output);
  expect(await at('menu.selected')).toBe('');
  expect(await at('api.queries["product(77)"]')).toEqual(state.api.queries['product(77)']);
  expect((await run(['state', 'a.ndjson', String(arrival), '--path=menu'])).output).toBe(
    JSON.stringify(state.menu, null, 2),
  );
});

test.each([
  ['menu.chosen', 'menu has no "chosen"; it has selected'],
  ['menu.selected.name', /^menu\.selected has nothing in it: it is "item \d+"$/],
  ['men', 'the state has no "men"; it has api, menu, notices, checkout'],
  ['menu..selected', '"menu..selected" is no path: write cart.inFlight[0].id or api.queries["cartItems(1)"]'],
])('state names the step of the path %s that leads nowhere', async (path, message) => {
  const { code, lines, complaints } = await run(['state', 'a.ndjson', '40', '--path', path]);
  expect(complaints).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  expect([code, lines]).toEqual([2, []]);
});

test('state asks for the part where there are several, and finds it', async () => {
  const files = { 'a.ndjson': log + second() };
  expect(await run(['state', 'a.ndjson', '3'], files)).toMatchObject({
    code: 2,
    complaints: ['a.ndjson holds the parts 1, 2: say which, as PART:SEQ'],
  });
  expect((await run(['state', 'a.ndjson', '2:3'], files)).code).toBe(0);
  expect(await run(['state', 'a.ndjson', '9:3'], files)).toMatchObject({
    code: 2,
    complaints: ['a.ndjson has no part 9; it holds 1, 2'],
  });
});

test('state says which actions there are when asked for another', async () => {
  expect(await run(['state', 'a.ndjson', '99999'])).toMatchObject({
    code: 2,
    complaints: [`a.ndjson has no action 99999; it holds 0 to ${states.length - 2}`],
  });
});

test('a damaged log is refused with its line', async () => {
  const line = log.split('\n').length;
  for (const words of [
    ['state', 'a.ndjson', '0'],
    ['stats', 'a.ndjson'],
  ]) {
    expect(await run(words, { 'a.ndjson': `${log}x` })).toMatchObject({
      code: 1,
      complaints: [`a.ndjson: line ${line} is not JSON: the log was cut or edited there`],
    });
  }
  expect(await run(['stats', 'a.ndjson'], { 'a.ndjson': '' })).toMatchObject({
    code: 1,
    complaints: ['a.ndjson: holds no recording: no line is a header'],
  });
});

test.each([
  [['verify'], 'usage: journal verify FILE… [--key KEY]; journal --help says more'],
  [['state', 'a.ndjson'], 'usage: journal state FILE SEQ [--path PATH]; journal --help says more'],
  [['state', 'a.ndjson', 'x'], `"x" is no moment: an action's number, PART:NUMBER or start`],
  [['state', 'a.ndjson', '0', '--pat', 'menu'], 'there is no --pat here; journal --help says what there is'],
  [['state', 'a.ndjson', '0', '--path'], '--path needs a value'],
  [['diff', 'a.ndjson'], 'usage: journal diff FILE SEQ [SEQ]; journal --help says more'],
  [['diff', 'a.ndjson', 'start'], 'nothing comes before the start: name an action, or two moments'],
  [['stats'], 'usage: journal stats FILE; journal --help says more'],
  [['invent'], 'there is no command "invent"; journal --help says what there is'],
])('%j is wrong use: one line that says why, and exit code 2', async (args, message) => {
  expect(await run(args)).toMatchObject({ code: 2, lines: [], complaints: [message] });
});

test('journal alone and journal --help print what there is', async () => {
  const asked = await run(['--help']);
  for (const command of ['verify FILE…', 'state FILE SEQ', 'diff FILE SEQ [SEQ]', 'stats FILE'])
    expect(asked.output).toContain(`journal ${command}`);
  expect(asked.code).toBe(0);
  expect(await run([])).toMatchObject({ code: 2, output: asked.output });
});

test('verify says which parts are missing before the first', async () => {
  const third = log.replace('"part":1', '"part":3');
  expect((await run(['verify', 'b.ndjson'], { 'b.ndjson': second() })).lines[1]).toBe(
    'it begins with part 2: part 1 is missing',
  );
  const { lines, code } = await run(['verify', 'b.ndjson'], { 'b.ndjson': third });
  expect([lines[1], code]).toEqual(['it begins with part 3: parts 1 to 2 are missing', 0]);
});
