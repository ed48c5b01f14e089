import type { Page } from 'playwright-core';
import { CURRENT_CART } from '../../../src/contract/constants';
import type { SiteInfo } from '../../../src/contract/context/siteInfo';
import { pathTo, withQuery } from '../../../src/contract/paths';
import type { SearchResult } from '../../../src/contract/search/search';
import { addToCart, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { comeIn, emptyCart, productsKeptAtLogin } from '../customer';
import { fillWithStanding } from '../guestOrder';
import { at, butter, fillCart, openLive, openMiniCart, scarce, type Shot, type Width } from '../shot';

/** A cart of forty lines, of whatever a guest can order. */
async function fillLongCart(page: Page) {
  await page.goto('/');
  const { webstoreId } = (await (await page.request.get(pathTo('siteInfo', {}))).json()) as SiteInfo;
  const add = pathTo('cartItems', { webstoreId, cartStateOrId: CURRENT_CART });
  const headers = { origin: new URL(page.url()).origin };
  let lines = 0;
  for (const searchTerm of ['beurre', 'crème', 'fromage', 'lait']) {
    const query = { searchTerm, fields: 'Name', pageSize: 40, includeQuantityRule: true };
    const found = await page.request.get(withQuery(pathTo('searchProducts', { webstoreId }), query));
    const { productsPage } = (await found.json()) as SearchResult;
    for (const { id, productClass, purchaseQuantityRule } of productsPage.products) {
      if (lines === 40 || productClass !== 'Simple') continue;
      const data = { productId: id, quantity: purchaseQuantityRule?.minimum ?? '1', type: 'Product' };
      if ((await page.request.post(add, { data, headers })).status() === 201) lines += 1;
    }
  }
  await page.goto('/cart');
  await page.getByRole('main').getByRole('spinbutton').nth(19).waitFor();
}

/** A customer's cart that is shared with those who pay. */
async function shareCart(page: Page, width: Width) {
  await page.goto('/');
  await comeIn(page, width);
  await emptyCart(page);
  await fillCart(page);
  await openLive(page, '/cart');
  await page.getByRole('main').getByRole('button', { name: 'Partager un lien de paiement' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Voir le panier partagé' });
  await link.waitFor();
  return link;
}

export const cartShots: readonly Shot[] = [
  {
    name: 'mini-cart-empty',
    fullPage: false,
    show: async (page) => {
      await page.goto('/');
      await openMiniCart(page);
    },
  },
  {
    name: 'mini-cart',
    fullPage: false,
    show: async (page) => {
      await fillCart(page);
      await openMiniCart(page);
    },
  },
  { name: 'cart-empty', show: at('/cart') },
  {
    name: 'cart',
    show: async (page) => {
      await fillCart(page);
      await openProduct(page, scarce);
      await addToCart(page, scarce, 2);
      await page.goto('/cart');
    },
  },
  { name: 'cart-long', show: fillLongCart },
  {
    name: 'cart-gift-wrap',
    show: async (page) => {
      await fillCart(page);
      await openLive(page, '/cart');
      const wrap = page.getByRole('main').getByRole('checkbox', { name: 'Coffret cadeau kraft petit format' });
      // The checkbox is checked once the server has added the gift wrap.
      await wrap.click();
      await page.getByRole('table').getByRole('row', { name: /Coffret cadeau kraft petit format/ }).waitFor();
    },
  },
  {
    name: 'cart-refused-line',
    fullPage: false,
    show: async (page) => {
      await openProduct(page, scarce);
      await addToCart(page, scarce, 2);
      await openLive(page, '/cart');
      await quantityOf(page, scarce).fill('7');
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByText('Il n’en reste que 6 (7 demandés).').waitFor();
    },
  },
  {
    name: 'cart-removed-line',
    show: async (page) => {
      await fillCart(page);
      await openLive(page, '/cart');
      await page.getByRole('main').getByRole('button', { name: new RegExp(`^Retirer.*${butter}`) }).first().click();
      await page.getByText(/^Retiré/).first().waitFor();
    },
  },
  { name: 'cart-kept-at-login', show: productsKeptAtLogin },
  {
    name: 'cart-standing',
    show: async (page) => {
      await fillWithStanding(page);
      await page.goto('/cart');
    },
  },
  {
    name: 'cart-shared',
    show: async (page, width) => {
      await shareCart(page, width);
    },
  },
  {
    name: 'cart-to-pay',
    show: async (page, width) => {
      await (await shareCart(page, width)).click();
      await page.waitForURL('**/pay/*');
      await page.getByRole('main').getByRole('link', { name: 'Payer ce panier' }).waitFor();
    },
  },
];
