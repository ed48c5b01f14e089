import type { BrowserContext, Page } from 'playwright-core';
import { atRest, settled } from '../../support/journeys/browser/atRest';
import { countGestures } from '../../support/journeys/browser/gestures';
import { budget } from '../../support/budget';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { serverCart } from '../../support/journeys/serverCart';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { searchBox, suggestedFor } from '../../support/journeys/walks/header';
import { waitUntil } from '../../support/waitUntil';

const TEN = 10;
/** One press for the category, and one for each of ten products. */
const GESTURES = 11;
const CATEGORY = 'Beurres et matières grasses';

const addButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ajouter au panier/ });

/** The tile of the category on the home page. */
const categoryTile = (page: Page) => page.locator('#rayons').getByRole('link', { name: new RegExp(`^${CATEGORY}`) });
const inCategory = (page: Page) => page.getByRole('heading', { level: 1, name: CATEGORY }).waitFor();

/** The server has ten lines, each of another product. */
async function expectTenLines(context: BrowserContext): Promise<void> {
  await waitUntil('ten products are in the cart', async () => (await serverCart(context)).length >= TEN);
  const names = (await serverCart(context)).map(([name]) => name);
  expect([names.length, new Set(names).size]).toEqual([TEN, TEN]);
}

/** The controls that add products whose centre is in the window but covered by something else. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('[data-adds] button, [data-adds] input')].flatMap((control) => {
      const { left, top: above, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, above + height / 2];
      if (y < top || y > window.innerHeight || width === 0) return [];
      return control.contains(document.elementFromPoint(x, y)) ? [] : [control.getAttribute('aria-label') ?? ''];
    });
  });

/**
 * Waits until the panel covers no control that adds: it moves when what it contains, or the page's scroll position, has
 * changed.
 */
async function nothingCovered(page: Page): Promise<void> {
  let covered: readonly string[] = [];
  await waitUntil(
    () => `the panel covers no control that adds: ${covered.join(', ')}`,
    async () => (covered = await coveredControls(page)).length === 0,
  );
}

journey(
  'from the home page ten products of a category are in the cart after eleven gestures, beneath a panel that takes no focus and covers no control that adds [MIN-04]',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/');
    const gestures = await countGestures(page);
    await categoryTile(page).click();
    await inCategory(page);
    for (let index = 0; index < TEN; index += 1) {
      const button = addButtons(page).nth(index);
      await button.click();
      await miniCartPanel(page).waitFor();
      await nothingCovered(page);
      expect(await button.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
    }
    await waitUntil('the tenth is in', async () =>
      (await miniCartPanel(page).innerText()).includes('dans votre panier'),
    );
    // The mini cart stays open while the focus is in it.
    await miniCartPanel(page).getByRole('link', { name: 'Voir Le Panier' }).focus();
    expect(await gestures()).toBe(GESTURES);
    await expectTenLines(context);
    await expectAccessible('the panel of the mini cart');
    await page.mouse.wheel(0, -3000);
    await waitUntil('the page stands at its top', () => page.evaluate(() => window.scrollY === 0));
    await nothingCovered(page);
    // While the pointer is in the panel it stays open, and its links work.
    await miniCartPanel(page).getByRole('link', { name: 'Voir Le Panier' }).click();
    await page.waitForURL('**/cart');
    const removers = page.getByRole('main').getByRole('button', { name: /^Retirer/ });
    await waitUntil('all ten are on the page', async () => (await removers.count()) === TEN);
  },
  { screens: [desktop] },
);

journey(
  'ten products are added from the keyboard by one press each, once the first quantity has been clicked [MIN-04]',
  async ({ page, context }) => {
    await page.goto('/search?term=beurre');
    const gestures = await countGestures(page);
    await page.getByRole('main').getByRole('spinbutton').first().click();
    for (let index = 0; index < TEN; index += 1) await page.keyboard.press('Enter');
    await expectTenLines(context);
    await waitUntil('the last is in', async () =>
      (await miniCartPanel(page).innerText()).includes('dans votre panier'),
    );
    expect(await gestures()).toBe(GESTURES);
  },
  { screens: [desktop] },
);

journey(
  'on a phone ten products of a category are in the cart after eleven taps from the home page, above a bar at the bottom, which is drawn up to the cart [MIN-04]',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/');
    const gestures = await countGestures(page);
    await categoryTile(page).tap();
    await inCategory(page);
    const bar = miniCartPanel(page);
    for (let index = 0; index < TEN; index += 1) {
      const button = addButtons(page).nth(index);
      // The first button is at the bottom of the window, where the bar will appear.
      if (index === 0)
        await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await button.tap();
      await bar.waitFor();
      await atRest(page);
      expect(await coveredControls(page)).not.toContain(await button.getAttribute('aria-label'));
    }
    await waitUntil('the tenth is in', async () => (await bar.innerText()).includes('dans votre panier'));
    // The mini cart stays open while the focus is in it.
    const drawUp = bar.getByRole('button', { name: 'Voir le contenu du panier' });
    await drawUp.focus();
    expect(await gestures()).toBe(GESTURES);
    await expectTenLines(context);
    await atRest(page);
    const box = await bar.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect([box?.x, box?.width]).toEqual([header?.x, header?.width]);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
    expect(box?.height).toBeLessThan(120);
    await expectAccessible('the bar of the mini cart');
    await drawUp.click();
    const dialog = page.getByRole('dialog', { name: 'Mon Panier' });
    await waitUntil(
      'all ten are there',
      async () => (await dialog.getByRole('button', { name: /^Retirer/ }).count()) === TEN,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
  { screens: [phone] },
);

journey(
  'what the search box suggests is added by a press and from the keyboard while the list stays; its results are chosen by stock and price per kilo',
  async ({ page, context, screen, expectAccessible }) => {
    await page.goto('/');
    await searchBox(page).click();
    const suggested = suggestedFor(page, 'lait');
    await page.keyboard.type('lait');
    await suggested;
    const rows = page.getByRole('option');
    const adders = page.getByTitle(/^Ajouter .+ au panier$/);
    await adders.first().click();
    await miniCartPanel(page).waitFor();
    const pieces = async () => (await serverCart(context)).reduce((sum, [, quantity]) => sum + quantity, 0);
    // The panel opens when the addition begins.
    await waitUntil('the first is in the cart', async () => (await pieces()) > 0);
    const once = await pieces();
    const isShortcut = async () =>
      (await searchBox(page).getAttribute('aria-keyshortcuts')) === 'Control+Enter Meta+Enter';
    for (let presses = 0; presses < 4 && !(await isShortcut()); presses += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+Enter');
    await waitUntil('another one is in the cart', async () => (await pieces()) > once);
    expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible('the list with products to add');
    await rows.first().click();
    await page.waitForURL('**/search?term=lait');
    const facets = page.getByRole('navigation', { name: 'Filtres' });
    const choose = async (value: RegExp) => {
      // On a phone the filters are folded up; once unfolded they stay so.
      if (screen === phone && !(await facets.isVisible())) await page.getByText(/^Filtrer/).click();
      await facets.getByRole('link', { name: value }).click();
      await facets.locator('[aria-current]', { hasText: value }).waitFor({ state: 'attached' });
    };
    await choose(/^En stock/);
    await choose(/^2 à 5/);
    expect(new URL(page.url()).searchParams.get('refinements')).toBeTruthy();
    const found = page.getByRole('main').getByRole('button', { name: /^Ajouter au panier/ });
    await found.first().waitFor();
    await settled(page);
    expect(await page.getByRole('main').getByText('Épuisé', { exact: true }).count()).toBe(0);
  },
  { screens: budget({ usual: [phone], long: [desktop, phone] }) },
);
