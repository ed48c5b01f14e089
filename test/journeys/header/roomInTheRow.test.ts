import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { CATEGORY_TREE } from '../../../src/demo/catalog/categoryTree';
import { banner, barMeasured, searchBox } from '../../support/journeys/walks/header';
import { beLoggedIn } from '../../support/journeys/walks/beLoggedIn';
import { desktop, journey } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings';
import { waitUntil } from '../../support/waitUntil';

/**
 * Window widths, the least number of items that the bar shows at each ("more" not counted), and whether the placeholder
 * fits.
 */
const widths = [
  { width: 1025, atLeast: 3, wholeHint: false },
  { width: 1280, atLeast: 4, wholeHint: false },
  { width: 1440, atLeast: 5, wholeHint: true },
  { width: 1920, atLeast: 7, wholeHint: true },
] as const;

const SHELVES = CATEGORY_TREE.map(([, name, , below = []]) => ({ name, below: below.map(([, label]) => label) }));
const row = '#menu ul[data-align]';
const items = (page: Page) => page.locator(`${row} > li[data-menu-item]:not([data-overflowed])`);
const wide = (page: Page) => page.locator('#menu [data-wide-list]');
const allProducts = (page: Page) => items(page).getByRole('button', { name: 'Tous les produits' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

async function openAs(page: Page, login: string): Promise<void> {
  await beLoggedIn(page.context(), { email: `${login}@comptoir.example`, password: DEMO_PASSWORD });
  await page.goto('/');
  await banner(page).locator('summary').waitFor();
  await recorderThere(page);
  await barMeasured(page);
}

/** The bar has been measured at this width: the items shown are inside it, the others are in "more". */
const settled = (page: Page) =>
  waitUntil('the bar fits into its place', () =>
    page.evaluate((bar) => {
      const list = document.querySelector(bar);
      if (!list) return false;
      const end = list.getBoundingClientRect().right + 0.5;
      const shown = [...list.querySelectorAll(':scope > li[data-menu-item]:not([data-overflowed])')];
      const last = shown.at(-1)?.getBoundingClientRect().right ?? Infinity;
      const next = list.querySelector(':scope > li[data-overflowed] > :first-child')?.getBoundingClientRect().width;
      return last <= end && (next === undefined || last + next > end);
    }, row),
  );

/** By how many px the placeholder of the search box overflows; 0 if all of it is readable. */
const hintCut = (field: Locator) =>
  field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('It is no field');
    const { fontFamily, fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(input);
    const written = document.createElement('span');
    Object.assign(written.style, { fontFamily, fontSize, fontWeight, letterSpacing });
    Object.assign(written.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' });
    written.textContent = input.placeholder;
    document.body.append(written);
    const { width } = written.getBoundingClientRect();
    written.remove();
    return Math.max(0, width - (input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
  });

/** Logo, menu, search, account and cart in one row, one after the other, all inside the window. */
async function expectOneRow(page: Page, width: number): Promise<void> {
  const parts = [
    banner(page).getByRole('link', { name: 'Page d’accueil' }),
    page.locator('#menu'),
    banner(page).getByRole('search'),
    banner(page).locator('summary'),
    banner(page).getByRole('link', { name: /panier/i }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  let end = 0;
  for (const box of boxes) {
    if (!box) throw new Error('A part of the header is not shown');
    expect(box.x).toBeGreaterThanOrEqual(end);
    end = box.x + box.width;
  }
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
  expect(end).toBeLessThanOrEqual(width);
  expect(end - (boxes[0]?.x ?? 0)).toBeLessThanOrEqual(1760);
}

const nothingWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Every category with its children is visible at once, and the list spans the window. */
async function expectEveryShelf(page: Page): Promise<void> {
  const seen = await wide(page)
    .locator('> ul > li')
    .evaluateAll((shelves) => {
      const isSeen = (link: Element) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const inWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inWindow && (at === link || link.contains(at)) && link.scrollWidth <= link.clientWidth;
      };
      const label = (link: Element) => (isSeen(link) ? link.textContent : `not seen: ${link.textContent}`);
      return shelves.map((shelf) => {
        const [name, ...below] = [...shelf.querySelectorAll('a[href^="/category/"]')].map(label);
        return { name, below };
      });
    });
  expect(seen).toEqual(SHELVES);
  const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf(wide(page))).toBe(await widthOf(banner(page)));
}

/** Opens the wide list by keyboard, moves through it and returns to its item. */
async function expectKeyboard(page: Page): Promise<void> {
  await allProducts(page).focus();
  await page.keyboard.press('Enter');
  await wide(page).waitFor();
  const [first, ...others] = SHELVES;
  expect(await focusedText(page)).toBe(first?.name);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe(first?.below[0]);
  await page.keyboard.press('c');
  expect(await focusedText(page)).toBe(others[0]?.name);
  await expectEveryShelf(page);
  expect(await nothingWider(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect([await wide(page).count(), await focusedText(page)]).toEqual([0, 'Tous les produits']);
}

/** Checks the row at every width, and at each what `more` expects. */
async function expectRoom(page: Page, more: (width: number) => Promise<void>): Promise<void> {
  for (const { width, atLeast, wholeHint } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const labels = await items(page).locator('> :first-child').allInnerTexts();
    const shown = labels.filter((label) => label !== 'Plus');
    expect({ width, labels, enough: shown.length >= atLeast }).toEqual({ width, labels, enough: true });
    // The bar is measured again a moment after the window's width has changed, and leaves the rest to the search box.
    if (wholeHint) {
      await waitUntil(
        `the hint has its place at ${String(width)} px`,
        async () => (await hintCut(searchBox(page))) === 0,
      );
    }
    await expectOneRow(page, width);
    expect(await nothingWider(page)).toBe(true);
    await more(width);
  }
}

journey(
  'all shelves are seen at one look from 1025 to 1920 px, by keyboard and by pointer [HDR-05] [HDR-07] [NAV-10] [NAV-11] [DRL-07] [DRL-08]',
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, 'boulangerie');
    await expectRoom(page, () => expectKeyboard(page));

    // By pointer: a second click and a click elsewhere close it; a child category is a page of the shop.
    await allProducts(page).click();
    await expectAccessible('all shelves', '#menu');
    await allProducts(page).click();
    await wide(page).waitFor({ state: 'detached' });
    await allProducts(page).click();
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await wide(page).waitFor({ state: 'detached' });
    // It also closes when the focus moves on.
    await allProducts(page).click();
    await wide(page).waitFor();
    await searchBox(page).focus();
    await wide(page).waitFor({ state: 'detached' });
    await allProducts(page).click();
    await wide(page).getByRole('link', { name: 'Crèmes fraîches' }).click();
    await page.waitForURL(/\/category\/cremes-fraiches\//);
    await wide(page).waitFor({ state: 'detached' });
  },
  { screens: [desktop] },
);

// Logins differ only in how much there is in the row; where everything fits, the list of all categories is the same.
for (const login of ['autres', 'coffee', 'sport', 'keepcool', 'hotel']) {
  journey(
    `the header of ${login} uses its room from 1025 to 1920 px, and all shelves are seen in the narrowest [HDR-05] [HDR-07] [NAV-10] [NAV-11] [DRL-08]`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAs(page, login);
      const [{ width: narrowest }] = widths;
      await expectRoom(page, async (width) => {
        if (width !== narrowest) return;
        await allProducts(page).click();
        await wide(page).waitFor();
        await expectEveryShelf(page);
        await page.keyboard.press('Escape');
        await wide(page).waitFor({ state: 'detached' });
      });
    },
    { screens: [desktop] },
  );
}
