import type { Locator, Page } from 'playwright-core';
import { desktop, journey, ownBrowser, phone, sharedShop, smallLaptop, tablet } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { belowBase } from '../../support/journeys/walks/elsewhere';
import { bar, barMeasured, hamburger, panel } from '../../support/journeys/walks/header';
import { atRest } from '../../support/journeys/browser/atRest';
import { focusReaches } from '../../support/journeys/browser/focus';
import { chooseLanguage } from '../../support/journeys/walks/language';
import { wordsOf } from '../../support/journeys/walks/words';
import { waitUntil } from '../../support/waitUntil';
import { budget } from '../../support/budget';

/** A server for the walks below a base path. */
const shopBelow = ownShop('production', belowBase);

/** The item that holds what does not fit into the bar. */
const more = (page: Page) => bar(page).getByRole('button', { name: wordsOf(page).t('navigation.overflow') });
const faces = (page: Page) => bar(page).locator('ul[data-align] > li:not([data-overflowed]):not([data-probe])');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
/** Waits until an element with this text has the focus, which a page may move a moment after it has changed. */
const focusIsOn = (page: Page, text: string) =>
  waitUntil(`the focus is on ${text}`, async () => (await focused(page)) === text);
/** A text with plain spaces. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ');
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}
const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Collects every event of the menu that reaches the window. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['navigatetopage', 'closesubmenus', 'levelchange']) {
      window.addEventListener(name, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
        heard.push(`${name} ${JSON.stringify(detail)}`);
      });
    }
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

/** Presses Tab until the element with exactly this text has the focus; fails after thirty presses. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === text) return;
  }
  throw new Error(`Tab never reaches ${text}`);
}

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: wordsOf(page).t('header.home') });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('search');
const logoHeights: Readonly<Record<string, number>> = { phone: 25, tablet: 45, 'small laptop': 45, desktop: 75 };

/** Checks the positions of logo, menu and search, and that the header stays in view above the page. */
async function expectLayout(page: Page, screen: { readonly name: string; readonly width: number }): Promise<void> {
  const [picture, link, search] = await Promise.all(
    [logo(page).locator('svg'), logo(page), searchBox(page)].map(boxOf),
  );
  if (!picture || !link || !search) throw new Error('The header lacks something');
  expect([picture.width, picture.x]).toEqual([122, link.x]);
  expect(picture.height).toBeLessThanOrEqual(logoHeights[screen.name] ?? 0);
  const middle = ({ y, height }: { readonly y: number; readonly height: number }) => Math.round(y + height / 2);
  if (screen === desktop) {
    const menu = await boxOf(bar(page));
    expect(new Set([link, menu, search].map(middle)).size).toBe(1);
    expect(link.x + link.width).toBeLessThan(menu.x);
    expect(menu.x + menu.width).toBeLessThan(search.x);
    expect(await hamburger(page).count()).toBe(0);
  } else {
    expect(search.y).toBeGreaterThanOrEqual(link.y + link.height);
    expect(search.width).toBeGreaterThan(screen.width - 80);
  }
  const header = page.getByRole('banner');
  expect([await styleOf(header, 'position'), await styleOf(header, 'z-index')]).toEqual(['sticky', '999']);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => document.querySelector('header')?.getBoundingClientRect().top === 0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The checkout has a header and a footer of its own; leaving it restores the usual ones. */
async function expectCheckoutFrame(page: Page, expectAccessible: (where: string) => Promise<void>): Promise<void> {
  const { t } = wordsOf(page);
  await page.goto('/checkout');
  await recorderThere(page);
  const links = page.getByRole('banner').getByRole('link');
  expect(await links.count()).toBe(2);
  expect(await links.last().getAttribute('href')).toBe('tel:+33970000000');
  const [mark, secure, support] = await Promise.all(
    [links.first(), links.first().locator('~ p'), links.last()].map(boxOf),
  );
  const width = page.viewportSize()?.width ?? 0;
  expect((support?.x ?? 0) + (support?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(mark?.x).toBeLessThan(support?.x ?? 0);
  expect(secure?.height).toBeGreaterThan(0);
  expect(await page.getByRole('banner').innerText()).toContain(t('header.checkout.secure'));
  expect(await styleOf(page.getByRole('banner'), 'position')).toBe('sticky');
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBe(6);
  await expectAccessible('the checkout’s frame');
  await links.first().click();
  await searchBox(page).waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('region', { name: t('footer.promises') })
    .waitFor({ state: 'attached' });
}

/** The bar is one row within the page; items that do not fit are in "more". */
async function expectOneRow(page: Page): Promise<void> {
  // The bar is measured again a moment after the window's width has changed.
  await waitUntil('everything in the bar is inside the window', () =>
    faces(page).evaluateAll((all) => all.every((face) => face.getBoundingClientRect().right <= window.innerWidth)),
  );
  // Read at one moment: the bar may be measured once more at any time.
  const { tops, rights, width } = await faces(page).evaluateAll((all) => ({
    tops: all.map((face) => Math.round(face.getBoundingClientRect().top)),
    rights: all.map((face) => face.getBoundingClientRect().right),
    width: window.innerWidth,
  }));
  expect(new Set(tops).size).toBe(1);
  for (const right of rights) expect(right).toBeLessThanOrEqual(width);
  await waitUntil('what does not fit is in "more"', async () => {
    const hidden = await page.locator('#menu li[data-overflowed]').count();
    return (await more(page).count()) === (hidden > 0 ? 1 : 0);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
}

journey(
  'the header has the layout of its width, and the bar shows what fits and opens its lists by keyboard and pointer [HDR-01] [HDR-02] [HDR-03] [HDR-05] [NAV-08] [NAV-10] [NAV-11] [NAV-13] [NAV-17] [NAV-28] [DRL-02] [DRL-07] [DRL-11] [DRL-15]',
  async (walk) => {
    const { page, screen, expectAccessible } = walk;
    const { t, like } = wordsOf(page);
    await page.goto('/');
    await chooseLanguage(walk);
    await recorderThere(page);
    await barMeasured(page);
    await expectLayout(page, screen);
    await listen(page);
    await expectOneRow(page);

    // From the logo into the menu, down two levels and back, all by keyboard. On wide screens all products are one list
    // with one level.
    const isNarrow = screen === tablet;
    const [top, first, letter, below] = isNarrow
      ? ([t('navigation.allProducts'), 'Beurres et matières grasses', 'f', 'Fromages'] as const)
      : (['Laits', 'Laits UHT', 'b', 'Boissons végétales'] as const);
    await logo(page).focus();
    await tabTo(page, top);
    const topId = await page.evaluate(
      () => document.activeElement?.closest('[data-menu-item]')?.getAttribute('data-menu-item') ?? '',
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction((label) => document.activeElement?.textContent === label, first);
    const list = bar(page).locator('[data-drilldown]');
    await atRest(page);
    expect([await styleOf(list, 'position'), await styleOf(list, 'z-index')]).toEqual(['absolute', '500']);
    const { width, height } = await boxOf(list);
    expect(width).toBeGreaterThanOrEqual(176);
    expect(width).toBeLessThanOrEqual(348);
    expect(height).toBeLessThanOrEqual(500);
    await expectAccessible('an open list', '#menu');
    await page.keyboard.press(letter);
    await focusIsOn(page, below);
    await page.keyboard.press('Enter');
    await list.locator('[data-back]').waitFor();
    expect(await styleOf(list.locator('> div'), 'animation-duration')).toBe('0.2s');
    await expectAccessible('a list below', '#menu');
    await page.keyboard.press('Escape');
    await focusIsOn(page, below);
    await page.keyboard.press('Escape');
    await focusIsOn(page, top);
    expect(await list.count()).toBe(0);
    expect(await heard(page)).toEqual([
      'levelchange {"level":1}',
      'levelchange {"level":0}',
      'levelchange {"level":0}',
      `closesubmenus {"parentItemId":"${topId}"}`,
    ]);
    await page.keyboard.press('Space');
    await list.waitFor();
    // Back past the link to the parent's own page, if it has one, and past the parent.
    for (let step = 0; step < (isNarrow ? 2 : 3); step += 1) await page.keyboard.press('Shift+Tab');
    await list.waitFor({ state: 'detached' });

    // The list is closed by pointer: on its parent, on the bar's background, on the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const creams = faces(page).getByRole('link', { name: 'Crèmes', exact: true });
    const parent = isNarrow ? faces(page).getByRole('button', { name: t('navigation.allProducts') }) : creams;
    const ground = bar(page);
    for (const elsewhere of [parent, ground, page.getByRole('main')]) {
      await parent.click();
      await list.waitFor();
      // The bar's background begins where its items end.
      const x = elsewhere === ground ? (await boxOf(ground)).width - 2 : 2;
      await elsewhere.click({ position: { x, y: 2 } });
      await list.waitFor({ state: 'detached' });
    }

    // The "all" link of a parent opens a page of the shop without a reload; its item is marked in the bar.
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await heard(page);
    await parent.click();
    if (isNarrow) await list.getByRole('button', { name: 'Crèmes', exact: true }).click();
    await list.getByRole('link', { name: like('navigation.all') }).click();
    await page.waitForURL(/\/category\/cremes\//);
    expect(documents).toBe(0);
    expect((await heard(page)).find((line) => line.startsWith('navigatetopage'))).toMatch(
      /^navigatetopage .*"type":"InternalLink","href":"\/category\/cremes\//,
    );
    await page.waitForFunction(() => document.querySelector('#menu [aria-current="page"]') !== null);
    // The current item, if it does not fit into the bar, marks "more".
    const marked = isNarrow ? more(page) : creams;
    expect(await marked.getAttribute('aria-current')).toBe('page');
    expect(await styleOf(marked, 'border-bottom-color')).toBe('rgb(15, 76, 58)');

    // The widest window of the medium form factor has the layout of the narrowest.
    if (isNarrow) {
      await page.setViewportSize({ width: smallLaptop.width, height: smallLaptop.height });
      await expectOneRow(page);
      await expectLayout(page, smallLaptop);
    }

    // What does not fit depends on the width; the list of "more" ends at its right edge.
    await page.setViewportSize({ width: 800, height: 900 });
    await more(page).waitFor();
    await expectOneRow(page);
    await more(page).click();
    await list.waitFor();
    // The bar may be measured once more at any time.
    await waitUntil('the list ends at the right edge of "more"', async () => {
      const [item, under] = [await boxOf(more(page)), await boxOf(list)];
      return Math.abs(item.x + item.width - (under.x + under.width)) < 1;
    });
    expect(await list.getByRole('link', { name: 'Aide', exact: true }).count()).toBe(1);
    await expectAccessible('"more"', '#menu');
    await page.setViewportSize({ width: 700, height: 900 });
    await list.waitFor({ state: 'detached' });
    await hamburger(page).waitFor();
    await bar(page).waitFor({ state: 'detached' });

    await page.setViewportSize({ width: screen.width, height: screen.height });
    await expectCheckoutFrame(page, expectAccessible);
  },
  {
    screens: budget({ usual: [tablet], long: [tablet, desktop] }),
    elsewhere: { screen: desktop, shop: () => shopBelow().origin },
  },
);

journey(
  'the hamburger opens the menu beside the page, or all over a small screen, where the search box has a row of its own [HDR-02] [HDR-03] [HDR-05] [NAV-08] [NAV-09] [NAV-25] [NAV-28] [DRL-02] [DRL-12] [DRL-19]',
  async (walk) => {
    const { page, screen, expectAccessible } = walk;
    const { t } = wordsOf(page);
    await page.goto('/');
    await chooseLanguage(walk);
    await recorderThere(page);
    await expectLayout(page, screen);
    const opener = hamburger(page);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await opener.focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    expect(await page.locator('[data-menu-trigger]').getAttribute('aria-expanded')).toBe('true');
    await focusIsOn(page, t('navigation.allProducts'));
    await atRest(page);
    const box = await boxOf(panel(page));
    const whole = await boxOf(panel(page).locator('..'));
    expect(box).toEqual(screen === phone ? whole : { ...whole, width: 320 });
    expect([whole.x, whole.y, whole.height]).toEqual([0, 0, screen.height]);
    expect(await styleOf(panel(page).locator('..'), 'z-index')).toBe('10000');
    await expectAccessible('the panel', '[role=dialog]');

    // Tab cycles within the panel.
    const close = panel(page).getByRole('button', { name: t('navigation.close') });
    await page.keyboard.press('Shift+Tab');
    await focusReaches(close);
    await page.keyboard.press('Shift+Tab');
    expect(spaced(await focused(page))).toBe(spaced(`${t('header.ribbon.service')} ${t('header.phone')}`));
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(t('session.login'));
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Aide');
    const ribbon = [
      t('header.ribbon.delivery', { euros: 40 }),
      t('header.ribbon.where'),
      t('header.ribbon.hours', { hours: 48 }),
    ];
    expect(spaced(await panel(page).innerText())).toContain(spaced(ribbon.join(' ')));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page).locator('[data-back]').waitFor();
    await focusIsOn(page, 'Beurres et matières grasses');
    await atRest(page);
    const below = await boxOf(panel(page));
    const way = await boxOf(close);
    expect([below.width, below.height, way.y < 80]).toEqual([box.width, box.height, true]);
    // A level that is still sliding in does not have its final colours yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible('a level of the panel', '[role=dialog]');
    expect(await styleOf(panel(page).locator('[data-drilldown] > div'), 'animation-name')).toBe('none');
    await page.keyboard.press('Escape');
    await focusIsOn(page, t('navigation.allProducts'));
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await focusReaches(opener);

    await opener.click();
    await panel(page).waitFor();
    if (screen === phone) await close.click();
    else await page.mouse.click(box.width + 100, 300);
    await panel(page).waitFor({ state: 'detached' });
    expect(await opener.getAttribute('aria-expanded')).toBe('false');

    await opener.click();
    await panel(page)
      .getByRole('button', { name: t('navigation.allProducts') })
      .click();
    await panel(page).getByRole('button', { name: 'Crèmes' }).click();
    await panel(page).getByRole('link', { name: 'Crèmes fraîches' }).click();
    await page.waitForURL(/\/category\/cremes-fraiches\//);
    await panel(page).waitFor({ state: 'detached' });
    if (screen === phone) await expectCheckoutFrame(page, expectAccessible);
  },
  {
    screens: budget({ usual: [tablet], long: [phone, tablet] }),
    elsewhere: { screen: phone, shop: () => shopBelow().origin },
  },
);

it('without scripts every link of the menu is there, under pointer, focus and on a telephone [NAV-08] [LNK-08]', async () => {
  const browser = await ownBrowser();
  for (const { width, height } of [phone, desktop]) {
    const context = await browser.newContext({
      baseURL: sharedShop(),
      viewport: { width, height },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/');
    const link = page.locator('#menu').getByRole('link', { name: 'Crèmes fraîches' }).first();
    expect(await link.isVisible()).toBe(false);
    if (width === phone.width) await hamburger(page).click();
    else {
      await page.locator('#menu button').first().focus();
      expect(await link.isVisible()).toBe(true);
      await page.getByRole('combobox', { name: wordsOf(page).t('search.label') }).focus();
      await page.locator('#menu button').first().hover();
    }
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Crèmes fraîches', exact: true }).waitFor();
    await context.close();
  }
});
