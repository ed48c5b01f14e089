import type { Page } from 'playwright-core';
import { openProduct } from '../../support/journeys/walks/products';
import { butter, fillCart, main, openMiniCart, type Shot } from '../shot';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Envoyer à l’assistance' });

async function openSending(page: Page) {
  await openProduct(page, butter);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Envoyer à l’assistance' }).click();
  await dialog(page).getByRole('button', { name: 'Envoyer', exact: true }).waitFor();
}
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Envoyer', exact: true }).click();

/** The links by which a shopper sends a recording, and each state of the dialog for it. */
export const sendingShots: readonly Shot[] = [
  { name: 'sending', fullPage: false, show: openSending },
  {
    name: 'sending-pages',
    fullPage: false,
    show: async (page) => {
      await openSending(page);
      await dialog(page)
        .getByText(/^Les dernières pages vues/)
        .click();
    },
  },
  {
    name: 'sending-sent',
    fullPage: false,
    show: async (page) => {
      await openSending(page);
      await send(page);
      await dialog(page).getByText('C’est envoyé.').waitFor();
    },
  },
  {
    name: 'sending-failed',
    fullPage: false,
    show: async (page) => {
      await openSending(page);
      await page.route('**/recordings/*/codes', (route) => route.fulfill({ status: 503, body: '[]' }));
      await send(page);
      await dialog(page).getByText('L’envoi n’a pas abouti.').waitFor();
    },
  },
  {
    name: 'sending-from-toast',
    fullPage: false,
    show: async (page) => {
      await fillCart(page);
      await page.route('**/cart-items/**', (route) => route.fulfill({ status: 400, body: '[]' }));
      await openMiniCart(page);
      await page
        .getByRole('dialog', { name: 'Mon Panier' })
        .getByRole('button', { name: /^Retirer/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Envoyer à l’assistance' }).first().waitFor();
    },
  },
  {
    name: 'failure-page',
    show: async (page) => {
      await page.goto('/search?term=beurre');
      await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
      await page.route('**/services/**', (route) => route.fulfill({ status: 500, body: '{}' }));
      await main(page)
        .getByRole('link', { name: /beurre/i })
        .first()
        .click();
      await main(page).getByRole('link', { name: 'Envoyer à l’assistance' }).waitFor({ timeout: 60_000 });
    },
  },
];
