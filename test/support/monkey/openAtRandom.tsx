import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { BuilderApp } from '../../../src/builder/app/BuilderApp';
import { pageOpened } from '../../../src/builder/app/viewSlice';
import { contentEvents } from '../../../src/builder/contents';
import { recordedBuilder } from '../../../src/builder/recording/recordedBuilder';
import type { RecordedApplication } from '../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../src/storefront/app/recording/recordedShop';
import { openBuilder } from '../builder/openBuilder';
import { onClose } from '../openShops';
import type { TestServer } from '../server/testServer';
import { fillCartOf } from '../storefront/checkoutPage';
import { visit } from '../storefront/openCheckout';
import { openShop } from '../storefront/openShop';

/** A page on which random acts begin, and the application named by its recording. */
export interface OpenPage {
  readonly application: RecordedApplication;
  /** Waits until every call has been answered. */
  readonly settled: () => Promise<void>;
}

type Open = (server: TestServer, recorder: StoreEnhancer) => Promise<OpenPage>;

/** A shop's page for a guest, or for the user with this e-mail. */
const shopAt =
  (address: string, { email, isFilled = false }: { readonly email?: string; readonly isFilled?: boolean } = {}): Open =>
  async (server, recorder) => {
    const browser = await visit(server, email);
    if (isFilled) await fillCartOf(server, browser);
    const { settled } = await openShop(server, address, { browser, recorder, consent: null });
    return { application: recordedShop, settled };
  };

const QUIET_TURNS = 40;

const builderAt =
  (page: 'site' | 'contents' | 'content' | 'searches'): Open =>
  async (server, recorder) => {
    const { store, vault } = await openBuilder(server, { recorder });
    onClose(render(<BuilderApp store={store} vault={vault} />).unmount);
    act(() => void store.dispatch(pageOpened(page)));
    if (page === 'content') act(() => void store.dispatch(contentEvents.begun()));
    const settled = () =>
      act(async () => {
        for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) await nextTurn();
      });
    return { application: recordedBuilder, settled };
  };

const buyer = { email: 'boulangerie@comptoir.example' } as const;

/** The pages on which sessions begin, in turn. */
export const beginnings: readonly { readonly name: string; readonly open: Open }[] = [
  { name: 'a guest at home', open: shopAt('/') },
  { name: 'a buyer at home', open: shopAt('/', buyer) },
  { name: 'a builder of the site', open: builderAt('site') },
  { name: 'a guest’s cart', open: shopAt('/cart', { isFilled: true }) },
  { name: 'a buyer’s checkout', open: shopAt('/checkout', { ...buyer, isFilled: true }) },
  { name: 'a builder of contents', open: builderAt('contents') },
  { name: 'a search', open: shopAt('/search?term=beurre') },
  { name: 'a buyer’s account', open: shopAt('/account', buyer) },
  { name: 'a guest’s checkout', open: shopAt('/checkout', { isFilled: true }) },
  { name: 'a builder of synonyms', open: builderAt('searches') },
  { name: 'a builder of a content', open: builderAt('content') },
  { name: 'a buyer’s addresses', open: shopAt('/account/addresses', buyer) },
  { name: 'a message to the shop', open: shopAt('/contact-support') },
];
