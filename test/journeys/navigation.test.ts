import { chromium, type Locator, type Page } from 'playwright-core';
import { desktop, journey, phone, smallLaptop, tablet } from '../support/journeys/journey';
import { recorderThere } from '../support/journeys/recordings';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Navigation principale' });
const hamburger = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
const faces = (page: Page) => bar(page).locator('ul[data-align] > li:not([data-overflowed]):not([data-probe])');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
};
const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const measured = (page: Page) => page.locator('#menu ul[data-measured]').waitFor({ state: 'attached' });

/** Everything the menu tells the page around it, as the window hears it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ['navigatetopage', 'closesubmenus', 'levelchange']) {
      window.addEventListener(name, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
        told.push(`${name} ${JSON.stringify(detail)}`);
      });
    }
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));

/** Tabs on until something has the focus; fails after thirty steps. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === text) return;
  }
  throw new Error(`Tab never reaches ${text}`);
}

/** The row is one row inside the page; what is not in it is in "more". */
async function expectOneRow(page: Page): Promise<void> {
  const boxes = await Promise.all((await faces(page).all()).map(boxOf));
  const width = page.viewportSize()?.width ?? 0;
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  for (const { x, width: own } of boxes) expect(x + own).toBeLessThanOrEqual(width);
  const hidden = await page.locator('#menu li[data-overflowed]').count();
  expect(await bar(page).getByRole('button', { name: 'Plus de rubriques' }).count()).toBe(hidden > 0 ? 1 : 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
}

journey(
  'the bar shows what fits and opens its lists by keyboard and pointer [NAV-08] [NAV-10] [NAV-11] [NAV-13] [NAV-17] [NAV-28] [DRL-02] [DRL-07] [DRL-11] [DRL-15]',
  async ({ page, expectAccessible }) => {
    await page.goto('/');
    await recorderThere(page);
    await measured(page);
    await listen(page);
    await expectOneRow(page);
    await expectAccessible('the bar');

    // The walk-through: from the search button into the menu, down two levels and back, all by keyboard.
    await page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' }).focus();
    await tabTo(page, 'Tous les produits');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Beurres et matières grasses');
    const list = bar(page).locator('[data-drilldown]');
    expect([await styleOf(list, 'position'), await styleOf(list, 'z-index')]).toEqual(['absolute', '500']);
    const { width, height } = await boxOf(list);
    expect(width).toBeGreaterThanOrEqual(176);
    expect(width).toBeLessThanOrEqual(348);
    expect(height).toBeLessThanOrEqual(500);
    await expectAccessible('an open list');
    await page.keyboard.press('f');
    expect(await focused(page)).toBe('Fromages');
    await page.keyboard.press('Enter');
    await list.locator('[data-back]').waitFor();
    expect(await styleOf(list.locator('> div'), 'animation-duration')).toBe('0.2s');
    await expectAccessible('a list below');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Fromages');
    await page.keyboard.press('Escape');
    expect([await list.count(), await focused(page)]).toEqual([0, 'Tous les produits']);
    expect(await heard(page)).toEqual([
      'levelchange {"level":1}',
      'levelchange {"level":0}',
      'levelchange {"level":0}',
      'closesubmenus {"parentItemId":"1"}',
    ]);
    await page.keyboard.press('Space');
    await list.waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await list.waitFor({ state: 'detached' });

    // Pointers: another parent, the ground of the bar, the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const creams = faces(page).getByRole('link', { name: 'Crèmes', exact: true });
    for (const elsewhere of [creams, bar(page), page.getByRole('main')]) {
      await creams.click();
      await list.waitFor();
      await elsewhere.click({ position: { x: 2, y: 2 } });
      await list.waitFor({ state: 'detached' });
    }

    // "All" of a parent is a page of the shop, reached without a reload; its item is marked in the bar.
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await heard(page);
    await creams.click();
    await list.getByRole('link', { name: /Voir tout/ }).click();
    await page.waitForURL('**/category/cremes/**');
    expect(documents).toBe(0);
    expect((await heard(page))[0]).toMatch(/^navigatetopage .*"type":"InternalLink","href":"\/category\/cremes\//);
    await page.waitForFunction(() => document.querySelector('#menu [aria-current="page"]') !== null);
    expect(await creams.getAttribute('aria-current')).toBe('page');
    expect(await styleOf(creams, 'border-bottom-color')).toBe('rgb(15, 76, 58)');

    // What does not fit follows the width; "more" ends at its right edge.
    await page.setViewportSize({ width: 800, height: 900 });
    const more = bar(page).getByRole('button', { name: 'Plus de rubriques' });
    await more.waitFor();
    await expectOneRow(page);
    await more.click();
    await list.waitFor();
    const [item, below] = [await boxOf(more), await boxOf(list)];
    expect(Math.abs(item.x + item.width - (below.x + below.width))).toBeLessThan(1);
    expect(await list.getByRole('link', { name: 'Aide', exact: true }).count()).toBe(1);
    await expectAccessible('"more"');
    await page.setViewportSize({ width: 700, height: 900 });
    await list.waitFor({ state: 'detached' });
    expect([await bar(page).count(), await hamburger(page).count()]).toEqual([0, 1]);
  },
  { screens: [tablet, smallLaptop, desktop] },
);

journey(
  'the hamburger opens the menu beside the page, or all over a small screen [NAV-08] [NAV-09] [NAV-25] [NAV-28] [DRL-02] [DRL-12] [DRL-19]',
  async ({ page, screen, expectAccessible }) => {
    await page.goto('/');
    await recorderThere(page);
    const opener = hamburger(page);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await opener.focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    expect(await page.locator('[data-menu-trigger]').getAttribute('aria-expanded')).toBe('true');
    expect(await focused(page)).toBe('Tous les produits');
    const box = await boxOf(panel(page));
    const whole = await boxOf(panel(page).locator('..'));
    expect(box).toEqual(screen === phone ? whole : { ...whole, width: 320 });
    expect([whole.x, whole.y, whole.height]).toEqual([0, 0, screen.height]);
    expect(await styleOf(panel(page).locator('..'), 'z-index')).toBe('10000');
    await expectAccessible('the panel');

    // Tab goes round inside.
    const close = panel(page).getByRole('button', { name: 'Fermer le menu' });
    await page.keyboard.press('Shift+Tab');
    expect(await close.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Aide');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page).locator('[data-back]').waitFor();
    expect(await focused(page)).toBe('Beurres et matières grasses');
    const below = await boxOf(panel(page));
    expect([below.width, below.height, await close.isVisible()]).toEqual([box.width, box.height, true]);
    await expectAccessible('a level of the panel');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styleOf(panel(page).locator('[data-drilldown] > div'), 'animation-name')).toBe('none');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Tous les produits');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await opener.click();
    await panel(page).waitFor();
    if (screen === phone) await close.click();
    else await page.mouse.click(box.width + 100, 300);
    await panel(page).waitFor({ state: 'detached' });
    expect(await opener.getAttribute('aria-expanded')).toBe('false');

    await opener.click();
    await panel(page).getByRole('button', { name: 'Tous les produits' }).click();
    await panel(page).getByRole('button', { name: 'Crèmes' }).click();
    await panel(page).getByRole('link', { name: 'Crèmes fraîches' }).click();
    await page.waitForURL('**/category/cremes-fraiches/**');
    await panel(page).waitFor({ state: 'detached' });
  },
  { screens: [phone, tablet] },
);

it('without scripts every link of the menu is there, under pointer, focus and on a telephone [NAV-08] [LNK-08]', async () => {
  const browser = await chromium.connect(process.env['BROWSER_ENDPOINT'] ?? '');
  const baseURL = process.env['SHOP_ORIGIN'] ?? '';
  try {
    for (const { width, height } of [phone, desktop]) {
      const context = await browser.newContext({ baseURL, viewport: { width, height }, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/');
      const link = page.locator('#menu').getByRole('link', { name: 'Crèmes fraîches' }).first();
      expect(await link.isVisible()).toBe(false);
      if (width === phone.width) await hamburger(page).click();
      else {
        await page.locator('#menu button').first().focus();
        expect(await link.isVisible()).toBe(true);
        await page.getByRole('combobox', { name: 'Rechercher un terme' }).focus();
        await page.locator('#menu button').first().hover();
      }
      await link.click();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Crèmes fraîches');
      await context.close();
    }
  } finally {
    await browser.close();
  }
}, 60_000);
