import type { Page } from 'playwright-core';
import { addToCart, openProduct } from '../support/journeys/goods';

/** One page or state of the shop, as a shopper comes to it. */
interface Shot {
  readonly name: string;
  readonly show: (page: Page, width: number) => Promise<void>;
  /** False: only what the window shows, for what lies over the page. */
  readonly fullPage?: boolean;
}

const butter = 'Beurre doux 82 % pain de cuisine';

const at = (address: string) => async (page: Page) => {
  await page.goto(address);
};

const fillCart = async (page: Page) => {
  await openProduct(page, butter);
  await addToCart(page, butter, 4);
};

/** Follows the first link of the page's main part whose name matches. */
const follow = async (page: Page, name: RegExp) => {
  await page.getByRole('main').getByRole('link', { name }).first().click();
};

export const shots: readonly Shot[] = [
  { name: 'home', show: at('/') },
  {
    name: 'category',
    show: async (page) => {
      await page.goto('/');
      await follow(page, /Crèmes/);
      await page.waitForURL('**/category/**');
    },
  },
  {
    name: 'category-list',
    show: async (page) => {
      await page.goto('/');
      await follow(page, /Crèmes/);
      await page.waitForURL('**/category/**');
      await page.goto(`${page.url()}?layout=list`);
    },
  },
  { name: 'search', show: at('/search?term=beurre%20doux') },
  { name: 'search-nothing', show: at('/search?term=trottinette') },
  { name: 'product', show: (page) => openProduct(page, butter) },
  {
    name: 'mini-cart',
    fullPage: false,
    show: async (page) => {
      await fillCart(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /panier/i })
        .click();
      await page.getByRole('dialog', { name: 'Mon Panier' }).waitFor();
    },
  },
  {
    name: 'menu',
    fullPage: false,
    show: async (page, width) => {
      await page.goto('/');
      if (width >= 1024) return;
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'cart-empty', show: at('/cart') },
  {
    name: 'cart',
    show: async (page) => {
      await fillCart(page);
      await page.goto('/cart');
    },
  },
  { name: 'missing', show: at('/nowhere') },
];
