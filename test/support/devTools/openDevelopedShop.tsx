import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE, writeConsent } from '../../../src/contract/tracking/consent';
import { dehydrate } from '../../../src/server/pages/rendering/dehydrate';
import { App } from '../../../src/storefront/app/App';
import { followState } from '../../../src/storefront/app/followState';
import { loadForTravel } from '../../../src/storefront/app/recording/loadForTravel';
import { recordPage } from '../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../src/storefront/app/recording/recordedShop';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { api } from '../../../src/storefront/api';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import { pageArrived } from '../../../src/storefront/kernel/pageArrived';
import { highResolutionNow, setClock } from '../../../src/storefront/platform/clock';
import { environmentOf } from '../../../src/storefront/platform/environment';
import type { Http } from '../../../src/storefront/platform/http';
import { onClose } from '../openShops';
import { seenText } from '../../../src/support/player/seenText';
import { serverHttp } from '../server/calls/serverHttp';
import type { TestServer } from '../server/testServer';
import { openStore } from '../storefront/openStore';
import { devTools } from './devToolsInWindow';
import '../patience';

/** After this many turns of the event loop without a pending call, no further call will start. */
const QUIET_LOOKS = 20;

/** The state with which a server sends a page. */
async function serverStateOf(http: Http, address: string) {
  const { store } = openStore({ http });
  const location = locationOf(address, 'default');
  store.dispatch(locationChanged(location, 'POP'));
  await store.runSaga(preparePage, location).toPromise();
  return dehydrate(store.getState());
}

/**
 * A page life of a development build in a browser with Redux DevTools: the server's state arrives, processes run, the
 * history follows the state, and everything is recorded. `devToolsInWindow` must be the first import of a test that
 * uses it.
 */
export async function openDevelopedShop(server: TestServer, address: string) {
  document.cookie = `${CONSENT_COOKIE}=${writeConsent([])}`;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  setClock(server.clock.now);
  await loadForTravel();
  const real = serverHttp(server);
  const calls: string[] = [];
  let underWay = 0;
  let refused: RegExp | undefined;
  const http: Http = async (request) => {
    calls.push(`${request.method} ${request.url}`);
    underWay += 1;
    // A real network never answers synchronously.
    await nextTurn();
    const answer = refused?.test(`${request.method} ${request.url}`)
      ? Promise.resolve({ status: 400, statusText: '', header: () => null, text: '[]' })
      : real(request);
    return answer.finally(() => (underWay -= 1));
  };
  const arrived = await serverStateOf(real, address);
  const buffer = createActionBuffer(highResolutionNow);
  const environment = { ...process.env, NODE_ENV: 'development' } as const;
  const built = jest.replaceProperty(process, 'env', environment);
  const { store, vault, run } = openStore({ http, recorder: buffer.enhancer, devTools: true });
  built.restore();
  const endpoints = Object.keys(api.endpoints);
  const recorder = recordPage({ session: 's', part: 1, ...environmentOf('fr-FR', 0), endpoints }, buffer, recordedShop);
  window.history.replaceState(null, '', address);
  store.dispatch(pageArrived(arrived, { hash: '', key: 'arrived' }));
  const view = render(<App store={store} vault={vault} />);
  onClose(view.unmount);
  const seen = () => `${window.location.pathname}${window.location.search}\n${seenText(document.body)}\n${marked()}`;
  const arrivedAs = seen();
  act(() => void run(rootSaga));
  followState(store);
  const settled = () =>
    act(async () => {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
        await nextTurn();
        if (underWay > 0) quiet = 0;
      }
    });
  await settled();
  return {
    store,
    calls,
    settled,
    user: userEvent.setup(),
    /** Makes the server refuse these calls from now on, by method and address. */
    refuse: (these: RegExp | undefined) => {
      refused = these;
    },
    /** The recording so far. */
    recording: () => recorder.text(),
    /** Dispatches one of DevTools' own actions, and waits until the page has settled. */
    lift: async (action: object) => {
      act(() => void devTools().dispatch(action as Parameters<ReturnType<typeof devTools>['dispatch']>[0]));
      await settled();
    },
    /**
     * The address in the browser's bar, and everything that the page shows: text, fields, and which elements are open,
     * current or chosen.
     */
    seen,
    /** What the page showed before anything else happened. */
    arrivedAs,
  };
}

const MARKS = ['aria-expanded', 'aria-current', 'aria-selected', 'aria-pressed', 'open', 'aria-activedescendant'];

const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? element?.textContent ?? '';

/**
 * State that is visible in attributes only: which parts are open, current or chosen, which suggestion is highlighted.
 */
const marked = (): string =>
  [...document.body.querySelectorAll(MARKS.map((mark) => `[${mark}]`).join())]
    .map((element) => {
      const marks = MARKS.filter((mark) => element.hasAttribute(mark)).map((mark) => {
        const value = element.getAttribute(mark) ?? '';
        // Element ids change when a component is mounted again.
        return `${mark}=${mark === 'aria-activedescendant' ? nameOf(document.getElementById(value)) : value}`;
      });
      return [nameOf(element), ...marks].join(' ');
    })
    .join('\n');
