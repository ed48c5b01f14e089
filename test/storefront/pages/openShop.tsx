import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE, writeConsent, type OptionalCategory } from '../../../src/contract/tracking/consent';
import { cartCommands, cartReads, preserveRoutes } from '../../../src/server/features/cart';
import { App } from '../../../src/storefront/app/App';
import { enterPreview } from '../../../src/storefront/app/enterPreview';
import { loadAllParts } from '../../../src/storefront/app/parts';
import { preparePage } from '../../../src/storefront/app/preparePage';
import type { PageStatus } from '../../../src/storefront/app/page';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { createShopStore } from '../../../src/storefront/app/store';
import { locationChanged, locationOf, selectLocation } from '../../../src/storefront/features/navigation';
import { translate } from '../../../src/storefront/messages';
import { setClock } from '../../../src/storefront/runtime/clock';
import type { Http } from '../../../src/storefront/runtime/http';
import { holdAddressSecret, maskAddress } from '../../../src/storefront/runtime/secretAddress';
import { createVault } from '../../../src/storefront/runtime/vault';
import { startTestServer, type TestServer } from '../../support/server';
import { serverHttp } from '../../support/serverHttp';

/** The real commerce server with the demo shop; close it in `afterAll`. */
export const startShopServer = () => startTestServer({ plugins: [cartCommands, cartReads, preserveRoutes] });

// The real server answers, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 10_000 });

interface OpenOptions {
  /** Stands between the shop and its server: a fault for the calls it answers itself, undefined for the others. */
  readonly fault?: (url: string) => { readonly status: number } | 'noAnswer' | undefined;
  /** The way to the server, with its cookies: the same one for a second page life. */
  readonly browser?: Http;
  /** As the server opens it for a builder who asks for the draft. */
  readonly preview?: boolean;
  /** What the shopper has allowed at an earlier visit: nothing, unless the test is about it; null: they never chose. */
  readonly consent?: readonly OptionalCategory[] | null;
  /** The journal's tap, where the session is to be replayed. */
  readonly tap?: StoreEnhancer;
}

/** Opens a page as a browser does: its data first, then the page; links, search and cart work from there. */
export async function openShop(
  server: TestServer,
  wanted: string,
  { fault, browser, preview, tap, consent = [] }: OpenOptions = {},
) {
  document.cookie = consent ? `${CONSENT_COOKIE}=${writeConsent(consent)}` : `${CONSENT_COOKIE}=; Max-Age=0`;
  window.scrollTo = () => undefined;
  setClock(server.clock.now);
  await loadAllParts();
  const calls: string[] = [];
  const real = browser ?? serverHttp(server);
  const http: Http = async (request) => {
    calls.push(`${request.method} ${request.url} ${request.body ?? ''}`);
    const failing = fault?.(request.url);
    if (failing === 'noAnswer') throw new TypeError('Failed to fetch');
    if (failing) return { status: failing.status, statusText: '', header: () => null, text: '[]' };
    return real(request);
  };
  const vault = createVault();
  const { address } = maskAddress(wanted);
  holdAddressSecret(vault, wanted);
  const actions: Action[] = [];
  // Innermost, where the journal's recorder is: everything that is reduced comes by.
  const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    return { ...inner, dispatch: (action) => (actions.push(action), inner.dispatch(action)) };
  };
  const store = createShopStore({ outside: { http, vault }, recorder: tap ? compose(recorder, tap) : recorder });
  const statusOf = async (at: string) => {
    return store.runSaga(preparePage, locationOf(at, 'default')).toPromise<PageStatus>();
  };
  store.dispatch(locationChanged(locationOf(address, 'default'), 'POP'));
  if (preview) await store.runSaga(enterPreview).toPromise();
  const status = await statusOf(address);
  store.runSaga(rootSaga);
  const view = render(<App store={store} vault={vault} translate={translate} />);
  return {
    ...view,
    store,
    vault,
    actions,
    status,
    calls,
    statusOf,
    user: userEvent.setup(),
    /** Where the shopper is. */
    address: () => {
      const { pathname, search } = selectLocation(store.getState());
      return pathname + search;
    },
  };
}

/** Text as people read it: every kind of space is a space. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
