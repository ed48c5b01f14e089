import { recordLife, runCommand } from '../../support/journal/journalCommand';
import { HEADER, isAction, linesOf, menu, textOf } from '../../support/journal/recordedShop';

let log = '';
beforeAll(async () => {
  ({ log } = await recordLife());
});

const run = (...args: string[]) => runCommand(['diff', 'a.ndjson', ...args], { 'a.ndjson': log });

/** The n-th action of a type. */
function actionOf(type: string, index: number) {
  const found = linesOf(log)
    .filter(isAction)
    .filter(({ a }) => a.type === type)[index];
  if (!found) throw new Error(`the session has no ${type} at ${index}`);
  return found;
}

test('diff prints what one action changed: path, before and after [REP-09]', async () => {
  const first = actionOf(menu.actions.itemSelected.type, 0);
  const next = actionOf(menu.actions.itemSelected.type, 1);
  const { code, lines } = await run(String(next.n));
  expect(lines[0]).toMatch(new RegExp(`^action ${next.n} menu/itemSelected, \\d+\\.\\d\\d s$`));
  const [was, is] = [first, next].map(({ a }) => JSON.stringify(a['payload']));
  expect(lines.slice(1)).toEqual([`menu.selected: ${was} → ${is}`, '1 change']);
  expect(code).toBe(0);
});

test('diff prints what changed between two moments, in either direction [REP-09]', async () => {
  const { n, a } = actionOf(menu.actions.itemSelected.type, 0);
  const forth = await run('start', String(n));
  expect(forth.lines).toContain(`menu.selected: "" → ${JSON.stringify(a['payload'])}`);
  const back = await run(String(n), 'start');
  expect(back.lines).toContain(`menu.selected: ${JSON.stringify(a['payload'])} → ""`);
  expect(back.lines).toHaveLength(forth.lines.length);
  expect((await run(String(n), String(n))).lines).toEqual(['nothing changed']);
});

test('diff writes a large value as what it is, and a key of other characters as a path that state reads', async () => {
  const asked = actionOf('api/executeQuery/pending', 0);
  const { lines } = await run(String(asked.n));
  const line = lines.find((each) => each.startsWith('api.queries["'));
  expect(line).toMatch(/^api\.queries\["\w+\(.*\)"\]: – → \{ status, endpointName, .+ \}$/);
  const path = line?.slice(0, line.indexOf(': –')) ?? '';
  const state = await runCommand(['state', 'a.ndjson', String(asked.n), '--path', path], { 'a.ndjson': log });
  expect(JSON.parse(state.output)).toMatchObject({ status: 'pending' });
});

test('diff says that what a gap hid is among the changes of the action after it', async () => {
  const state = (value: string) => ({ menu: { selected: value } });
  const gapped = textOf([
    { k: 'header', format: 1, ...HEADER },
    { k: 'snapshot', n: 0, f: '0000', state: state('a') },
    { k: 'action', n: 0, t: 5, f: '0000', a: menu.actions.itemSelected('b') },
    { k: 'gap', n: 1, reason: 'unregistered' },
    { k: 'snapshot', n: 1, f: '0000', state: state('c') },
    { k: 'action', n: 1, t: 1500, f: '0000', a: menu.actions.itemSelected('d') },
  ]);
  const { lines } = await runCommand(['diff', 'a.ndjson', '1'], { 'a.ndjson': gapped });
  expect(lines.slice(0, 2)).toEqual([
    'action 1 menu/itemSelected, 1.50 s',
    'with what changed in the gap before it (unregistered)',
  ]);
  expect(lines).toContain('menu.selected: "b" → "d"');
});

test('diff refuses moments of two parts', async () => {
  const files = { 'a.ndjson': log + log.replace('"part":1', '"part":2') };
  const { code, complaints } = await runCommand(['diff', 'a.ndjson', '1:3', '2:3'], files);
  expect([code, complaints]).toEqual([2, ['both moments have to be in one part']]);
});
