import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import type { JournalRecord } from '../../../../src/journal/format';
import { parseRecordingCode } from '../../../../src/contract/recordings/recordingCode';
import { fillNotes } from '../../../support/server/calls/fillNotes';
import { logIn } from '../../../support/server/calls/loggedIn';
import {
  action,
  answered,
  failed,
  header,
  linesOf,
  noted,
  openRecorded,
  recordingBrowser,
  recordingPlugins,
  refusalOf,
  snapshot,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
let support: Awaited<ReturnType<typeof supportAgent>>;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
  support = await supportAgent(shop.app);
});
afterEach(() => shop.close());

const ORDER = 'ER37G-VYS2M-6GPHH-HG4DE';
const arrived = (n: number, pathname: string) =>
  action(n, {
    type: 'page/arrived',
    payload: { slices: { location: { current: { pathname, search: '?secret=1' } } } },
  });
const moved = (n: number, pathname: string) =>
  action(n, { type: 'navigation/locationChanged', payload: { location: { pathname, search: '' } } });

/** A baker's session: two pages, a change of the cart, a payment that fails, an order. */
async function bakersSession() {
  const { headers } = await logIn(shop.app, 'boulangerie@comptoir.example');
  const ids = { added: randomUUID(), paid: randomUUID(), placed: randomUUID() };
  const browser = await openRecorded(
    shop.app,
    headers,
    arrived(0, '/category/beurres'),
    answered(1, ids.added, {
      endpoint: 'addItem',
      kind: 'Mutation',
      path: '/x/carts/current/cart-items?a=1',
      status: 201,
    }),
    moved(2, '/checkout'),
    failed(3, ids.paid, 'CARD_DECLINED'),
    action(4, { type: 'checkout/placeFailed', payload: { problem: { code: 'CARD_DECLINED' } } }),
  );
  await browser.send(
    1,
    2,
    linesOf(
      answered(5, ids.placed, { endpoint: 'placeOrder', kind: 'Mutation', payload: { orderReferenceNumber: ORDER } }),
      { k: 'end', n: 6, reason: 'page hidden' },
    ),
  );
  return { ...browser, ids };
}

test('a recording is found with whose it was, when, and what happened, from what the server knows and the segments say', async () => {
  const { session } = await bakersSession();
  const { recordings, nextPageToken } = await support.find('');
  expect(nextPageToken).toBeNull();
  expect(recordings).toEqual([
    {
      session,
      startedAt: '2025-03-03T08:50:00.000Z',
      endedAt: '2025-03-03T08:50:00.500Z',
      accountId: DEMO_ACCOUNT_IDS.boulangerie,
      accountName: expect.stringMatching(/\S/) as unknown,
      code: null,
      summary: {
        parts: 1,
        pages: 2,
        actions: 6,
        errors: 1,
        cartChanges: 1,
        deadPresses: 0,
        orderReferences: [ORDER],
        lastError: { code: 'CARD_DECLINED', part: 1, action: 3 },
      },
      otherTabs: [],
    },
  ]);
});

test('opened, it says its moments one by one, its parts, its end and the key of its signatures', async () => {
  const { session, ids } = await bakersSession();
  const detail = await support.detail(session);
  expect(detail.calls).toEqual([
    { part: 1, action: 1, requestId: ids.added, endpoint: 'addItem', status: 201 },
    { part: 1, action: 3, requestId: ids.paid, endpoint: 'pay', status: 422 },
    { part: 1, action: 5, requestId: ids.placed, endpoint: 'placeOrder', status: 200 },
  ]);
  expect(detail.errors).toEqual([{ part: 1, action: 3, code: 'CARD_DECLINED' }]);
  expect(detail.orders).toEqual([{ part: 1, action: 5, orderReference: ORDER }]);
  expect(detail.pages).toEqual([
    { part: 1, action: 0, path: '/category/beurres' },
    { part: 1, action: 2, path: '/checkout' },
  ]);
  expect(detail.parts).toMatchObject([{ part: 1, segments: 2, actions: 6, release: 'abc123', isClosed: true }]);
  expect(detail.expiresAt).toBe('2025-04-02T09:00:00.000Z');
  expect(detail.key).toMatch(/^[0-9a-f]{64}$/);
});

test('a code leads to its recording and moment, however it is typed; a mistyped one is said to be mistyped', async () => {
  const browser = await bakersSession();
  const given = await browser.code(1, 3, 'key-1');
  expect([given.status, parseRecordingCode(given.code())]).toEqual([201, given.code()]);
  expect((await browser.code(1, 3, 'key-1')).code()).toBe(given.code());
  const other = await browser.code(1, 5, 'key-2');
  expect(other.code()).not.toBe(given.code());
  await openRecorded(shop.app);
  for (const typed of [given.code(), given.code().toLowerCase(), given.code().replace('-', ' ')]) {
    const { recordings } = await support.find(`?code=${encodeURIComponent(typed)}`);
    expect(recordings.map(({ session }) => session)).toEqual([browser.session]);
  }
  expect((await support.detail(browser.session)).codes).toEqual(
    [
      { code: given.code(), part: 1, action: 3, askedAt: new Date(shop.clock.now()).toISOString() },
      { code: other.code(), part: 1, action: 5, askedAt: new Date(shop.clock.now()).toISOString() },
    ].sort((one, two) => (one.code < two.code ? -1 : 1)),
  );
  const last = given.code().at(-1) ?? '';
  const mistyped = given.code().slice(0, -1) + (last === '7' ? '8' : '7');
  const refused = await support.ask('recordings', {}, { query: `?code=${mistyped}` });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual([
    {
      errorCode: 'INVALID_API_INPUT',
      message: 'Ce code est mal saisi\u00a0: sept lettres ou chiffres, par exemple 7KM-4PX9.',
      invalidParameters: ['code', 'mistyped'],
    },
  ]);
});

test('a mistyped code is said to be mistyped in the language of the call', async () => {
  const refused = await support.ask('recordings', {}, { query: '?code=7KM&language=en-US' });
  expect(refusalOf(refused)).toEqual([
    400,
    'INVALID_API_INPUT',
    'This code is mistyped: seven letters or digits, for example 7KM-4PX9.',
  ]);
});

test('a failed call and the failure of its process are one error, also in two segments; in another part they are another', async () => {
  const placeFailed = (n: number) =>
    action(n, { type: 'checkout/placeFailed', payload: { problem: { code: 'CARD_DECLINED' } } });
  const { session, send } = await openRecorded(shop.app, {}, failed(0, randomUUID(), 'CARD_DECLINED'));
  await send(1, 2, linesOf(placeFailed(1)));
  await send(1, 3, linesOf(noted(2), placeFailed(3), failed(4, randomUUID(), 'TIMEOUT')));
  await send(2, 1, linesOf(header(session, 2), snapshot(), placeFailed(0)));
  expect((await support.detail(session)).errors).toEqual([
    { part: 1, action: 0, code: 'CARD_DECLINED' },
    { part: 1, action: 4, code: 'TIMEOUT' },
    { part: 2, action: 0, code: 'CARD_DECLINED' },
  ]);
  expect((await support.find('')).recordings[0]?.summary.errors).toBe(3);
});

test('recordings are found by account, order, error and time, and by all of it at once', async () => {
  const baker = await bakersSession();
  const guest = await openRecorded(shop.app, {}, failed(0, randomUUID(), 'HTTP_500', 500));
  const sessionsOf = async (query: string) => (await support.find(query)).recordings.map(({ session }) => session);
  const { accountName } = (await support.find(`?order=${ORDER}`)).recordings[0] ?? {};
  const name = String(accountName);
  const both = [baker.session, guest.session].sort().reverse();
  expect(await sessionsOf('')).toEqual(both);
  for (const query of [
    `?account=${DEMO_ACCOUNT_IDS.boulangerie}`,
    `?account=${encodeURIComponent(name.slice(2, 9).toUpperCase())}`,
    `?order=${ORDER.toLowerCase()}`,
    '?error=CARD_DECLINED',
    `?error=CARD_DECLINED&order=${ORDER}&from=2025-03-03T08:00:00Z&to=2025-03-03T09:00:00Z`,
  ]) {
    expect([query, await sessionsOf(query)]).toEqual([query, [baker.session]]);
  }
  expect(await sessionsOf('?error=HTTP_500')).toEqual([guest.session]);
  for (const query of [
    '?account=%25',
    '?account=_',
    '?order=AAAAA-AAAAA-AAAAA-AAAAA',
    '?from=2025-03-03T09:00:00Z',
    '?to=2025-03-03T08:00:00Z',
    `?error=HTTP_500&order=${ORDER}`,
  ]) {
    expect([query, await sessionsOf(query)]).toEqual([query, []]);
  }
  expect((await support.ask('recordings', {}, { query: '?from=yesterday' })).statusCode).toBe(400);
});

test('recordings are found by a page that was visited, or one below it, by its path or its whole address [REP-11]', async () => {
  const { session } = await bakersSession();
  const found = async (page: string) =>
    (await support.find(`?page=${encodeURIComponent(page)}`)).recordings.map((one) => one.session);
  const right = ['/category/beurres', ' category/beurres/ ', 'https://boutique.example/checkout?term=x#y', '/category'];
  for (const page of right) expect([page, await found(page)]).toEqual([page, [session]]);
  for (const page of ['/category/beurre', '/Category', '/', '/%', '/c_tegory', 'https://boutique.example'])
    expect([page, await found(page)]).toEqual([page, []]);
});

test('presses that did nothing are counted, over all segments; they are no errors [REP-11]', async () => {
  const press: JournalRecord = { k: 'marker', n: 1, t: 1, kind: 'press', text: 'button main' };
  const { session, send } = await openRecorded(shop.app, {}, noted(0), press);
  await send(1, 2, linesOf(press, noted(1)));
  const { recordings } = await support.find('');
  expect(recordings.find((one) => one.session === session)?.summary).toMatchObject({ deadPresses: 2, errors: 0 });
});

test('long lists come page by page, each recording once, also while new ones come', async () => {
  const sessions: string[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    const browser = await openRecorded(shop.app);
    sessions.unshift(browser.session);
    await shop.app.database.write((db) =>
      db.updateTable('recording').set({ started_at: minute }).where('session', '=', browser.session).execute(),
    );
  }
  const first = await support.find('?pageSize=2');
  await openRecorded(shop.app);
  const second = await support.find(`?pageSize=2&pageToken=${first.nextPageToken ?? ''}`);
  const third = await support.find(`?pageSize=2&pageToken=${second.nextPageToken ?? ''}`);
  const found = [first, second, third].flatMap(({ recordings }) => recordings.map(({ session }) => session));
  expect(found).toEqual(sessions);
  expect(third.nextPageToken).toBeNull();
  for (const query of ['?pageToken=o25', '?pageSize=0', '?pageSize=101'])
    expect((await support.ask('recordings', {}, { query })).statusCode).toBe(400);
});

test('notes stand at a moment under their writer’s name, once for each key, and are not in clear in the database', async () => {
  const { session } = await openRecorded(shop.app, {}, noted(0));
  const text = 'Le panier se vide à la connexion : voir la promotion.';
  const write = (key: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/support/recordings/${session}/notes`,
      headers: { ...support.headers, 'idempotency-key': key },
      payload: { part: 1, action: 0, text },
    });
  const first = await write('k');
  expect([first.statusCode, first.json()]).toEqual([
    201,
    {
      id: expect.any(String) as unknown,
      part: 1,
      action: 0,
      text,
      writtenAt: new Date(shop.clock.now()).toISOString(),
      writtenBy: 'Sacha Renaud',
    },
  ]);
  expect((await write('k')).body).toBe(first.body);
  expect((await support.detail(session)).notes).toEqual([first.json()]);
  const stored = await shop.app.database.read.selectFrom('recording_note').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('panier');
  for (const wrong of [{ text: '  ' }, { text: 'x'.repeat(2001) }, { part: 0 }, { action: -1 }, { more: 1 }]) {
    const payload = { part: 1, action: 0, text, ...wrong };
    expect((await support.ask('notes', { session }, { method: 'POST', payload })).statusCode).toBe(400);
  }
});

test('a recording takes as many notes as its limit says and no more, of whoever writes them; another one still takes one', async () => {
  const { session } = await openRecorded(shop.app, {}, noted(0));
  const payload = { part: 1, action: 0, text: 'À rappeler' };
  const write = async (to: string) => support.ask('notes', { session: to }, { method: 'POST', payload });
  expect((await write(session)).statusCode).toBe(201);
  await fillNotes(shop.app, session);
  expect((await write(session)).statusCode).toBe(201);
  expect(refusalOf(await write(session))).toEqual([400, 'LIMIT_EXCEEDED', 'A recording has at most 500 notes.']);
  expect(await shop.app.database.read.selectFrom('recording_note').select('id').execute()).toHaveLength(500);
  const other = await openRecorded(shop.app, {}, noted(0));
  expect((await write(other.session)).statusCode).toBe(201);
});

test('a recording that nobody has opened is unknown to every call of support', async () => {
  const session = randomUUID();
  const requestId = randomUUID();
  const replies = [
    await support.ask('recording', { session }),
    await support.ask('file', { session }),
    await support.ask('logLines', { session, requestId }),
    await support.ask('notes', { session }, { method: 'POST', payload: { part: 1, action: 0, text: 'Rien' } }),
    await support.ask('recording', { session }, { method: 'DELETE' }),
  ];
  for (const reply of replies) expect(refusalOf(reply).slice(0, 2)).toEqual([404, 'ITEM_NOT_FOUND']);
  expect((await support.ask('recordedCall', { requestId })).json()).toEqual({ requestId, calls: [] });
});

test('no cache may answer for the server: each look is asked for, and logged', async () => {
  const { session } = await openRecorded(shop.app, {}, answered(0, 'a-recorded-call'));
  for (const [path, values] of [
    ['recordings', {}],
    ['recording', { session }],
    ['file', { session }],
    ['logLines', { session, requestId: 'a-recorded-call' }],
    ['recordedCall', { requestId: 'a-recorded-call' }],
  ] as const) {
    expect([path, (await support.ask(path, values)).headers['cache-control']]).toEqual([path, 'private, no-cache']);
  }
  const url = '/support/calls/a-recorded-call';
  const { etag } = (await shop.app.inject({ url, headers: support.headers })).headers;
  const again = await shop.app.inject({ url, headers: { ...support.headers, 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  const views = (await support.detail(session)).views.map(({ what }) => what);
  expect(views.filter((what) => what === 'call')).toHaveLength(3);
});

test('only support may look: guests are asked to log in, buyers and builders are refused', async () => {
  const { session } = await openRecorded(shop.app);
  const buyer = await logIn(shop.app, 'hotel@comptoir.example');
  const builder = await logIn(shop.app, 'builder@comptoir.example');
  const url = `/support/recordings/${session}`;
  for (const path of ['', '/file', `/log-lines/${randomUUID()}`]) {
    expect(refusalOf(await shop.app.inject({ url: url + path }))[0]).toBe(401);
    for (const { headers } of [buyer, builder])
      expect(refusalOf(await shop.app.inject({ url: url + path, headers }))[0]).toBe(403);
  }
});

test('a picture in a replayed page makes no look at a recording: no answer, and nothing in the audit log', async () => {
  const { session } = await openRecorded(shop.app);
  const embedded = { headers: { ...support.headers, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' } };
  for (const path of ['recordings', 'recording', 'file'] as const)
    expect(refusalOf(await support.ask(path, { session }, embedded))[0]).toBe(403);
  // The only viewing is this request itself.
  expect((await support.detail(session)).views.map(({ what }) => what)).toEqual(['opened']);
});

test('nothing personal is kept in clear: addresses without their query, no words of markers, none that look personal', async () => {
  const { session } = await openRecorded(
    shop.app,
    {},
    arrived(0, '/search/marie.martin@port.example'),
    moved(1, '/%E0%A4%A'),
    { k: 'marker', n: 2, t: 1, kind: 'error', text: 'marie.martin@port.example is not a function' },
    action(2, { type: 'cart/itemAddFailed', payload: { code: 'marie.martin@port.example' } }),
    answered(3, 'marie martin'),
  );
  const detail = await support.detail(session);
  expect(detail.pages).toEqual([]);
  expect(detail.calls).toEqual([]);
  expect(detail.errors).toEqual([{ part: 1, action: 2, code: 'PAGE_ERROR' }]);
  expect(JSON.stringify(await shop.app.database.read.selectFrom('recording').selectAll().execute())).not.toContain(
    'marie',
  );
});

test('the browser’s clock is believed within reason alone', async () => {
  const { session, send } = await openRecorded(shop.app);
  for (const [part, clock] of [
    [2, 0],
    [3, 9e15],
  ] as const) {
    expect((await send(part, 1, linesOf(header(session, part, clock), snapshot()))).status).toBe(201);
  }
  const { parts } = await support.detail(session);
  const now = new Date(shop.clock.now()).toISOString();
  expect(parts.map(({ startedAt }) => startedAt)).toEqual(['2025-03-03T08:50:00.000Z', now, now]);
});

test('what an earlier page left is not listed under the account that is logged in when it is sent', async () => {
  const { headers } = await logIn(shop.app, 'boulangerie@comptoir.example');
  const left = recordingBrowser(shop.app, headers);
  await left.open(false);
  const lines = linesOf(header(left.session), snapshot(), noted(0));
  await left.sendBytes(1, 1, gzipSync(lines), {}, false);
  const [found] = (await support.find('')).recordings;
  expect(found).toMatchObject({ session: left.session, accountId: null });

  // Asking for a recording code, as an open page does, gives the session the account that is logged in.
  expect((await left.code(1, 0)).status).toBe(201);
  expect((await support.find('')).recordings[0]).toMatchObject({ accountId: DEMO_ACCOUNT_IDS.boulangerie });
});
