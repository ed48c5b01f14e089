import type { StoreEnhancer } from '@reduxjs/toolkit';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE, writeConsent, type OptionalCategory } from '../../../src/contract/tracking/consent';
import { App } from '../../../src/storefront/app/App';
import { enterPreview } from '../../../src/storefront/app/enterPreview';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import type { PageResult } from '../../../src/storefront/kernel/page';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { locationChanged, locationOf, selectLocation } from '../../../src/storefront/kernel/location';
import { setClock } from '../../../src/storefront/platform/clock';
import type { Http } from '../../../src/storefront/platform/http';
import { holdAddressSecret, maskAddress } from '../../../src/storefront/platform/secretAddress';
import { serverHttp } from '../server/calls/serverHttp';
import type { TestServer } from '../server/testServer';
import { onClose } from '../openShops';
import { openStore } from './openStore';
import '../patience';

/** After this many turns of the event loop without a pending call, no further call will start. */
const QUIET_LOOKS = 20;

interface OpenOptions {
  /** A fault for the calls that it answers itself instead of the server; undefined for the others. */
  readonly fault?: (url: string) => { readonly status: number } | 'noAnswer' | undefined;
  /** The connection to the server, with its cookies: reuse it for a second page life. */
  readonly browser?: Http;
  /** Whether the page is the one that the server renders for a builder who requests the draft. */
  readonly preview?: boolean;
  /** What the shopper allowed at an earlier visit, by default nothing; null: they never chose. */
  readonly consent?: readonly OptionalCategory[] | null;
  /** The journal's recorder, if the session is to be replayed. */
  readonly recorder?: StoreEnhancer;
}

/** Opens a page as a browser does: its data first, then the page; links, search and cart work from there. */
export async function openShop(
  server: TestServer,
  wanted: string,
  { fault, browser, preview, recorder, consent = [] }: OpenOptions = {},
) {
  document.cookie = consent ? `${CONSENT_COOKIE}=${writeConsent(consent)}` : `${CONSENT_COOKIE}=; Max-Age=0`;
  window.scrollTo = () => undefined;
  setClock(server.clock.now);
  await loadAllLazy();
  const calls: string[] = [];
  let underWay = 0;
  const real = browser ?? serverHttp(server);
  const answer: Http = async (request) => {
    const failing = fault?.(request.url);
    // A real network never answers synchronously.
    await nextTurn();
    if (!failing) return real(request);
    if (failing === 'noAnswer') throw new TypeError('Failed to fetch');
    return { status: failing.status, statusText: '', header: () => null, text: '[]' };
  };
  const http: Http = (request) => {
    calls.push(`${request.method} ${request.url} ${request.body ?? ''}`);
    underWay += 1;
    return answer(request).finally(() => (underWay -= 1));
  };
  const { store, vault, actions, run } = openStore({ http, ...(recorder && { recorder }) });
  const { address } = maskAddress(wanted);
  holdAddressSecret(vault, wanted);
  // Within `act`, because other open pages may render meanwhile.
  const statusOf = (at: string) =>
    act(() => store.runSaga(preparePage, locationOf(at, 'default')).toPromise<PageResult>());
  store.dispatch(locationChanged(locationOf(address, 'default'), 'POP'));
  if (preview) await act(() => store.runSaga(enterPreview).toPromise());
  const status = await statusOf(address);
  // Loads also the lazy components that the page's own code has registered.
  await loadAllLazy();
  run(rootSaga);
  const view = render(<App store={store} vault={vault} />);
  onClose(view.unmount);
  const settled = () =>
    act(async () => {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
        await nextTurn();
        if (underWay > 0) quiet = 0;
      }
    });
  await act(() => nextTurn());
  // Recommendations load by themselves after the page, whatever the test is about.
  if (calls.some((call) => call.includes('/ai/recommendations'))) await settled();
  return {
    ...view,
    store,
    vault,
    actions,
    status,
    calls,
    statusOf,
    /** Waits until every call has been answered, and no further call follows. */
    settled,
    user: userEvent.setup(),
    /** Where the shopper is. */
    address: () => {
      const { pathname, search } = selectLocation(store.getState());
      return pathname + search;
    },
  };
}
