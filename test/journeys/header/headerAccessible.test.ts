import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { expectAccessible } from '../../support/journeys/browser/accessibility';
import { banner, barMeasured, hamburger, openParents, panel, searchBox } from '../../support/journeys/walks/header';
import { desktop, journey, phone, tablet } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { budget } from '../../support/budget';

const shop = ownShop('production');

/** The header is the same on every page, and axe reads the whole page for each state of it: so a short one. */
const SHORT_PAGE = '/contact-support';

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(`${name}@comptoir.example`);
  await main.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  // Waits for the page after the login, because it closes whatever is open when it appears.
  await page.waitForURL((url) => url.pathname !== '/login');
  await banner(page).locator('summary').waitFor();
}

/** Checks every list of the bar, and in each at most `atMostBelow` of its sublists; returns how many were checked. */
async function everySubmenu(page: Page, atMostBelow: number): Promise<number> {
  let seen = 0;
  const list = page.locator('#menu [data-drilldown]');
  await barMeasured(page);
  for (const parent of await openParents(page).all()) {
    const label = await parent.innerText();
    await parent.click();
    await list.waitFor();
    await expectAccessible(page, `the list of ${label}`, '#menu');
    seen += 1;
    const below = list.getByRole('button');
    const deeper = Math.min(await below.count(), atMostBelow);
    for (let index = 0; index < deeper; index += 1) {
      await below.nth(index).click();
      await list.locator('[data-back]').waitFor();
      await expectAccessible(page, `a list below ${label}`, '#menu');
      seen += 1;
      await list.locator('[data-back]').click();
      await list.locator('[data-back]').waitFor({ state: 'detached' });
    }
    await parent.click();
    await list.waitFor({ state: 'detached' });
  }
  return seen;
}

/** Opens the panel and one level below it, and closes it; by touch on a touch screen. */
async function panelAndLevel(page: Page, press: (part: Locator) => Promise<void>): Promise<void> {
  await press(hamburger(page));
  await panel(page).waitFor();
  await expectAccessible(page, 'the panel', '[role=dialog]');
  await press(panel(page).getByRole('button', { name: 'Tous les produits' }));
  await panel(page).locator('[data-back]').waitFor();
  await expectAccessible(page, 'a level of the panel', '[role=dialog]');
  await press(panel(page).getByRole('button', { name: 'Fermer le menu' }));
  await panel(page).waitFor({ state: 'detached' });
}

journey(
  'axe finds nothing on any state of the header, opened by hand or finger [HDR-07] [PRF-05] [MIN-04]',
  async ({ page, screen }) => {
    const press = (part: Locator) => (screen === phone ? part.tap() : part.click());
    const hasBar = screen !== phone;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(SHORT_PAGE);
    await recorderThere(page);
    await expectAccessible(page, 'a guest’s header, closed', 'header');
    // Sublists look the same at every width: one is enough.
    if (hasBar) expect(await everySubmenu(page, screen === desktop ? Infinity : 1)).toBeGreaterThan(1);
    if (screen === phone || screen === tablet) await panelAndLevel(page, press);

    await press(searchBox(page));
    await searchBox(page).fill('crem');
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions', 'header');
    await page.keyboard.press('Escape');
    await searchBox(page).fill('');

    await logIn(page, 'hotel');
    await page.goto(SHORT_PAGE);
    await expectAccessible(page, 'a customer’s header', 'header');
    await press(banner(page).locator('summary'));
    await banner(page).getByText('Changer d’établissement').waitFor();
    await expectAccessible(page, 'the profile menu', 'header');
    await press(banner(page).getByText('Changer d’établissement'));
    const accounts = page.getByRole('dialog', { name: 'Changer d’établissement' });
    await accounts.getByRole('button', { name: /^Hôtels de la Falaise/ }).waitFor();
    await expectAccessible(page, 'the choice of account', '[role=dialog]');
    await page.keyboard.press('Escape');
    await accounts.waitFor({ state: 'detached' });

    await press(banner(page).getByRole('link', { name: /panier/i }));
    const cart = page.getByRole('dialog', { name: /panier/i });
    await cart.getByText('Votre panier est vide').or(cart.getByRole('spinbutton')).first().waitFor();
    await expectAccessible(page, 'the mini cart, empty', '[role=dialog]');
    await page.keyboard.press('Escape');
    await cart.waitFor({ state: 'detached' });
    await page.goto('/search?term=beurre');
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first(),
    );
    await press(banner(page).getByRole('link', { name: /panier/i }));
    await cart.getByRole('spinbutton').first().waitFor();
    await expectAccessible(page, 'the mini cart with a product');
  },
  { screens: budget({ usual: [phone, desktop], long: [phone, tablet, desktop] }), ownServer: () => shop().origin },
);
