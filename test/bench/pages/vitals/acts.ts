import type { Locator, Page } from 'playwright-core';
import { settled } from '../../../support/journeys/browser/atRest';
import { barMeasured, hamburger, openParents, searchBox } from '../../../support/journeys/walks/header';
import type { ShopPage } from '../shopPages';
import { pressToPaint } from './pressToPaint';
import { seenBy, type Seen } from './watchPage';

export const SCREENS = {
  mobile: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;
export type Form = keyof typeof SCREENS;

export interface Done {
  /** Milliseconds from the click to the paint of its result; of several interactions those of the slowest. */
  readonly ms: number;
  readonly seen: Seen;
}

/** A page on which acts are done: of the shop, of a shop with a full cart, or the reference page. */
export type MeasuredPage = ShopPage | 'fullCart' | 'reference';

interface Act {
  readonly name: string;
  /** The page on which the act is done, once the page has come to rest. */
  readonly at: MeasuredPage;
  readonly run: (page: Page, form: Form) => Promise<Done>;
}

/** The shortest duration that event timing reports, in ms: an interaction without an entry is faster. */
const UNREPORTED_MS = 16;
const PER_KEY_MS = 150;
/** How long a finger stays down in a tap, or a mouse's button in a click. */
const PRESSED_MS = 80;
/** How long nothing of the measurement runs on the page after a press; longer than any press takes. */
const UNDISTURBED_MS = 500;
const TYPED = 'beurre';
/** Index among the twenty products of a list. */
const FURTHER_DOWN = 8;

const main = (page: Page): Locator => page.getByRole('main');
/** A finger on a place of the page. */
async function openTouch(page: Page, place: { readonly x: number; readonly y: number }) {
  const session = await page.context().newCDPSession(page);
  return {
    down: () => session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    close: () => session.detach(),
  };
}

/** A mouse's pointer, resting on a place of the page. */
async function openMouse({ mouse }: Page, place: { readonly x: number; readonly y: number }) {
  await mouse.move(place.x, place.y);
  return { down: () => mouse.down(), up: () => mouse.up(), close: () => Promise.resolve() };
}

/**
 * Presses as long as a hand does, and lets the page alone until it has painted. A press of no length, as Playwright's
 * own, has its `pointerup` wait for what the browser does at `pointerdown`, which no shopper's has; and what Playwright
 * asks a page about a press, before it and after it, runs on the page as part of the press.
 */
async function press(what: Locator, form: Form): Promise<void> {
  const page = what.page();
  const box = await what.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not shown.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pointer = form === 'mobile' ? await openTouch(page, place) : await openMouse(page, place);
  await pointer.down();
  await page.waitForTimeout(PRESSED_MS);
  await pointer.up();
  await page.waitForTimeout(UNDISTURBED_MS);
  await pointer.close();
}

/** The longest interaction since the last reading, once nothing is pending any more. */
async function done(page: Page): Promise<Done> {
  await settled(page);
  const seen = await seenBy(page);
  return { ms: Math.max(UNREPORTED_MS, ...seen.interactions), seen };
}

const afterPress = (find: (page: Page, form: Form) => Promise<Locator>) => async (page: Page, form: Form) => {
  const what = await find(page, form);
  await what.scrollIntoViewIfNeeded();
  await settled(page);
  await seenBy(page);
  await press(what, form);
  return done(page);
};

async function typeTerm(page: Page, form: Form): Promise<Done> {
  await press(searchBox(page), form);
  await settled(page);
  await seenBy(page);
  for (const key of TYPED) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PER_KEY_MS);
  }
  return done(page);
}

const whereabouts = (page: Page) => page.evaluate(() => ({ path: location.pathname, scrolledTo: window.scrollY }));
const productLinks = (page: Page): Locator => main(page).locator('h2 a[href^="/product/"], h3 a[href^="/product/"]');

/**
 * Follows the link of a product further down; on a desktop after hovering long enough for its code and data to be
 * prefetched.
 */
async function toProduct(page: Page, form: Form) {
  const link = productLinks(page).nth(FURTHER_DOWN);
  await link.scrollIntoViewIfNeeded();
  if (form === 'desktop') await link.hover();
  await settled(page);
  const heading = (await link.textContent()) ?? '';
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const list = { ...(await whereabouts(page)), links: await main(page).locator('a[href^="/product/"]').count() };
  await seenBy(page);
  const ms = await pressToPaint(page, { path, heading, adds: true, links: 0, scrolledTo: null }, () =>
    press(link, form),
  );
  return { ms, list };
}

async function openProduct(page: Page, form: Form): Promise<Done> {
  const { ms } = await toProduct(page, form);
  await settled(page);
  return { ms, seen: await seenBy(page) };
}

async function backToList(page: Page, form: Form): Promise<Done> {
  const { list } = await toProduct(page, form);
  await settled(page);
  await seenBy(page);
  const ms = await pressToPaint(page, { ...list, adds: true });
  await settled(page);
  return { ms, seen: await seenBy(page) };
}

export const acts: readonly Act[] = [
  {
    name: 'add on the reference page',
    at: 'reference',
    run: afterPress(async (page) => main(page).getByRole('button').first()),
  },
  {
    name: 'add on a category page',
    at: 'category',
    run: afterPress(async (page) =>
      main(page)
        .locator('[data-adds]')
        .getByRole('button', { name: /^Ajouter/ })
        .first(),
    ),
  },
  {
    name: 'open a menu',
    at: 'home',
    run: afterPress(async (page, form) => {
      if (form === 'mobile') return hamburger(page);
      await barMeasured(page);
      return openParents(page).first();
    }),
  },
  { name: `type “${TYPED}”, slowest key`, at: 'home', run: typeTerm },
  {
    name: 'change a quantity of 500 lines',
    at: 'fullCart',
    run: afterPress(async (page) =>
      main(page)
        .getByRole('row')
        .getByRole('button', { name: /^Augmenter/ })
        .nth(2),
    ),
  },
  { name: 'category to product', at: 'category', run: openProduct },
  { name: 'back to the category', at: 'category', run: backToList },
];
