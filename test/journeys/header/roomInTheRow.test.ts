import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../src/demo/accounts';
import { BADGE_COUNT_CAP } from '../../../src/contract/constants';
import { CATEGORY_TREE } from '../../../src/demo/catalog/categoryTree';
import { banner, barMeasured, searchBox } from '../../support/journeys/walks/header';
import { beLoggedIn } from '../../support/journeys/walks/beLoggedIn';
import { fillCart } from '../../support/journeys/walks/checkout';
import { desktop, journey } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { waitUntil } from '../../support/waitUntil';

const shop = ownShop('production');

/** Window widths, and the least number of items that the bar shows at each ("more" not counted). */
const widths = [
  { width: 1025, atLeast: 2 },
  { width: 1280, atLeast: 3 },
  { width: 1440, atLeast: 5 },
  { width: 1920, atLeast: 7 },
] as const;

const SHELVES = CATEGORY_TREE.map(([, name, , below = []]) => ({ name, below: below.map(([, label]) => label) }));
const row = '#menu ul[data-align]';
const items = (page: Page) => page.locator(`${row} > li[data-menu-item]:not([data-overflowed])`);
const wide = (page: Page) => page.locator('#menu [data-wide-list]');
const allProducts = (page: Page) => items(page).getByRole('button', { name: 'Tous les produits' });
/** Waits until an element with this text has the focus, which a page may move a moment after it has changed. */
const focusIsOn = (page: Page, text: string | undefined) =>
  page.waitForFunction((wanted) => document.activeElement?.textContent.trim() === wanted, text);

/** The home page for a login of the demo, with something in the cart if there can be. */
async function openAs(page: Page, email: string, hasCart: boolean): Promise<void> {
  await beLoggedIn(page.context(), { email, password: DEMO_PASSWORD });
  if (hasCart) await fillCart(page.context(), shop().origin);
  await page.goto('/');
  await banner(page).locator('summary').waitFor();
  await recorderThere(page);
  await barMeasured(page);
}

/** Waits until the bar has been measured at this width: the items shown fit into it, and one more would not. */
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
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(input, '::placeholder');
    const written = document.createElement('span');
    Object.assign(written.style, { fontFamily, fontSize, fontWeight, letterSpacing });
    Object.assign(written.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' });
    written.textContent = input.placeholder;
    document.body.append(written);
    const { width } = written.getBoundingClientRect();
    written.remove();
    return Math.max(0, width - (input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
  });

const badge = (page: Page) => banner(page).getByRole('link', { name: /panier/i });

/**
 * Logo, menu, search, account and cart (where the login has one) in one row, one after the other, inside the window.
 */
async function expectOneRow(page: Page, width: number, hasCart: boolean): Promise<void> {
  const parts = [
    banner(page).getByRole('link', { name: 'Page d’accueil' }),
    page.locator('#menu'),
    banner(page).getByRole('search'),
    banner(page).locator('summary'),
    ...(hasCart ? [badge(page)] : []),
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

/** The number on the cart is inside its button, and so would be the longest that it shows. */
async function expectCountInside(page: Page): Promise<void> {
  const outside = await badge(page).evaluate(
    (button, longest) => {
      const count = button.querySelector(':scope > span');
      const written = count?.firstChild;
      if (!count || !written) return ['no number'];
      const own = written.nodeValue ?? '';
      const sides = ['left', 'top', 'right', 'bottom'] as const;
      const wrong = [own, longest].filter((text) => {
        written.nodeValue = text;
        const [inner, outer] = [count.getBoundingClientRect(), button.getBoundingClientRect()];
        return sides.some((side, nth) => (nth < 2 ? inner[side] < outer[side] : inner[side] > outer[side]));
      });
      written.nodeValue = own;
      return wrong;
    },
    `${String(BADGE_COUNT_CAP)}+`,
  );
  expect(outside).toEqual([]);
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
  await focusIsOn(page, first?.name);
  await page.keyboard.press('Tab');
  await focusIsOn(page, first?.below[0]);
  await page.keyboard.press('c');
  await focusIsOn(page, others[0]?.name);
  await expectEveryShelf(page);
  expect(await nothingWider(page)).toBe(true);
  await page.keyboard.press('Escape');
  await focusIsOn(page, 'Tous les produits');
  expect(await wide(page).count()).toBe(0);
}

/** Checks the row at every width, and at each what `more` expects. */
async function expectRoom(page: Page, hasCart: boolean, more: (width: number) => Promise<void>): Promise<void> {
  for (const { width, atLeast } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const labels = await items(page).locator('> :first-child').allInnerTexts();
    const shown = labels.filter((label) => label !== 'Plus');
    expect({ width, labels, enough: shown.length >= atLeast }).toEqual({ width, labels, enough: true });
    // The bar is measured again a moment after the window's width has changed, and leaves the rest to the search box.
    await waitUntil(
      `the hint has its place at ${String(width)} px`,
      async () => (await hintCut(searchBox(page))) === 0,
    );
    await expectOneRow(page, width, hasCart);
    if (hasCart) await expectCountInside(page);
    expect(await nothingWider(page)).toBe(true);
    await more(width);
  }
}

journey(
  'all shelves are seen at one look from 1025 to 1920 px, by keyboard and by pointer [HDR-05] [HDR-07] [NAV-10] [NAV-11] [DRL-07] [DRL-08]',
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, 'boulangerie@comptoir.example', true);
    await expectRoom(page, true, () => expectKeyboard(page));

    // By pointer: a second click and a click elsewhere close the list; a child category is a page of the shop.
    await allProducts(page).click();
    await wide(page).waitFor();
    await expectAccessible('all shelves', '#menu');
    await allProducts(page).click();
    await wide(page).waitFor({ state: 'detached' });
    await allProducts(page).click();
    await wide(page).waitFor();
    await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    await wide(page).waitFor({ state: 'detached' });
    // The list also closes when the focus moves on.
    await allProducts(page).click();
    await wide(page).waitFor();
    await searchBox(page).focus();
    await wide(page).waitFor({ state: 'detached' });
    await allProducts(page).click();
    await wide(page).getByRole('link', { name: 'Crèmes fraîches' }).click();
    await page.waitForURL(/\/category\/cremes-fraiches\//);
    await wide(page).waitFor({ state: 'detached' });
  },
  { screens: [desktop], ownServer: () => shop().origin },
);

// Logins differ only in how much there is in the row; where everything fits, the list of all categories is the same.
journey(
  'the header of each login of the demo uses its room from 1025 to 1920 px: one row, the whole hint, the cart’s number in its button; all shelves are seen in the narrowest [HDR-05] [HDR-07] [NAV-10] [NAV-11] [DRL-08]',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [{ width: narrowest }] = widths;
    for (const { email, role } of DEMO_USERS) {
      const hasCart = role === 'buyer';
      await openAs(page, email, hasCart);
      await expectRoom(page, hasCart, async (width) => {
        if (width !== narrowest) return;
        await allProducts(page).click();
        await wide(page).waitFor();
        await expectEveryShelf(page);
        await page.keyboard.press('Escape');
        await wide(page).waitFor({ state: 'detached' });
      });
    }
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
