import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { expectAccessible } from '../../support/journeys/browser/accessibility';
import { desktop, journey, phone, tablet } from '../../support/journeys/journey';
import { standReady } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { logIn } from '../../support/journeys/walks/checkout';
import { shownLanguage } from '../../support/journeys/walks/language';

const shop = ownShop('production');
const builder = { email: 'builder@comptoir.example', password: DEMO_PASSWORD } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).waitFor();

journey(
  'a builder describes two markets and what delivery costs in francs; a guest chooses one at the foot of a page, with and without scripts, and reads its language [CTX-16]',
  async ({ page, context }) => {
    await page.goto('/builder');
    await logIn(page, builder);
    await says(page, /^Publié/);
    await button(page, 'Boutique').click();
    await button(page, 'Ajouter une monnaie').click();
    await page.getByRole('textbox', { name: 'Monnaie 2' }).fill('CHF');
    await button(page, 'Fixer les frais en CHF').click();
    await page.getByRole('textbox', { name: /^Livraison, hors taxes/ }).fill('8,50');
    for (const name of ['France', 'Export']) {
      await button(page, 'Ajouter un marché').click();
      await page.keyboard.type(name);
    }
    const abroad = page.getByRole('group', { name: 'Marché Export', exact: true });
    await abroad
      .getByRole('combobox', { name: /^Monnaie en français/ })
      .selectOption({ label: 'Pas dans cette langue' });
    await abroad.getByRole('combobox', { name: /^Monnaie en anglais/ }).selectOption('EUR');
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `markets at ${String(size.width)} px`);
    }
    await button(page, 'Enregistrer').click();
    await says(page, /^Brouillon enregistré/);
    await button(page, 'Publier').click();
    await button(page, 'Publier maintenant').click();
    await says(page, 'Publié : version 2');

    for (const javaScriptEnabled of [true, false]) {
      const options = { baseURL: shop().origin, javaScriptEnabled };
      const guest = await (await context.browser()?.newContext(options))?.newPage();
      if (!guest) throw new Error('There is no browser.');
      if (javaScriptEnabled) standReady(guest);
      await guest.goto('/faq-hub');
      expect(await shownLanguage(guest)).toBe('fr');
      const choice = guest.getByRole('combobox', { name: 'Marché' });
      await choice.scrollIntoViewIfNeeded();
      await choice.selectOption({ label: 'Export' });
      await button(guest, 'Choisir').click();
      await guest.getByRole('combobox', { name: 'Market' }).waitFor();
      expect([await shownLanguage(guest), new URL(guest.url()).pathname]).toEqual(['en', '/faq-hub']);
      for (const size of [phone, tablet, desktop]) {
        await guest.setViewportSize(size);
        if (javaScriptEnabled) await expectAccessible(guest, `the choice at ${String(size.width)} px`, '#footer');
        const box = await guest.getByRole('combobox', { name: 'Market' }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        const overflow = await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    }
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
