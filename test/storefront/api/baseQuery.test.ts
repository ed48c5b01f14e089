import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { api, failureOf, type Call } from '../../../src/storefront/api';
import { SITE_INFO_KEY } from '../../../src/storefront/api/site';
import type { HttpAnswer, HttpRequest } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, Call>({ query: (call) => call }),
    shopProbe: build.query<unknown, void>({
      query: () => ({ path: ({ webstoreId }) => `/${webstoreId}`, privacy: 'open' }),
    }),
  }),
});

const answerOf = (status: number, text: string, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  statusText: status === 200 ? 'OK' : '',
  header: (name) => headers[name] ?? null,
  text,
});

function setUp(answer: (request: HttpRequest) => Promise<HttpAnswer>) {
  const requests: HttpRequest[] = [];
  const vault = createVault();
  const actions: unknown[] = [];
  const http = (request: HttpRequest) => {
    requests.push(request);
    return answer(request);
  };
  const listen: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { http, vault } }, serializableCheck: { ignoredActionPaths: [] } })
        .concat(api.middleware)
        .concat(listen),
  });
  const run = (call: Call) => store.dispatch(probe.endpoints.probe.initiate(call));
  return { store, run, requests, vault, actions };
}

const open = 'open';

describe('the base query', () => {
  it('lets no personal value into state or actions, and gives it back on the way out [REP-07]', async () => {
    const { store, run, requests, vault, actions } = setUp(({ method }) =>
      Promise.resolve(answerOf(200, method === 'GET' ? '{"name":"Marie Durand","city":"Lyon","country":"FR"}' : '{}')),
    );
    const first = await run({ path: '/who', privacy: 'address' });
    expect(first.data).toEqual({ name: '‹p1›', city: '‹p2›', country: 'FR' });
    await run({ path: '/send', method: 'POST', body: { to: ['‹p1›'], note: 'hello' }, privacy: open });
    expect(requests[1]?.body).toBe('{"to":["Marie Durand"],"note":"hello"}');
    expect(JSON.stringify([store.getState(), actions])).not.toMatch(/Marie|Lyon/);
    expect(vault.valueOf('‹p2›')).toBe('Lyon');
    store.dispatch(api.util.resetApiState());
  });

  it('sends a secret once; a repeat is refused here and asks for it again [REP-07]', async () => {
    const { store, run, requests, vault, actions } = setUp(() => Promise.resolve(answerOf(200, '{}')));
    const body = { username: vault.tokenOf('marie@example.fr'), password: vault.holdSecret('motdepasse-de-marie') };
    const call = { path: '/login', method: 'POST', body, privacy: open } as const;
    expect((await run(call)).error).toBeUndefined();
    expect(requests[0]?.body).toBe('{"username":"marie@example.fr","password":"motdepasse-de-marie"}');
    const again = await run({ ...call, idempotencyKey: 'again' });
    expect(again.error).toMatchObject({ status: 0, code: 'SECRET_GONE' });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify([store.getState(), actions])).not.toMatch(/motdepasse|marie/);
    store.dispatch(api.util.resetApiState());
  });

  it('gives a value back in the address too, and keeps its token in what is left of the call [REP-07]', async () => {
    let status = 200;
    const { store, run, requests, vault, actions } = setUp(() => Promise.resolve(answerOf(status, '[]')));
    const path = `/find?term=${encodeURIComponent(vault.tokenOf('Émile & fils'))}&more=1`;
    await run({ path, privacy: open });
    expect(requests[0]?.url).toBe('/find?term=%C3%89mile%20%26%20fils&more=1');
    status = 500;
    const { error } = await run({ path, ownScope: true, privacy: open });
    expect(error).toMatchObject({ url: path });
    expect(JSON.stringify([store.getState(), actions])).not.toMatch(/mile|fils/);
    vault.clear();
    const again = await run({ path, method: 'POST', privacy: open });
    expect(again.error).toMatchObject({ code: 'VALUE_GONE', url: path });
    expect(requests).toHaveLength(2);
    store.dispatch(api.util.resetApiState());
  });

  it('leaves out of state and actions what no schema says, and counts it [REP-07]', async () => {
    const { store, run, actions } = setUp(() =>
      Promise.resolve(answerOf(200, '{"city":"Lyon","birthday":"1980-02-29","country":{"name":"France"}}')),
    );
    expect((await run({ path: '/who', privacy: 'address' })).data).toEqual({ city: '‹p1›' });
    const recorded = JSON.stringify([store.getState(), actions]);
    expect(recorded).not.toMatch(/birthday|1980-02|France/);
    expect(recorded).toContain('"leftOut":2');
    store.dispatch(api.util.resetApiState());
  });

  it('hides what a failure inside an open answer says, and nothing else of it [REP-07]', async () => {
    const entry = {
      id: '01t',
      message: 'Fresh',
      error: { errorCode: 'ITEM_NOT_FOUND', message: 'No marie@example.fr' },
    };
    const { store, run } = setUp(() => Promise.resolve(answerOf(200, JSON.stringify({ products: [entry] }))));
    expect((await run({ path: '/products', privacy: open })).data).toEqual({
      products: [{ ...entry, error: { errorCode: 'ITEM_NOT_FOUND', message: '‹p1›' } }],
    });
    store.dispatch(api.util.resetApiState());
  });

  it('makes no call with a personal value that the vault no longer knows', async () => {
    const { store, run, requests } = setUp(() => Promise.resolve(answerOf(200, '{}')));
    const { error } = await run({ path: '/send', method: 'POST', body: { to: ['‹p9›'] }, privacy: open });
    expect(error).toMatchObject({ code: 'VALUE_GONE', url: '/send' });
    expect(requests).toEqual([]);
    store.dispatch(api.util.resetApiState());
  });

  it('leaves the names of the fields that were sent readable in a refusal, and nothing else', async () => {
    const body = '[{"errorCode":"INVALID_API_INPUT","message":"m","invalidParameters":["phone","Marie"]}]';
    const { store, run, vault } = setUp(() => Promise.resolve(answerOf(400, body)));
    const sent = { phone: '06', firstName: vault.tokenOf('Marie') };
    const { error } = await run({ path: '/registrations', method: 'POST', body: sent, privacy: open });
    expect(error).toMatchObject({ errors: [{ arguments: ['phone', '‹p1›'] }] });
    store.dispatch(api.util.resetApiState());
  });

  it('forgets a secret at once', async () => {
    const { store, run, vault } = setUp(() => Promise.resolve(answerOf(200, '{"token":"s3cret"}')));
    const { data } = await run({ path: '/login', privacy: 'login' });
    expect(data).toEqual({ token: null });
    expect(JSON.stringify([store.getState(), vault.entries()])).not.toContain('s3cret');
    store.dispatch(api.util.resetApiState());
  });

  it('says a failure with url, status, status text and errors; the message is a token [ERR-01]', async () => {
    const body = '[{"errorCode":"ITEM_NOT_FOUND","message":"No product for marie@example.fr"}]';
    const { store, run } = setUp(() => Promise.resolve(answerOf(404, body)));
    const { error } = await run({ path: '/nothing', privacy: open });
    expect(error).toEqual({
      url: '/nothing',
      status: 404,
      statusText: '',
      message: '‹p1›',
      code: 'ITEM_NOT_FOUND',
      errors: [{ message: '‹p1›', type: 'ITEM_NOT_FOUND', arguments: [] }],
    });
    store.dispatch(api.util.resetApiState());
  });

  it('tells no answer, an abort and garbage apart', async () => {
    const lost = setUp(() => Promise.reject(new TypeError('network')));
    expect((await lost.run({ path: '/a', privacy: open })).error).toMatchObject({ code: 'NO_ANSWER', status: 0 });
    const garbage = setUp(() => Promise.resolve(answerOf(200, '<html>')));
    expect((await garbage.run({ path: '/a', privacy: open })).error).toMatchObject({ code: 'NOT_JSON' });
    for (const { store } of [lost, garbage]) store.dispatch(api.util.resetApiState());
  });

  it('takes an answer without what it must hold for garbage, unless it is still to come', async () => {
    const call = { path: '/cart', privacy: open, requiredField: 'cartItems' } as const;
    for (const text of ['"done"', 'null', '[]', '{}']) {
      const { store, run } = setUp(() => Promise.resolve(answerOf(200, text)));
      expect((await run(call)).error).toMatchObject({ code: 'NOT_JSON' });
      store.dispatch(api.util.resetApiState());
    }
    const { store, run } = setUp(() => Promise.resolve(answerOf(202, '')));
    expect(await run(call)).toMatchObject({ data: null });
    store.dispatch(api.util.resetApiState());
  });

  it('reads with the JSON content type; a change without a body has none [ERR-02]', async () => {
    const { store, run, requests } = setUp(() => Promise.resolve(answerOf(200, '{"a":1}')));
    expect((await run({ path: '/read', privacy: open })).data).toEqual({ a: 1 });
    await run({ path: '/remove', method: 'DELETE', privacy: open });
    expect(requests.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined]);
    store.dispatch(api.util.resetApiState());
  });

  it.each([
    ['Bad Request', '[{"errorCode":"A","message":"first"}]', 'Bad Request'],
    ['', '[{"errorCode":"A","message":""},{"errorCode":"B","message":"second"}]', 'second'],
    ['', '{"message":"alone","errorCode":"C"}', 'alone'],
    ['', 'no JSON', ''],
  ])(
    'has the status text for its message, else the first that says something: "%s" %s [ERR-01]',
    async (statusText, text, message) => {
      const { store, run, vault } = setUp(() => Promise.resolve({ ...answerOf(400, text), statusText }));
      const { error } = await run({ path: '/nothing', privacy: open });
      const said = (error as { message: string }).message;
      expect(vault.valueOf(said) ?? said).toBe(message);
      store.dispatch(api.util.resetApiState());
    },
  );

  it('a load that its caller aborts says "Aborted" and keeps the data of before [ERR-07]', async () => {
    let answers = 0;
    const { store } = setUp(() =>
      (answers += 1) === 1 ? Promise.resolve(answerOf(200, '{"a":1}')) : new Promise(() => undefined),
    );
    const call = { path: '/read', privacy: open } as const;
    await store.dispatch(probe.endpoints.probe.initiate(call));
    const again = store.dispatch(probe.endpoints.probe.initiate(call, { forceRefetch: true }));
    again.abort();
    const thrown: unknown = await again.unwrap().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'AbortError', message: 'Aborted' });
    expect(failureOf(thrown)).toMatchObject({ code: 'ABORTED', status: 0, message: 'Aborted' });
    expect(probe.endpoints.probe.select(call)(store.getState()).data).toEqual({ a: 1 });
    store.dispatch(api.util.resetApiState());
  });

  it('an entry is loading, then data or an error, which a later success clears; after five minutes it is asked for again, and unused it is gone [ERR-03]', async () => {
    jest.useFakeTimers();
    let status = 500;
    const { store, requests } = setUp(() => Promise.resolve(answerOf(status, status === 200 ? '{"a":1}' : '[]')));
    const call = { path: '/read', privacy: open } as const;
    const entry = () => probe.endpoints.probe.select(call)(store.getState());
    const use = () => store.dispatch(probe.endpoints.probe.initiate(call));
    const using = use();
    expect(entry()).toMatchObject({ isLoading: true });
    expect(entry().data).toBeUndefined();
    await using;
    expect(entry()).toMatchObject({ isError: true, error: { status: 500 } });
    status = 200;
    const again = use();
    await again;
    expect(entry()).toMatchObject({ isSuccess: true, data: { a: 1 } });
    expect(entry().error).toBeUndefined();

    await jest.advanceTimersByTimeAsync(299_000);
    const young = use();
    await young;
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1_000);
    const old = use();
    await old;
    expect(requests).toHaveLength(3);

    for (const one of [using, again, young, old]) one.unsubscribe();
    await jest.advanceTimersByTimeAsync(299_000);
    expect(entry().data).toEqual({ a: 1 });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(entry()).toMatchObject({ isUninitialized: true });
    expect(entry().data).toBeUndefined();
    store.dispatch(api.util.resetApiState());
    jest.useRealTimers();
  });

  it.each([200, 204])(
    'takes a reading without a body as null, whatever it promises, and no change: %d [ERR-02]',
    async (status) => {
      const { store, run } = setUp(() => Promise.resolve(answerOf(status, '')));
      expect(await run({ path: '/cart', privacy: open, requiredField: 'cartItems' })).toMatchObject({ data: null });
      const change = { path: '/cart', method: 'POST', privacy: open, requiredField: 'cartItemId' } as const;
      expect((await run(change)).error).toMatchObject({ code: 'NOT_JSON' });
      store.dispatch(api.util.resetApiState());
    },
  );

  it('takes 204 and an empty body as null [ERR-02]', async () => {
    const { store, run } = setUp(() => Promise.resolve(answerOf(204, '')));
    expect((await run({ path: '/gone', privacy: open })).data).toBeNull();
    store.dispatch(api.util.resetApiState());
  });

  it('returns only plain facts about the reply', async () => {
    const headers = { 'cache-control': 'private, max-age=300', 'x-request-id': 'req-1', 'retry-after': '2' };
    const { store, run, actions } = setUp(() => Promise.resolve(answerOf(200, '{}', headers)));
    await run({ path: '/facts', privacy: open });
    expect(actions).toContainEqual(
      expect.objectContaining({
        meta: expect.objectContaining({
          baseQueryMeta: {
            status: 200,
            path: '/facts',
            traceId: 'req-1',
            maxAgeSeconds: 300,
            retryAfterSeconds: 2,
            leftOut: 0,
          },
        }) as unknown,
      }),
    );
    store.dispatch(api.util.resetApiState());
  });

  it('makes no call for the webstore before the site is known', async () => {
    const { store, requests } = setUp(() => Promise.resolve(answerOf(200, '{}')));
    const { error } = await store.dispatch(probe.endpoints.shopProbe.initiate());
    expect(error).toMatchObject({ code: 'NO_SITE' });
    expect(requests).toEqual([]);
    expect(SITE_INFO_KEY in store.getState().api.queries).toBe(false);
    store.dispatch(api.util.resetApiState());
  });
});
