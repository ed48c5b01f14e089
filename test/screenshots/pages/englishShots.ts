import { inLanguage } from '../../../src/contract/languages';
import { at, fillCart, main, type Shot } from '../shot';
import { placeOrder } from './orderShots';

const english = (address: string) => inLanguage(address, 'en-US');

/** Pages in English; names of products are in the shop's own language. */
export const englishShots: readonly Shot[] = [
  { name: 'english-home', show: at(english('/')) },
  { name: 'english-search', show: at(english('/search?term=beurre')) },
  { name: 'english-search-list', show: at(english('/search?term=beurre&layout=list')) },
  {
    name: 'english-product',
    show: async (page) => {
      await page.goto(english('/search?term=beurre'));
      await main(page).getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('**/product/**');
    },
  },
  {
    name: 'english-cart',
    show: async (page) => {
      await fillCart(page);
      await page.goto(english('/cart'));
      await main(page).getByRole('spinbutton').first().waitFor();
    },
  },
  {
    name: 'english-checkout',
    show: async (page) => {
      await fillCart(page);
      await page.goto(english('/checkout'));
      await main(page).getByLabel('First name', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'english-order',
    show: async (page) => {
      await placeOrder(page);
      await page.goto(english(new URL(page.url()).pathname));
      await page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' }).waitFor();
    },
  },
  { name: 'english-cart-empty', show: at(english('/cart')) },
  { name: 'english-login', show: at(english('/login')) },
  { name: 'english-missing', show: at(english('/nowhere')) },
];
