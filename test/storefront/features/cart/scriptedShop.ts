import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { api, type SagaGenerator } from '../../../../src/storefront/api';
import { lateReducer } from '../../../../src/storefront/app/lateSlices';
import { cartReducer, miniCartReducer } from '../../../../src/storefront/features/cart';
import { contextApi } from '../../../../src/storefront/features/context';
import { locationReducer } from '../../../../src/storefront/features/navigation';
import { noticesReducer } from '../../../../src/storefront/features/notices';
import type { HttpAnswer, HttpRequest } from '../../../../src/storefront/runtime/http';
import { createVault } from '../../../../src/storefront/runtime/vault';
import { guestSession, openWebstore, siteInfo } from './wireExamples';

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of a body: text that need not be JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the other side does with a request; `noAnswer` breaks the connection, `never` keeps it waiting. */
export type Answering = (request: HttpRequest, nth: number) => Reply | 'noAnswer' | 'never';

const contexts: Readonly<Record<string, unknown>> = {
  'site-info': siteInfo,
  'application-context': openWebstore,
  'session-context': guestSession,
};

/** Facts of the contexts that the shop reads first, other than usual. */
interface Contexts {
  readonly webstore?: object | undefined;
  readonly session?: object | undefined;
}
interface ShopScript extends Contexts {
  readonly answering: Answering;
}

const opened = new Set<() => void>();

// A cache entry out of use holds a timer for five minutes, and Jest with it.
afterEach(() => {
  for (const close of opened) close();
  opened.clear();
});

/** A store with the cart's reducers, the real API and sagas, whose other side answers as the test says. */
export async function scriptedShop({ answering, webstore, session }: ShopScript) {
  const requests: { at: number; method: string; url: string; key: string | undefined; body: unknown }[] = [];
  const actions: UnknownAction[] = [];
  const saga = createSagaMiddleware();

  const http = async (request: HttpRequest): Promise<HttpAnswer> => {
    const context = Object.entries(contexts).find(([name]) => request.url.includes(name));
    if (context) return answerOf({ status: 200, body: given(context, { webstore, session }) });
    requests.push({
      at: Date.now(),
      method: request.method,
      url: request.url,
      key: request.headers['idempotency-key'],
      body: request.body === undefined ? undefined : (JSON.parse(request.body) as unknown),
    });
    const reply = answering(request, requests.length);
    if (reply === 'noAnswer') throw new TypeError('Failed to fetch');
    if (reply === 'never') return new Promise((_, reject) => request.signal.addEventListener('abort', reject));
    return answerOf(reply);
  };

  const log: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: combineReducers({
      api: api.reducer,
      location: locationReducer,
      notices: noticesReducer,
      miniCart: miniCartReducer,
      cart: cartReducer,
      late: lateReducer,
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { http, vault: createVault() } },
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, saga, log),
  });
  const tasks: Task[] = [];
  opened.add(() => {
    for (const task of tasks) task.cancel();
    store.dispatch(api.util.resetApiState());
  });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate());
  await store.dispatch(contextApi.endpoints.applicationContext.initiate());
  await store.dispatch(contextApi.endpoints.sessionContext.initiate());

  return {
    store,
    requests,
    actions,
    run: (process: () => SagaGenerator) => {
      const task = saga.run(process);
      tasks.push(task);
      return task;
    },
    /** The types of the cart's own actions so far, without its name. */
    cartEvents: () =>
      actions.map(({ type }) => type).flatMap((type) => (type.startsWith('cart/') ? [type.slice(5)] : [])),
    calls: (method: string) => requests.filter((request) => request.method === method),
  };
}

export type ScriptedShop = Awaited<ReturnType<typeof scriptedShop>>;

const given = ([name, body]: readonly [string, unknown], { webstore, session }: Contexts): unknown => ({
  ...(body as object),
  ...(name === 'application-context' ? webstore : name === 'session-context' ? session : {}),
});

const answerOf = ({ status, body = null, text, headers = {} }: Reply): HttpAnswer => ({
  status,
  statusText: '',
  header: (name) => headers[name] ?? null,
  text: text ?? (status === 204 ? '' : JSON.stringify(body)),
});

/** Lets everything that needs no time happen. */
export const settle = () => jest.advanceTimersByTimeAsync(0);

/** The refusal of a call with the platform's array. */
export const refusal = (status: number, errorCode: string): Reply => ({
  status,
  body: [{ errorCode, message: 'Refused.' }],
});
