import type { BrowserContext, Locator, Page } from 'playwright-core';
import { CURRENT_CART, SMALL_SCREEN_CUTOFF_PX } from '../../../src/contract/constants';
import type { SiteInfo } from '../../../src/contract/context/siteInfo';
import { latePathTo } from '../../../src/contract/latePaths';
import { pathTo, withQuery } from '../../../src/contract/paths';
import type { SearchResult } from '../../../src/contract/search/search';
import { atRest, settled } from '../../support/journeys/browser/atRest';
import { focused } from '../../support/journeys/browser/focus';
import { journey, phone, sharedShop, tablet } from '../../support/journeys/journey';
import { hamburger, panel } from '../../support/journeys/walks/header';
import { addButton, openProduct } from '../../support/journeys/walks/products';

const LINES = 40;
/**
 * The maximum height of a cart line, in px: two lines of name, one or two of packaging and reference, and controls of
 * 44 px.
 */
const HIGHEST_LINE_PX = 145;
/** How much higher a cart line is where the rule of its quantities stands below the stepper. */
const RULE_PX = 20;

/** Adds `lines` products to this browser's cart, one per call: many at once would be added in the background. */
async function fillCart({ request }: BrowserContext, lines: number): Promise<void> {
  const { webstoreId } = (await (await request.get(pathTo('siteInfo', {}))).json()) as SiteInfo;
  const ids = new Set<string>();
  for (const searchTerm of ['beurre', 'crème', 'farine', 'lait', 'fromage']) {
    const found = await request.get(withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm, pageSize: 100 }));
    for (const product of ((await found.json()) as SearchResult).productsPage.products) {
      if (product.productClass === 'Simple') ids.add(product.id);
    }
  }
  const headers = { origin: sharedShop() };
  const into = latePathTo('cartItemBatch', { webstoreId, cartStateOrId: CURRENT_CART });
  let added = 0;
  for (const productId of ids) {
    if (added === lines) return;
    const data = { inputs: [{ richInput: { productId, quantity: '12', type: 'Product' } }] };
    const answer = await request.post(into, { data, headers });
    const { hasErrors } = (await answer.json()) as { readonly hasErrors: boolean };
    if (!hasErrors) added += 1;
  }
  throw new Error(`The demo has only ${String(added)} products to fill a cart with.`);
}

/** The elements of the bar that are visible and can be pressed at this moment. */
const barInSight = (page: Page) =>
  page.evaluate(() => {
    const link = [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Valider mon panier');
    const bar = link?.parentElement;
    if (!link || !bar) return null;
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const total = bar.querySelector('strong');
    return { isLinkOnTop: isOnTop(link), isTotalOnTop: total !== null && isOnTop(total) };
  });

journey(
  'a cart of forty lines is one page, with the total and the way to the checkout in sight from its top to its end',
  async ({ page, context, expectAccessible }) => {
    await fillCart(context, LINES);
    await page.goto('/cart');
    const rows = page.getByRole('table', { name: 'Produits de votre panier' }).getByRole('row');
    await settled(page);
    // Includes the header row, which at this width is for screen readers only.
    expect(await rows.count()).toBe(LINES + 1);
    expect(await page.getByRole('navigation', { name: 'Pages du panier' }).count()).toBe(0);
    const heights = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => ({
        height: row.getBoundingClientRect().height,
        isRuled: row.querySelector('input[aria-describedby]') !== null,
      })),
    );
    expect(
      heights.filter(({ height, isRuled }) => height > (isRuled ? HIGHEST_LINE_PX + RULE_PX : HIGHEST_LINE_PX)),
    ).toEqual([]);

    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += phone.height / 2) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      expect([top, await barInSight(page)]).toEqual([top, { isLinkOnTop: true, isTotalOnTop: true }]);
    }
    // On a tablet too, where the totals stand below the lines as well.
    await page.setViewportSize({ width: tablet.width, height: tablet.height });
    await settled(page);
    for (const top of [0, end / 2, end]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      expect([top, await barInSight(page)]).toEqual([top, { isLinkOnTop: true, isTotalOnTop: true }]);
    }
    await page.setViewportSize({ width: phone.width, height: phone.height });
    await settled(page);
    // Scrolled to the end of the page, the bar does not cover the footer.
    const room = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const foot = document.querySelector('footer > :last-child')?.getBoundingClientRect().bottom ?? Infinity;
      const link = [...document.querySelectorAll('main a')].find((one) => one.textContent === 'Valider mon panier');
      return (link?.parentElement?.getBoundingClientRect().top ?? 0) - foot;
    });
    expect(room).toBeGreaterThanOrEqual(-1);

    await page.getByRole('heading', { level: 1 }).focus();
    for (let stop = 0; stop < 3 * 8; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ isSeen: true });
    }
    await expectAccessible('a long cart on a phone');

    const way = page.getByRole('main').getByRole('link', { name: 'Valider mon panier' });
    expect(await way.getAttribute('href')).toBe('/checkout');
    // While a quantity changes the focus stays on it, though it leads nowhere.
    await way.focus();
    const more = page.getByRole('main').getByRole('button', { name: /^Augmenter/ });
    await more.first().evaluate((button: HTMLElement) => button.click());
    await way.and(page.locator('[aria-disabled]')).waitFor();
    await settled(page);
    await way.and(page.locator('[href]')).waitFor();
    expect(await way.evaluate((link) => document.activeElement === link)).toBe(true);
  },
  { screens: [phone] },
);

/** A quantity at which only large buyers pay less than the list price. */
const REDUCED = { sku: 'BCO-102', quantity: '120' } as const;

journey(
  'the unit price of a line stands beside its quantity and touches it nowhere, with a list price too and in both languages, and the line is no higher',
  async ({ page, context: { request } }) => {
    const { webstoreId } = (await (await request.get(pathTo('siteInfo', {}))).json()) as SiteInfo;
    const found = await request.get(withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: REDUCED.sku }));
    const [product] = ((await found.json()) as SearchResult).productsPage.products;
    const data = { productId: product?.id, quantity: REDUCED.quantity, type: 'Product' };
    const into = pathTo('cartItems', { webstoreId, cartStateOrId: CURRENT_CART });
    expect((await request.post(into, { data, headers: { origin: sharedShop() } })).status()).toBe(201);
    for (const language of ['en', 'fr']) {
      await page.goto(`/cart?langue=${language}`);
      await page.locator('main td s').waitFor();
      for (const width of [390, phone.width, 320]) {
        await page.setViewportSize({ width, height: phone.height });
        await settled(page);
        const row = page.locator('main tbody tr');
        const { gap, overflow, height } = await row.evaluate((line) => {
          const [, price, quantity] = line.querySelectorAll('td, th');
          const stepper = quantity?.querySelector('[role="spinbutton"]')?.parentElement;
          // The left edge of the price and of its label.
          const left = Math.min(
            ...[price, price?.querySelector('p')].map((part) => part?.getBoundingClientRect().left ?? 0),
          );
          return {
            gap: left - (stepper?.getBoundingClientRect().right ?? Infinity),
            overflow: Math.max(
              line.scrollWidth - line.clientWidth,
              (price?.scrollWidth ?? 0) - (price?.clientWidth ?? 0),
            ),
            height: line.getBoundingClientRect().height,
          };
        });
        expect([language, width, gap >= 8, overflow]).toEqual([language, width, true, 0]);
        expect(height).toBeLessThanOrEqual(HIGHEST_LINE_PX);
      }
    }
  },
  { screens: [phone] },
);

/** Whether the element covers what has the focus: the button that was pressed. */
const coversFocus = (element: Locator) =>
  element.evaluate((found) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) throw new Error('The pressed button has lost the focus');
    const [a, b] = [found.getBoundingClientRect(), focused.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });

const takesPageWidth = (element: Locator) =>
  element.evaluate((found) => found.getBoundingClientRect().width === document.body.clientWidth);

/** Whether the two elements overlap at the centre of the first one, which is on top there. */
const isPaintedAbove = async (element: Locator, other: Locator) =>
  element.evaluate(
    (above, below) => {
      const { x, y, width, height } = above.getBoundingClientRect();
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      const [first] = stack;
      return above.contains(first ?? null) && stack.some((one) => below.contains(one));
    },
    await other.elementHandle(),
  );

journey(
  'a notice takes the whole width of a window narrower than 480 px, and is painted above the open menu, on a layer of 10,000 [TST-08] [TST-11]',
  async ({ page }) => {
    await page.goto('/search?term=beurre');
    await page.route('**/cart-items*', (route) =>
      route.fulfill({ status: 400, json: [{ errorCode: 'LIMIT_EXCEEDED', message: '' }] }),
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter au panier/ })
      .first()
      .click();
    const region = page.getByRole('region', { name: 'Notifications' });
    const notice = region.getByRole('alert');
    // The notice does not disappear while the pointer is on it.
    await notice.hover();
    await atRest(page);
    expect(await coversFocus(region)).toBe(false);
    const whole: boolean[] = [];
    for (const width of [phone.width, SMALL_SCREEN_CUTOFF_PX - 1, SMALL_SCREEN_CUTOFF_PX]) {
      await page.setViewportSize({ width, height: phone.height });
      await notice.hover();
      whole.push(await takesPageWidth(region));
    }
    expect(whole).toEqual([true, true, false]);
    await page.setViewportSize({ width: phone.width, height: phone.height });
    await notice.hover();

    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('list').first().waitFor();
    await notice.hover();
    expect(await isPaintedAbove(notice, panel(page))).toBe(true);
    expect(await region.evaluate((found) => getComputedStyle(found).zIndex)).toBe('10000');
  },
  { screens: [phone], expectedProblems: /status of 400/ },
);

const butter = 'Beurre doux 82 % plaquette';

journey(
  'the price of a product and the button that adds it are on the first screen, beside its picture and its name',
  async ({ page, expectAccessible }) => {
    await openProduct(page, butter);
    await settled(page);
    const main = page.getByRole('main');
    const shown = [main.getByRole('img', { name: butter }), main.getByText(/HT$/).first(), addButton(page, butter)];
    const boxes = await Promise.all(shown.map((one) => one.boundingBox()));
    const ends = boxes.map((box) => (box ? box.y + box.height : Infinity));
    expect(ends.filter((end) => end > phone.height)).toEqual([]);
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = boxes[0];
    expect(name && picture && name.x > picture.x + picture.width).toBe(true);
    expect(name && picture && name.y < picture.y + picture.height).toBe(true);
    await expectAccessible('a product on a phone');
  },
  { screens: [phone] },
);
