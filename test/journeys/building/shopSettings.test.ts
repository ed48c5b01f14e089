import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { desktop, journey, phone, tablet } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { logIn } from '../../support/journeys/walks/checkout';

const shop = ownShop('production');
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).waitFor();

journey(
  'a builder closes the shop to guests and is told when its money would have no prices; a guest is led to the login [CTX-10] [CTX-12]',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/builder');
    await logIn(page, builder);
    await says(page, /^Publié/);
    await button(page, 'Boutique').click();
    const open = page.getByRole('checkbox', { name: /^Catalogue ouvert aux visiteurs/ });
    await open.waitFor();
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(`how the shop sells at ${String(size.width)} px`);
    }
    // On a wide screen the columns scroll, and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(desktop.height);
    await open.uncheck();
    await button(page, 'Ajouter une monnaie').click();
    await page.getByRole('textbox', { name: 'Monnaie 2' }).fill('CHF');
    const byDefault = page.getByRole('combobox', { name: /^Monnaie par défaut/ });
    await byDefault.selectOption('CHF');
    await button(page, 'Enregistrer').click();
    await says(page, /^Brouillon enregistré/);

    const guest = await (await context.browser()?.newContext({ baseURL: shop().origin }))?.newPage();
    if (!guest) throw new Error('There is no browser.');
    await guest.goto('/search?term=beurre');
    await guest.getByRole('heading', { level: 1, name: /beurre/ }).waitFor();

    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await page
      .getByText(/^Aucun produit n’a encore de prix dans la monnaie par défaut, ou dans celle d’un marché\./)
      .waitFor();
    await expectAccessible('a publication that was refused');
    await byDefault.selectOption('EUR');
    await button(page, 'Enregistrer').click();
    await says(page, /^Brouillon enregistré/);
    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 2');

    await guest.reload();
    await guest.waitForURL(/\/login\?startUrl=/);
    await guest.getByLabel(/^Adresse e-mail/).waitFor();
  },
  { screens: [desktop], ownServer: () => shop().origin, expectedProblems: /status of 400/ },
);
