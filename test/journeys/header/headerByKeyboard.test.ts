import { focused, focusReaches, tabThrough } from '../../support/journeys/browser/focus';
import {
  banner,
  barMeasured,
  hamburger,
  openParents,
  panel,
  searchBox,
  suggestedFor,
} from '../../support/journeys/walks/header';
import { desktop, journey, phone, smallLaptop, tablet, zoomed } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { budget } from '../../support/budget';

const shop = ownShop('production');

journey(
  'the whole header by keyboard alone, at every width and on a page zoomed to 400 % [HDR-04] [NAV-09] [NAV-10] [DRL-07] [DRL-12] [MIN-04]',
  async ({ page, screen }) => {
    const isZoomed = screen.height === zoomed.height;
    const isSmall = screen.width < tablet.width;
    const hasHamburger = screen.width <= smallLaptop.width;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await recorderThere(page);
    if (!isSmall) await barMeasured(page);

    // From the first Tab on, in visual order.
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
    // A focused element of the page is never behind the header.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ isSeen: true });
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);

    // The skip link skips the whole header.
    await page.reload();
    await recorderThere(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');

    // Into the menu and out of it, then into the mini cart and out of it: the focus returns to where it was.
    if (hasHamburger) {
      await hamburger(page).focus();
      await page.keyboard.press('Enter');
      await panel(page).waitFor();
      await focusReaches(panel(page).getByRole('button', { name: 'Tous les produits' }));
      expect(await focused(page)).toEqual({ name: 'Tous les produits', isSeen: true });
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toMatchObject({ isSeen: true });
        expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await focusReaches(hamburger(page));
    }
    await searchBox(page).focus();
    const suggested = suggestedFor(page, 'beur');
    await page.keyboard.type('beur');
    await suggested;
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?term=*');
    await focusReaches(page.getByRole('heading', { level: 1, name: 'beur' }));
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first();
    await add.focus();
    expect(await focused(page)).toMatchObject({ isSeen: true });
    await page.keyboard.press('Enter');
    await miniCartPanel(page).waitFor();
    expect(await add.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
    const badge = banner(page).getByRole('link', { name: /^Panier/ });
    await badge.focus();
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
    await focusReaches(badge);
    if (isZoomed) expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  },
  {
    screens: budget({ usual: [zoomed, desktop], long: [zoomed, phone, tablet, desktop] }),
    ownServer: () => shop().origin,
  },
);
