import { pageArrived } from '../../../src/storefront/kernel/pageArrived';
import {
  locationChanged,
  navigationFailed,
  navigationIntended,
  navigationRequested,
} from '../../../src/storefront/kernel/location';
import { followState } from '../../../src/storefront/app/followState';
import { openStore } from '../../support/storefront/openStore';
import { waitUntil } from '../../support/waitUntil';

const bar = () => window.location.pathname + window.location.search + window.location.hash;
function at(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return { pathname, search, hash };
}

/** A page that a browser has opened at an address; its location omits what no page reads of it. */
function openAt(address: string) {
  window.history.replaceState(null, '', address);
  const shop = openStore();
  shop.store.dispatch(locationChanged(at(bar()), 'POP'));
  followState(shop.store);
  return { ...shop, text: () => JSON.stringify([shop.store.getState().location, shop.actions]) };
}

it('what no page reads of an address enters no action and leaves the bar as the page arrives; back leads to what was there', async () => {
  const { store, actions, text } = openAt('/search?client=Marqueuse&term=beurre#marqueuse@exemple.fr');
  expect(bar()).toBe('/search?term=beurre');
  const entries = window.history.length;
  store.dispatch(locationChanged(at('/cart?page=2&client=Marqueuse'), 'PUSH'));
  expect([bar(), window.history.length]).toEqual(['/cart?page=2', entries + 1]);
  window.history.back();
  await waitUntil('the entry before', () => actions.at(-1)?.type === 'navigation/popped');
  expect(store.getState().location.pending?.target).toMatchObject({ pathname: '/search', search: '?term=beurre' });
  expect(bar()).toBe('/search?term=beurre');

  // The address changes, but not by navigation: first its anchor, then all of it, typed in or set by another script.
  window.location.hash = '#06%2098%2071%2053%2020';
  await waitUntil('the anchor', () => store.getState().location.navigationType === 'REPLACE');
  expect([bar(), store.getState().location.current.hash]).toEqual(['/search?term=beurre', '']);
  window.history.pushState({ key: 'own' }, '', '/?client=Marqueuse');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(actions.at(-1)).toMatchObject({ type: 'navigation/popped', payload: { pathname: '/', search: '' } });
  expect(text()).not.toMatch(/marqueuse|98.*71.*53/i);
});

it('every event that names an address leaves out what looks personal', () => {
  const address = '/search?client=Marqueuse&term=marqueuse%40exemple.fr';
  const events = [
    navigationRequested(address),
    navigationIntended(address),
    navigationFailed(address),
    pageArrived({ api: {} }, { hash: '#marqueuse@exemple.fr', key: 'k' }),
  ];
  expect(JSON.stringify(events)).not.toMatch(/marqueuse/i);
  expect(navigationRequested('/vforcesite/devis?id=1').payload.target.search).toBe('?id=1');
});
