import type { Page } from 'playwright-core';
import { ADDRESS_BOOK_ADDRESS } from '../../../../src/contract/pages/pageReference';
import { step } from '../../../support/journeys/walks/checkout';
import { comeIn } from '../../customer';
import { openPayment } from '../../guestOrder';
import { main, openLive, openMiniCart, type Shot } from '../../shot';
import { manager } from '../buyerShots';

const refuse = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 502, body: '[]' }));

const retry = (page: Page) => main(page).getByRole('button', { name: 'Réessayer' });

/** Pages on which a call fails, with what a shopper reads in place of the part that it should have brought. */
export const faultShots: readonly Shot[] = [
  {
    name: 'accounts-failed',
    fullPage: false,
    show: async (page) => {
      await refuse(page, '**/external-managed-accounts*');
      await manager(page);
      await page.getByRole('banner').getByText('Changer d’établissement').click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
    },
  },
  {
    name: 'payment-absent',
    show: async (page) => {
      await refuse(page, '**/payment/frame*');
      await openPayment(page);
      await step(page, 'payment').getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
  {
    name: 'mini-cart-failed',
    fullPage: false,
    show: async (page) => {
      await openLive(page, '/');
      await refuse(page, '**/carts/**');
      await openMiniCart(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
  {
    name: 'orders-retrying',
    fullPage: false,
    show: async (page, width) => {
      await page.goto('/');
      await comeIn(page, width);
      await openLive(page, ADDRESS_BOOK_ADDRESS);
      await refuse(page, '**/order-summaries*');
      await main(page).getByRole('link', { name: 'Commandes', exact: true }).first().click();
      await retry(page).waitFor();
      await page.route('**/order-summaries*', () => undefined);
      await retry(page).click();
      await main(page).locator('[aria-busy]').waitFor();
    },
  },
  {
    name: 'link-offline',
    fullPage: false,
    show: async (page) => {
      await openLive(page, '/search?term=beurre');
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Qui sommes-nous ?' }).click();
      await page.getByRole('link', { name: 'Réessayez' }).waitFor();
    },
  },
];
