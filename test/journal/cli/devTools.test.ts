import { recordLife, runCommand } from '../../support/journal/journalCommand';
import { isAction, linesOf, textOf } from '../../support/journal/recordedShop';

let log = '';
beforeAll(async () => {
  ({ log } = await recordLife());
});

type Line = Record<string, unknown>;
const printsOf = (text: string) => linesOf(text).flatMap((line) => (isAction(line) ? [line.f] : []));

/** A recording that was converted to a file of DevTools and back. */
async function thereAndBack(text: string) {
  const out = await runCommand(['devtools', 'a.ndjson', 'a.json'], { 'a.ndjson': text });
  const back = await runCommand(['import', 'a.json', 'b.ndjson'], out.saved);
  return { out, back, text: back.saved['b.ndjson'] ?? '' };
}

test('a recording that was exported for DevTools and imported again has the same actions and states', async () => {
  const { out, back, text } = await thereAndBack(log);
  expect([out.code, back.code]).toEqual([0, 0]);
  const file = JSON.parse(out.saved['a.json'] ?? '') as Line;
  expect(Object.entries(file).map(([name, content]) => [name, typeof content])).toEqual([
    ['payload', 'string'],
    ['preloadedState', 'string'],
  ]);
  expect(printsOf(text)).toEqual(printsOf(log));
  const actionsOf = (all: string) =>
    linesOf(all)
      .filter(isAction)
      .map(({ a }) => a);
  expect(actionsOf(text)).toEqual(actionsOf(log));
  expect(await runCommand(['verify', 'b.ndjson'], back.saved)).toMatchObject({ code: 0 });
});

test('a state that moved without an action, and what was left out, stay what they are', async () => {
  const lines = linesOf(log);
  const [header, first, ...rest] = lines;
  const half = rest.findIndex((line) => isAction(line) && line.n === 10);
  const left: Line = { k: 'action', n: 10, t: 5, x: true, a: { type: 'menu/unknown' } };
  const shifted = rest.slice(half).map((line) => (isAction(line) ? { ...line, n: line.n + 1 } : line));
  const moved = await runCommand(['state', 'a.ndjson', '9'], { 'a.ndjson': log });
  const state = JSON.parse(moved.output) as unknown;
  const again = { ...first, n: 11, state, f: printsOf(log)[9] };
  const gapped = [header, first, ...rest.slice(0, half), left, { k: 'gap', n: 11, reason: 'state-moved' }, again];
  const text = textOf([...gapped, ...shifted.filter((line) => line['k'] !== 'end')]);
  expect(await runCommand(['verify', 'a.ndjson'], { 'a.ndjson': text })).toMatchObject({ code: 0 });

  const back = await thereAndBack(text);
  expect(printsOf(back.text)).toEqual(printsOf(text));
  expect(linesOf(back.text).filter(({ k }) => k === 'gap')).toEqual([{ k: 'gap', n: 11, reason: 'state-moved' }]);
  expect(linesOf(back.text).filter(({ x }) => x === true)).toEqual([{ ...left, t: 0 }]);
});

test('an export without a state begins with that of today', async () => {
  const payload = JSON.stringify([{ type: 'menu/itemSelected', payload: 'Beurres' }]);
  const { saved, code } = await runCommand(['import', 'a.json', 'b.ndjson'], { 'a.json': JSON.stringify({ payload }) });
  expect(code).toBe(0);
  const { output } = await runCommand(['state', 'b.ndjson', '0', '--path', 'menu.selected'], saved);
  expect(output).toBe('"Beurres"');
});

test('of several parts one has to be named; a file that is none is refused in one line', async () => {
  const two = { 'a.ndjson': log + log.replace('"part":1', '"part":2') };
  expect(await runCommand(['devtools', 'a.ndjson', 'a.json'], two)).toMatchObject({
    code: 2,
    complaints: ['a.ndjson holds the parts 1, 2: say which, as --part N'],
  });
  expect(await runCommand(['devtools', 'a.ndjson', 'a.json', '--part', '2'], two)).toMatchObject({ code: 0 });
  for (const [content, reason] of [
    ['{}', 'it is no export of Redux DevTools: it has no payload'],
    ['{"payload":"[1]"}', 'it is no export of Redux DevTools: its payload is no list of actions'],
  ] as const)
    expect(await runCommand(['import', 'a.json', 'b.ndjson'], { 'a.json': content })).toMatchObject({
      code: 1,
      saved: {},
      complaints: [`a.json: ${reason}`],
    });
});
