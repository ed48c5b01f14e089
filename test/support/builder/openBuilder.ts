import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import { builderSaga } from '../../../src/builder/app/builderSaga';
import { createBuilderStore } from '../../../src/builder/app/builderStore';
import { selectDocument } from '../../../src/builder/draft';
import { readRequested } from '../../../src/builder/publication';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { api } from '../../../src/storefront/api';
import type { Http, HttpRequest } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';
import type { TestServer } from '../server/testServer';
import { serverHttp } from '../server/calls/serverHttp';
import { onClose } from '../openShops';
import { keepActions } from '../storefront/keepActions';
import { waitUntil } from '../waitUntil';

/**
 * A fault requested by a test: the request does not reach the server, its answer is lost, or it is answered with this
 * status in the server's place.
 */
type Fault = 'offline' | 'answerLost' | { readonly status: number };

interface OpenOptions {
  readonly fault?: (request: HttpRequest) => Fault | undefined;
  readonly login?: string;
  /** The journal's recorder, if the session is to be replayed. */
  readonly recorder?: StoreEnhancer;
}

/**
 * The builder's store with its processes over the real server, logged in and with the draft read, without a rendered
 * page.
 */
export async function openBuilder(server: TestServer, { fault, login = 'builder', recorder }: OpenOptions = {}) {
  const browser = serverHttp(server);
  const logIn = async (as = login) => {
    const body = JSON.stringify({ username: `${as}@comptoir.example`, password: DEMO_PASSWORD });
    const { signal } = new AbortController();
    await browser({
      method: 'POST',
      url: LATE_PATHS.login,
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    });
  };
  await logIn();
  const calls: { readonly call: string; readonly key: string | undefined }[] = [];
  const http: Http = async (request) => {
    calls.push({ call: `${request.method} ${request.url}`, key: request.headers['idempotency-key'] });
    const outcome = fault?.(request);
    if (outcome === 'offline') throw new TypeError('Failed to fetch');
    if (typeof outcome === 'object') return { status: outcome.status, statusText: '', header: () => null, text: '[]' };
    const answer = await browser(request);
    if (outcome === 'answerLost') throw new TypeError('Failed to fetch');
    return answer;
  };
  const { actions, recorder: keeping } = keepActions();
  const vault = createVault();
  const store = createBuilderStore({
    services: { http, vault },
    recorder: recorder ? compose(keeping, recorder) : keeping,
  });
  const task = store.runSaga(builderSaga);
  onClose(() => {
    task.cancel();
    store.dispatch(api.util.resetApiState());
  });

  /** Dispatches an action that calls the server, and waits for its outcome. */
  const perform = async (action: Action): Promise<void> => {
    store.dispatch(action);
    await waitUntil('the server has answered the builder', () => store.getState().publication.doing === null);
  };
  await perform(readRequested());
  const document = () => {
    const found = selectDocument(store.getState());
    if (!found) throw new Error('There is no draft.');
    return found;
  };
  return { store, vault, calls, actions, logIn, perform, document };
}
