import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/server/demo/accounts';
import { expectAccessible } from '../support/journeys/accessibility';
import { focused, tabThrough } from '../support/journeys/focus';
import { desktop, journey, phone, smallLaptop, tablet, zoomed } from '../support/journeys/journey';
import { ownShop } from '../support/journeys/ownShop';
import { recorderThere } from '../support/journeys/recordings';

const shop = ownShop('production');

const banner = (page: Page) => page.getByRole('banner');
const hamburger = (page: Page) => banner(page).getByRole('link', { name: 'Menu', exact: true });
const openParents = (page: Page) =>
  page.locator('#menu ul[data-align] > li:not([data-overflowed]):not([data-probe]) > [aria-expanded]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Navigation principale' });
const searchBox = (page: Page) => banner(page).getByRole('combobox', { name: 'Rechercher un terme' });

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(`${name}@comptoir.example`);
  await main.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await banner(page).locator('summary').waitFor();
}

/** Every list of the bar with every list below it, one after the other. */
async function everySubmenu(page: Page): Promise<number> {
  let seen = 0;
  const list = page.locator('#menu [data-drilldown]');
  for (const parent of await openParents(page).all()) {
    const label = await parent.innerText();
    await parent.click();
    await list.waitFor();
    await expectAccessible(page, `the list of ${label}`, '#menu');
    seen += 1;
    const below = list.getByRole('button');
    for (let place = 0; place < (await below.count()); place += 1) {
      await below.nth(place).click();
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

/** The panel, one level below it, and the way out: by touch where there is touch. */
async function panelAndLevel(page: Page, press: (part: Locator) => Promise<void>): Promise<void> {
  await press(hamburger(page));
  await panel(page).waitFor();
  await expectAccessible(page, 'the panel', 'body');
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
    await page.goto('/');
    await recorderThere(page);
    await expectAccessible(page, 'a guest’s header, closed');
    if (hasBar) expect(await everySubmenu(page)).toBeGreaterThan(1);
    if (screen === phone || screen === tablet) await panelAndLevel(page, press);

    await press(searchBox(page));
    await searchBox(page).fill('crem');
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions', 'header');
    await page.keyboard.press('Escape');
    await searchBox(page).fill('');

    await logIn(page, 'hotel');
    await expectAccessible(page, 'a customer’s header');
    await press(banner(page).locator('summary'));
    await banner(page).getByText('Changer d’établissement').waitFor();
    await expectAccessible(page, 'the profile menu', 'header');
    await press(banner(page).getByText('Changer d’établissement'));
    const accounts = page.getByRole('dialog', { name: 'Changer d’établissement' });
    await accounts.getByRole('button', { name: /^Hôtels de la Falaise/ }).waitFor();
    await expectAccessible(page, 'the choice of account');
    await page.keyboard.press('Escape');
    await accounts.waitFor({ state: 'detached' });

    await press(banner(page).getByRole('link', { name: /panier/i }));
    const cart = page.getByRole('dialog', { name: /panier/i });
    await cart.waitFor();
    await expectAccessible(page, 'the mini cart, empty');
    await page.keyboard.press('Escape');
    await cart.waitFor({ state: 'detached' });
    await page.goto('/search?term=beurre');
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first(),
    );
    await cart.waitFor();
    await cart.getByRole('spinbutton').first().waitFor();
    await expectAccessible(page, 'the mini cart with a product');
  },
  { screens: [phone, tablet, smallLaptop, desktop], ownServer: () => shop().origin },
);

journey(
  'the whole header by keyboard alone, at every width and on a page zoomed to 400 % [HDR-04] [NAV-09] [NAV-10] [DRL-07] [DRL-12] [MIN-04]',
  async ({ page, screen }) => {
    const isZoomed = screen.height === zoomed.height;
    const isSmall = screen.width < tablet.width;
    const hasHamburger = screen.width <= smallLaptop.width;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await recorderThere(page);
    if (!isSmall) await page.locator('#menu ul[data-measured]').waitFor({ state: 'attached' });

    // From the first tab on, in the order in which it is seen.
    await tabThrough(page, ['Aller au contenu', 'Aller au pied de page', /^Service client professionnels/]);
    await tabThrough(page, [...(hasHamburger ? ['Menu'] : []), 'Page d’accueil']);
    if (!isSmall) {
      const parents = await openParents(page).count();
      const faces = page.locator('#menu ul[data-align] > li:not([data-overflowed]):not([data-probe]) > :first-child');
      const labels = await faces.evaluateAll((all) =>
        all.map((face) => face.getAttribute('aria-label') ?? face.textContent.trim()),
      );
      await tabThrough(page, labels);
      expect(parents).toBeGreaterThan(1);
    }
    await tabThrough(page, ['Rechercher un terme', 'Rechercher', 'Se connecter', 'Panier vide']);
    // What the page itself holds is never behind the header when it has the focus.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ isSeen: true });
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);

    // The skip link leads past all of it.
    await page.reload();
    await recorderThere(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    // Into the menu and out of it, then to the cart and out of it: the focus is where it was.
    if (hasHamburger) {
      await hamburger(page).focus();
      await page.keyboard.press('Enter');
      await panel(page).waitFor();
      expect(await focused(page)).toEqual({ name: 'Tous les produits', isSeen: true });
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toMatchObject({ isSeen: true });
        expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect((await focused(page)).name).toBe('Menu');
    }
    await searchBox(page).focus();
    await page.keyboard.type('beur');
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first();
    await add.focus();
    expect(await focused(page)).toMatchObject({ isSeen: true });
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: /panier/i });
    const quantity = cart.getByRole('spinbutton').first();
    await quantity.waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await cart.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await focused(page)).toMatchObject({ isSeen: true });
    }
    await page.keyboard.press('Escape');
    await cart.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement !== document.body);
    if (isZoomed) expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  },
  {
    screens: [zoomed, phone, tablet, smallLaptop, desktop],
    ownServer: () => shop().origin,
    // A link that has the focus has its page read ahead: there is no checkout yet.
    expectedProblems: /status of 404 .*\/checkouts\/active/,
  },
);
