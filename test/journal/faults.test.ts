/* Everything that breaks a replay, provoked one by one: each must be detected, under the right name. */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { verifyJournal } from '../../src/journal/replay/verify';
import {
  chanceFrom,
  createShopApi,
  createShopReducer,
  HEADER,
  isAction,
  linesOf,
  liveThrough,
  menu,
  openShop,
  replayShop,
  textOf,
} from '../support/journal/recordedShop';

beforeEach(() => jest.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => jest.useRealTimers());

async function record(seed = 7100, extra?: Record<string, Reducer>): Promise<string> {
  const chance = chanceFrom(seed);
  const shop = openShop({ chance, ...(extra && { extra }) });
  await liveThrough(shop, chance);
  return shop.recorder.close('test');
}

function verify(text: string, replay = replayShop()) {
  return verifyJournal({ ...replay, text });
}

/** The index in `lines` of the first action that `matches`, not before `from`. */
function find(lines: Record<string, unknown>[], matches: (action: UnknownAction) => boolean, from = 0): number {
  const index = lines.findIndex((line, index) => index >= from && isAction(line) && matches(line.a));
  expect(index).toBeGreaterThan(0);
  return index;
}
function actionIn(lines: Record<string, unknown>[], index: number) {
  const line = lines[index];
  if (!line || !isAction(line)) throw new Error(`no action in line ${index + 1}`);
  return line;
}
/** Numbers the actions again, as a careful forger would. */
function renumbered(lines: Record<string, unknown>[]): Record<string, unknown>[] {
  let n = 0;
  return lines.map((line) => (isAction(line) ? { ...line, n: n++ } : line['k'] === 'end' ? { ...line, n } : line));
}

test('an impure reducer is found at the action that it made random, with its slice [REP-06]', async () => {
  const impure: Reducer = (state: { roll: number } = { roll: 0 }, action) =>
    action.type === menu.actions.itemSelected.type ? { roll: Math.random() } : state;
  const text = await record(7101, { dice: impure });
  const lines = linesOf(text);
  const first = actionIn(
    lines,
    find(lines, ({ type }) => type === menu.actions.itemSelected.type),
  );
  const verified = verify(text, replayShop({ dice: impure }));
  expect(verified.ok).toBe(false);
  expect(verified.firstDivergence).toMatchObject({
    seq: first.n,
    type: menu.actions.itemSelected.type,
    slices: ['dice'],
    expected: first.f,
  });
});

test('an edited payload is found at its action, with its slice [REP-06]', async () => {
  const lines = linesOf(await record());
  const index = find(lines, ({ type }) => type === menu.actions.itemSelected.type);
  const edited = actionIn(lines, index);
  lines[index] = { ...edited, a: { ...edited.a, payload: 'something else' } };
  expect(verify(textOf(lines)).firstDivergence).toMatchObject({ seq: edited.n, type: edited.a.type, slices: ['menu'] });
});

test('an edited answer of the server is found at the action that brought it [REP-06]', async () => {
  const lines = linesOf(await record());
  const index = find(lines, (action) => action.type === 'api/executeQuery/fulfilled');
  const edited = actionIn(lines, index);
  lines[index] = { ...edited, a: { ...edited.a, payload: { forged: true } } };
  expect(verify(textOf(lines)).firstDivergence).toMatchObject({
    seq: edited.n,
    type: 'api/executeQuery/fulfilled',
    slices: ['api'],
  });
});

test('a dropped record is named by its number [REP-06]', async () => {
  const lines = linesOf(await record());
  const index = find(lines, ({ type }) => type === 'api/executeQuery/pending');
  const { n } = actionIn(lines, index);
  lines.splice(index, 1);
  const verified = verify(textOf(lines));
  expect(verified.ok).toBe(false);
  expect(verified.problems[0]).toMatchObject({ code: 'sequence', line: index + 1 });
  expect(verified.problems[0]?.message).toContain(`actions ${n} to ${n} are missing`);
});

test('a dropped record is found even when the rest was renumbered [REP-06]', async () => {
  const lines = linesOf(await record());
  const index = find(lines, ({ type }) => type === 'notices/raised');
  const { n } = actionIn(lines, index);
  lines.splice(index, 1);
  const verified = verify(textOf(renumbered(lines)));
  expect(verified.problems).toEqual([]);
  expect(verified.firstDivergence).toMatchObject({ seq: n, slices: expect.arrayContaining(['notices']) as string[] });
});

test('swapped records are found, renumbered or not [REP-06]', async () => {
  const lines = linesOf(await record());
  const index = find(lines, ({ type }) => type === 'api/executeQuery/pending', 6);
  const [first, second] = [actionIn(lines, index), actionIn(lines, index + 1)];
  lines[index] = second;
  lines[index + 1] = first;
  const asTheyAre = verify(textOf(lines));
  expect(asTheyAre.problems.map(({ code }) => code)).toContain('sequence');
  expect(asTheyAre.firstDivergence).toMatchObject({ seq: second.n });
  expect(verify(textOf(renumbered(lines))).firstDivergence).toMatchObject({ seq: first.n });
});

test('an endpoint this release lacks is named before its action fails to reduce [REP-06]', async () => {
  const chance = chanceFrom(7102);
  const shop = openShop({ chance });
  await liveThrough(shop, chance, 160);
  const text = shop.recorder.close('test');
  expect(text).toContain('"endpoints":["order"]');
  const thin = createShopApi(() => ({ error: { code: 'never called' } }));
  const verified = verifyJournal({ reducer: createShopReducer(thin), api: thin, text });
  expect(verified.problems[0]).toMatchObject({ code: 'missing-endpoints' });
  expect(verified.problems[0]?.message).toContain('order');
  const lines = linesOf(text);
  const index = find(
    lines,
    ({ type, meta }) => type.startsWith('api/executeQuery') && JSON.stringify(meta).includes('"order"'),
  );
  expect(verified.firstDivergence).toMatchObject({
    seq: actionIn(lines, index).n,
    type: actionIn(lines, index).a.type,
  });
  expect(verified.problems.map(({ code }) => code)).toContain('reducer-threw');
});

test('without the api whose id replaces the recorded one, the first action of RTK Query diverges [REP-06]', async () => {
  const text = await record();
  const { reducer } = replayShop();
  expect(verifyJournal({ reducer, text }).firstDivergence).toMatchObject({
    type: 'api/config/middlewareRegistered',
    slices: ['api'],
  });
});

test('a slice the reducer lost is named [REP-06]', async () => {
  const kept: Reducer = (state: object = { kept: 1 }) => state;
  const text = await record(7103, { late: kept });
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const verified = verify(text);
  expect(warned.mock.calls[0]?.[0]).toContain('Unexpected key "late"');
  warned.mockRestore();
  expect(verified.firstDivergence).toMatchObject({ seq: 0, slices: ['late'] });
});

test('an altered snapshot, a lost header and a lost snapshot are reported [REP-06]', async () => {
  const lines = linesOf(await record());
  const [header, snapshot, ...rest] = lines;
  const altered = { ...snapshot, state: { ...(snapshot?.['state'] as object), menu: { selected: 'forged' } } };
  const codes = (changed: unknown[]): string[] => verify(textOf(changed)).problems.map(({ code }) => code);
  expect(codes([header, altered, ...rest])).toContain('altered-snapshot');
  expect(codes([snapshot, ...rest])).toContain('no-header');
  expect(codes([header, ...rest])).toContain('no-snapshot');
  expect(codes([])).toEqual(['no-header']);
});

test('a cut last line, a record after the end and a cut end are reported', async () => {
  const text = await record();
  expect(verify(text.slice(0, -20)).problems.map(({ code }) => code)).toEqual(['bad-line']);
  const lines = linesOf(text);
  expect(
    verify(textOf([...lines, { k: 'marker', n: 0, t: 0, kind: 'note', text: '' }])).problems.map(({ code }) => code),
  ).toEqual(['after-end']);
  lines.splice(-2, 1);
  expect(verify(textOf(lines)).problems.map(({ code }) => code)).toEqual(['sequence']);
});

test('parts that repeat, are missing or belong to another session are reported', async () => {
  const first = await record();
  const second = first.replace('"part":1', '"part":2');
  const codes = (text: string): string[] => verify(text).problems.map(({ code }) => code);
  expect(verify(first + second)).toMatchObject({ ok: true, parts: 2 });
  expect(codes(first + first)).toEqual(['parts']);
  expect(codes(first + first.replace('"part":1', '"part":3'))).toEqual(['parts']);
  expect(codes(first + second.replace(HEADER.session, 's-2'))).toEqual(['parts']);
});

test('what the next part declares missing before it is a gap and no fault: page lives without a recorder, a killed page', async () => {
  const first = await record();
  const second = (declared: string) => first.replace('"part":1', `"part":2,${declared}`);
  expect(verify(first + second('"unrecorded":2'))).toMatchObject({ ok: true, parts: 2, gaps: 1 });
  expect(verify(first + second('"killed":true'))).toMatchObject({ ok: true, parts: 2, gaps: 1 });
  expect(verify(first + second('"unrecorded":1,"killed":true'))).toMatchObject({ ok: true, parts: 2, gaps: 2 });
  const { problems } = verify(first + second('"killed":"perhaps"'));
  expect(problems.map(({ code }) => code)).toContain('bad-line');
});

describe('an action that cannot be written', () => {
  test('with a live Request in its metadata is an error; the log declares a gap and goes on exactly', async () => {
    const shop = openShop({
      chance: chanceFrom(1),
      baseQuery: () => ({ data: { id: 1 }, meta: new Request('http://shop.test/') as never }),
    });
    void shop.store.dispatch(shop.api.endpoints.product.initiate(1));
    await jest.advanceTimersByTimeAsync(5);
    shop.store.dispatch(menu.actions.itemSelected('afterwards'));
    const text = shop.recorder.close('test');
    expect(shop.problems.map(({ message }) => message)).toEqual([
      'api/executeQuery/fulfilled: unserialisable Request at meta.baseQueryMeta',
    ]);
    expect(text).toContain('"k":"gap","reason":"unserialisable"');
    expect(text).toContain('"x":true,"a":{"type":"api/executeQuery/fulfilled"}');
    expect(verify(text)).toMatchObject({ ok: true, gaps: 1 });
    shop.stop();
  });

  test('of upsertQueryData is refused with the name of what to use instead', async () => {
    const shop = openShop({ chance: chanceFrom(1) });
    // Lint forbids this name in code, but not as a text.
    const denied = 'upsertQueryData';
    await shop.store.dispatch(shop.api.util[denied]('product', 5, { id: 5, name: 'Lait', cents: 1, stock: 1 }));
    shop.recorder.flush();
    expect(shop.problems[0]).toMatchObject({ code: 'upsert-query-data' });
    expect(shop.problems[0]?.message).toContain('use upsertQueryEntries');
    shop.stop();
  });
});
