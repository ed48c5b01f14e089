import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { createRecorder } from '../../../src/journal/record/recorder';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import { cartEvents } from '../../../src/storefront/features/cart';
import { listingSearch, readListing, searchApi, searchEvents } from '../../../src/storefront/features/search';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { locationChanged, locationOf, navigationIntended } from '../../../src/storefront/kernel/location';
import { createShopStore } from '../../../src/storefront/app/store';
import { api } from '../../../src/storefront/api';
import type { Http } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';
import { keepActions } from '../storefront/keepActions';

/**
 * How often each of the small events occurs on a page: a link is pointed at, the suggestions close, the cart begins and
 * ends to be busy.
 */
const SMALL_EVENTS = 6;

/**
 * The actions of a guest's session over a real server: the home page, a search for each term, the pages of the first
 * three products found, and on each page the small events.
 */
export async function walkedActions(http: Http, terms: readonly string[]): Promise<readonly UnknownAction[]> {
  await loadAllLazy();
  const { actions, recorder } = keepActions();
  const store = createShopStore({ services: { http, vault: createVault() }, recorder });
  const go = async (address: string) => {
    const location = locationOf(address, 'default');
    await store.runSaga(preparePage, location).toPromise();
    store.dispatch(locationChanged(location, 'PUSH'));
    for (let event = 0; event < SMALL_EVENTS; event += 1) {
      store.dispatch(navigationIntended(`/category/rayon/${event}`));
      store.dispatch(searchEvents.listClosed());
      store.dispatch(cartEvents.processingBegan());
      store.dispatch(cartEvents.processingEnded());
    }
  };
  await go('/');
  for (const searchTerm of terms) {
    const address = `/search?term=${searchTerm}`;
    await go(address);
    const listing = readListing(new URLSearchParams());
    const { data } = searchApi.endpoints.searchProducts.select(listingSearch({ searchTerm }, listing))(
      store.getState(),
    );
    if (!data) throw new Error(`The walked shop does not answer a search for "${searchTerm}".`);
    for (const { id } of data.productsPage.products.slice(0, 3)) await go(`/product/produit/${id}`);
  }
  const walked = actions.slice();
  // An unused cache entry keeps a timer for five minutes.
  store.dispatch(api.util.resetApiState());
  return walked;
}

const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 390, height: 844 }, clock: 0 };

/** A recording of `count` actions: the given ones, repeated, as a part of a session. */
export function recordingOf(actions: readonly UnknownAction[], count: number, part = 1): string {
  let now = 0;
  const buffer = createActionBuffer(() => (now += 20), Infinity);
  const store = configureStore({
    reducer: replayedShop.reducer,
    // The actions have already passed the shop's middleware.
    middleware: () => new Tuple(),
    enhancers: () => new Tuple(buffer.enhancer),
  });
  const endpoints = Object.keys(replayedShop.api.endpoints);
  const recorder = createRecorder({
    // Today's versions; otherwise every action would go through upcasters.
    header: {
      session: 's',
      part,
      release: 'r',
      endpoints,
      environment,
      consent: [],
      schema: replayedShop.schema.versions,
    },
    registry: { encode: (action) => action },
    buffer,
    now: () => now,
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
    maxBytes: Infinity,
    maxActions: Infinity,
  });
  for (let index = 0; index < count; index += 1) {
    const action = actions[index % actions.length];
    if (action) store.dispatch(action);
  }
  return recorder.close('walked');
}
