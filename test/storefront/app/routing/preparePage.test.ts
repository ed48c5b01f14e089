import { productAddress } from '../../../../src/contract/pages/pageReference';
import { preparePage } from '../../../../src/storefront/app/routing/preparePage';
import { deadline } from '../../../../src/storefront/features/delivery';
import { lazyComponent } from '../../../../src/storefront/kernel/lazy';
import { locationOf } from '../../../../src/storefront/kernel/location';
import { openStore } from '../../../support/storefront/openStore';

/** Prepares a product's page without a server: its code is loaded all the same, and its data does not matter here. */
const prepared = () =>
  openStore()
    .store.runSaga(preparePage, locationOf(productAddress('beurre', '01t00000000000FAAQ'), 'key'))
    .toPromise();

// On a phone the order deadline is above the button that adds to the cart: a line that appeared late would move the
// button away from under a press.
it('a page comes with the parts that its code brings, so that none moves what is being pressed', async () => {
  expect(deadline.isLoaded()).toBe(false);
  await prepared();
  expect(deadline.isLoaded()).toBe(true);
});

it('a part that can’t be had keeps no page back', async () => {
  const part = lazyComponent(() => Promise.reject(new Error('offline')), 'idle');
  await expect(prepared()).resolves.toBe(503);
  expect(part.isLoaded()).toBe(false);
});
