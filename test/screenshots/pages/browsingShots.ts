import type { Page } from 'playwright-core';
import { barMeasured, openParents } from '../../support/journeys/walks/header';
import { openProduct } from '../../support/journeys/walks/products';
import { at, butter, main, openLive, scarce, type Shot } from '../shot';

/** Opens the category of creams from the home page. */
async function openCategory(page: Page) {
  await page.goto('/');
  await main(page).getByRole('link', { name: /Crèmes/ }).first().click();
  await page.waitForURL('**/category/**');
}

async function askedForConsent(page: Page) {
  await openProduct(page, butter);
  await page.getByRole('region', { name: 'Vos cookies, votre choix' }).waitFor();
}

export const browsingShots: readonly Shot[] = [
  { name: 'home', show: at('/') },
  {
    name: 'menu',
    fullPage: false,
    show: async (page, width) => {
      await openLive(page, '/');
      if (width >= 1024) {
        await page.getByRole('banner').getByRole('button', { name: 'Tous les produits' }).click();
        await page.locator('#menu [data-wide-list]').waitFor();
        return;
      }
      await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'menu-level',
    fullPage: false,
    show: async (page, width) => {
      await openLive(page, '/');
      if (width >= 1024) {
        await barMeasured(page);
        await openParents(page).nth(1).click();
        await page.locator('#menu [aria-expanded="true"]').first().waitFor();
        return;
      }
      await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tous les produits' }).click();
      await page.getByRole('dialog').locator('[data-back]').waitFor();
    },
  },
  { name: 'category', show: openCategory },
  {
    name: 'category-list',
    show: async (page) => {
      await openCategory(page);
      await page.goto(`${page.url()}?layout=list`);
    },
  },
  { name: 'search', show: at('/search?term=beurre%20doux') },
  { name: 'search-nothing', show: at('/search?term=trottinette') },
  { name: 'product', show: (page) => openProduct(page, butter) },
  {
    name: 'product-wrong-quantity',
    fullPage: false,
    show: async (page) => {
      await openProduct(page, scarce);
      await main(page).getByRole('spinbutton', { name: `Quantité de ${scarce}` }).first().fill('7');
      await main(page).getByRole('button', { name: `Ajouter au panier : ${scarce}` }).first().click();
      await page.getByText('Il n’en reste que 6.').waitFor();
    },
  },
  { name: 'missing', show: at('/nowhere') },
  { name: 'cookies', fullPage: false, asksForConsent: true, show: askedForConsent },
  {
    name: 'cookies-settings',
    fullPage: false,
    asksForConsent: true,
    show: async (page) => {
      await askedForConsent(page);
      await page.getByRole('button', { name: 'Personnaliser' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'fault-panel',
    build: 'development',
    fullPage: false,
    show: async (page) => {
      await page.goto('/?faults');
      const panel = page.getByRole('dialog', { name: 'Faults on purpose' });
      await panel.getByLabel('Scenario').selectOption('busyCheckout');
      await panel.getByRole('group', { name: 'Rule 1' }).waitFor();
    },
  },
];
