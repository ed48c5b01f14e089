import type { Page } from 'playwright-core';
import { ADDRESS_BOOK_ADDRESS, ORDERS_ADDRESS } from '../../../src/contract/pages/pageReference';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { addButton, addToCart, miniCartPanel, openProduct } from '../../support/journeys/walks/products';
import { comeIn } from '../customer';
import { butter, fillCart, main, openLive, scarce, type Shot } from '../shot';

/** From here on no call below `/services` is answered. */
const holdServer = (page: Page) => page.route('**/services/**', () => undefined);

interface Emptied {
  /** The address of a page that has a link to the emptied one. */
  readonly from: string;
  readonly name: string;
  readonly address: string;
  /** The call that reads the list, and the list's name in the answer. */
  readonly path: string;
  readonly list: string;
}

/**
 * A customer's page whose list is emptied in the answer: the customers of the pictures have addresses, and orders once
 * other pictures have placed some.
 */
const emptied =
  ({ from, name, address, path, list }: Emptied): Shot['show'] =>
  async (page, width) => {
    await page.goto('/');
    await comeIn(page, width);
    await openLive(page, from);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, [list]: [], count: 0, nextPageToken: null } });
    });
    await main(page).getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**${address}`);
    await main(page).getByRole('heading', { level: 2 }).first().waitFor();
  };

/** Several failures at once, each for a reason of its own: one toast would report those of the same reason. */
const severalToasts: Shot['show'] = async (page) => {
  await fillCart(page);
  for (const name of [scarce, 'Crème sous pression sucrée']) {
    await openProduct(page, name);
    await addToCart(page, name, 2);
  }
  await openLive(page, '/cart');
  const reasons = ['UNKNOWN', 'LIMIT_EXCEEDED', 'CURRENCY_CONFLICT'];
  await page.route('**/cart-items/**', (route) =>
    route.fulfill({ status: 400, json: [{ errorCode: reasons.shift(), message: 'Refused.' }] }),
  );
  for (const name of [butter, scarce, 'Crème sous pression sucrée']) {
    await main(page)
      .getByRole('button', { name: new RegExp(`^Retirer.*${name}`) })
      .first()
      .click();
  }
  await page.getByRole('alert').nth(1).waitFor();
};

/** States that a page passes through or seldom has: slow answers, empty lists, and several messages at once. */
export const stateShots: readonly Shot[] = [
  {
    // A page stays until the data of the next one is there.
    name: 'slow-page',
    fullPage: false,
    show: async (page) => {
      await openLive(page, '/');
      await holdServer(page);
      await main(page).getByRole('link', { name: /Crèmes/ }).first().click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'slow-adding',
    fullPage: false,
    show: async (page) => {
      await openProduct(page, butter);
      await recorderThere(page);
      await holdServer(page);
      await addButton(page, butter).click();
      await miniCartPanel(page).waitFor();
    },
  },
  {
    name: 'orders-none',
    show: emptied({
      from: ADDRESS_BOOK_ADDRESS,
      name: 'Commandes',
      address: ORDERS_ADDRESS,
      path: '**/services/**/order-summaries*',
      list: 'orderSummaries',
    }),
  },
  {
    name: 'addresses-none',
    show: emptied({
      from: ORDERS_ADDRESS,
      name: 'Adresses',
      address: ADDRESS_BOOK_ADDRESS,
      path: '**/services/**/addresses*',
      list: 'items',
    }),
  },
  { name: 'toasts', fullPage: false, show: severalToasts },
];
