import { addToCart, openProduct, quantityOf } from '../support/journeys/walks/goods';
import { goodsKeptAtLogin } from './customer';
import { at, butter, fillCart, openMiniCart, scarce, type Shot } from './shot';

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
  {
    name: 'cart-refused-line',
    fullPage: false,
    show: async (page) => {
      await openProduct(page, scarce);
      await addToCart(page, scarce, 2);
      await page.goto('/cart');
      await quantityOf(page, scarce).fill('7');
      await page.keyboard.press('Enter');
      await page.getByText(`La quantité de ${scarce} n’a pas changé`).waitFor();
    },
  },
  {
    name: 'cart-removed-line',
    show: async (page) => {
      await fillCart(page);
      await page.goto('/cart');
      await page.getByRole('main').getByRole('button', { name: new RegExp(`^Retirer.*${butter}`) }).first().click();
      await page.getByText(/retiré/).first().waitFor();
    },
  },
  { name: 'cart-kept-at-login', show: goodsKeptAtLogin },
];
