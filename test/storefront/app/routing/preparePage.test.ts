import { productAddress } from '../../../../src/contract/pages/pageReference';
import { preparePage } from '../../../../src/storefront/app/routing/preparePage';
import { deadline } from '../../../../src/storefront/features/delivery';
import { lazyComponent } from '../../../../src/storefront/kernel/lazy';
import { locationOf } from '../../../../src/storefront/kernel/location';
import { openStore } from '../../../support/storefront/openStore';

/** Without a server: the page's code comes all the same, and its data don't matter here. */
const prepared = () =>
  openStore()
    .store.runSaga(preparePage, locationOf(productAddress('beurre', '01t00000000000FAAQ'), 'key'))
    .toPromise();

// On a phone the deadline stands above the button that adds: a press that its line moved the button away from was lost.
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
