import type { Page } from 'playwright-core';
import { orderDeadline } from '../../../src/commerce/delivery/orderDeadline';
import { desktop, journey, phone, type Walk } from '../../support/journeys/journey';
import { recordedParts } from '../../support/journeys/recordings/recordings';
import { settled } from '../../support/journeys/browser/atRest';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { belowBase } from '../../support/journeys/walks/elsewhere';
import { banner, searchBox } from '../../support/journeys/walks/header';
import { chooseLanguage } from '../../support/journeys/walks/language';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { wordsOf } from '../../support/journeys/walks/words';
import { waitUntil } from '../../support/waitUntil';
import { budget } from '../../support/budget';

/** A server for the walk below a base path. */
const shopBelow = ownShop('production', belowBase);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const address = (page: Page) => new URL(page.url());

/** The link to the cart, when its name says that so many products are in there. */
const badge = (page: Page, count: number) =>
  banner(page).getByRole('link', { name: wordsOf(page).t('cart.badge', { count, shown: count }), exact: true });

async function search({ page, base }: Walk, term: string): Promise<void> {
  await searchBox(page).fill(term);
  await searchBox(page).press('Enter');
  await page.waitForURL((url) => url.pathname === `${base}/search` && url.searchParams.get('term') === term);
  // The address changes a moment before the page does.
  await page.getByRole('heading', { level: 1, name: term }).waitFor();
}

/** Types into the search box, moves through the suggestions and chooses one; returns to the first page. */
async function suggestions({ page, screen, expectAccessible }: Walk): Promise<void> {
  const box = searchBox(page);
  const options = page.getByRole('option');
  const before = page.url();
  await box.fill('crem');
  // The suggestions for the page's own term stay until the shopper pauses.
  await waitUntil('suggestions of what is typed', async () => {
    const texts = await options.allInnerTexts();
    return texts.length > 2 && texts.every((text) => /cr[eéè]m/i.test(text));
  });
  expect(await options.first().innerText()).toMatch(wordsOf(page).like('search.advanced', { term: 'crem' }));
  await expectAccessible('suggestions', 'header');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('option', { selected: true }).waitFor();
  const [field, list, last] = await Promise.all([
    page.getByRole('banner').getByRole('search').boundingBox(),
    page.getByRole('listbox').boundingBox(),
    options.last().boundingBox(),
  ]);
  if (!field || !list || !last) throw new Error('The list is not shown');
  // The list is below the box, as wide as it and inside the window, and the highlighted row is in view.
  expect(list.y).toBeGreaterThanOrEqual(field.y + field.height);
  expect([Math.round(list.x), Math.round(list.width)]).toEqual([Math.round(field.x), Math.round(field.width)]);
  expect(list.y + list.height).toBeLessThanOrEqual(screen.height);
  expect(last.height).toBeGreaterThanOrEqual(44);
  expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height + 1);
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'));
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const picked = await options.nth(1).innerText();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('term') === picked);
  await options.first().waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe(picked);
  await page.reload();
  expect(await box.inputValue()).toBe(picked);
  await page.goBack();
  await page.waitForURL(before);
  const term = new URL(before).searchParams.get('term');
  await waitUntil('the term is in the box again', async () => (await box.inputValue()) === term);
}

/** The next time at which this number of minutes, minus a few seconds, remains until the order deadline. */
function lastMinutes(minutes: number): number {
  const at = (until: number) => until - (minutes - 0.1) * 60_000;
  const { until } = orderDeadline(Date.now());
  return Date.now() < at(until) ? at(until) : at(orderDeadline(until).until);
}

async function add({ page }: Walk, quantity: number): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').first().fill(String(quantity));
  await main
    .getByRole('button', { name: wordsOf(page).t('cart.add') })
    .first()
    .click();
}

journey(
  'a guest finds goods, fills a cart, and finds it again after a reload, back and forward, where the time that is left goes by; a replay shows it all, asks for nothing and takes no click [REP-06, REP-14] [LNK-07, SRC-04]',
  async (walk) => {
    const { page, base, expectAccessible } = walk;
    const { t, like } = wordsOf(page);

    await page.goto('/');
    await chooseLanguage(walk);
    await expectAccessible('home');
    const home = await heading(page).innerText();

    await page
      .getByRole('main')
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await page.waitForURL(/\/category\/cremes\//);
    await waitUntil('the category’s page is there', async () => (await heading(page).innerText()) === 'Crèmes');
    await waitUntil('its title is there', async () => (await page.title()).includes('Crèmes'));
    await expectAccessible('category');

    await search(walk, 'beurre doux');
    await expectAccessible('search');

    await suggestions(walk);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Beurre doux 82 % pain/ })
      .first()
      .click();
    await page.waitForURL(/\/product\//);
    const product = page.url();
    await page.getByRole('heading', { level: 1, name: 'Beurre doux 82 % pain' }).waitFor();
    await expectAccessible('product');

    await add(walk, 2);
    const miniCart = miniCartPanel(page);
    await miniCart.waitFor();
    await waitUntil('the product is in the mini cart', async () =>
      (await miniCart.innerText()).includes('Beurre doux 82'),
    );
    await expectAccessible('the mini cart after an addition');
    await page.keyboard.press('Escape');
    await miniCart.waitFor({ state: 'detached' });
    await add(walk, 3);
    await badge(page, 5).click();
    const dialog = page.getByRole('dialog', { name: t('cart.mini.title') });
    await dialog.getByText('Beurre doux 82').first().waitFor();
    await expectAccessible('mini cart', '[role=dialog]');
    await dialog.getByRole('link', { name: t('cart.mini.seeCart') }).click();
    await page.waitForURL('**/cart');
    await waitUntil('the product is on the page', async () =>
      (await page.getByRole('main').innerText()).includes('Beurre doux 82'),
    );
    // The gift wrap is late code.
    await page.getByRole('region', { name: t('giftWrap.title') }).waitFor();
    await expectAccessible('cart');
    await settled(page);
    /** The lines of the page, without the one that counts down the time to order. */
    const lines = async () => {
      const all = (await page.getByRole('main').innerText()).split('\n');
      return all.filter((line) => line.trim() !== '' && !like('delivery.cart').test(line)).join('\n');
    };
    const before = await lines();

    await page.reload();
    let shown = '';
    await waitUntil(
      () => `the cart is as before the reload:\n${before}\nand not\n${shown}`,
      async () => (shown = await lines()) === before,
    );
    await badge(page, 5).waitFor();

    await page.goBack();
    await page.waitForURL(product);
    await waitUntil('the product’s page is there', async () => /Beurre doux 82/.test(await heading(page).innerText()));
    await page.clock.install({ time: lastMinutes(3) });
    await page.goForward();
    await page.waitForURL('**/cart');
    await waitUntil('the product is on the page', async () =>
      (await page.getByRole('main').innerText()).includes('Beurre doux 82'),
    );
    const left = (minutes: number) => {
      const counted = { moment: t('delivery.hour', { hour: 12 }), left: t('delivery.minutes', { minutes }) };
      const moment = t('delivery.left', counted);
      return page.getByRole('main').getByText(like('delivery.cart', { moment }));
    };
    await left(3).waitFor();
    await page.clock.fastForward('01:00');
    await left(2).waitFor();
    expect((await recordedParts(page)).at(-1)).toContain('navigation/clockRead');
    expect(address(page).pathname).toBe(`${base}/cart`);
    expect(home).not.toBe('');
  },
  {
    screens: budget({ usual: [desktop], long: [phone, desktop] }),
    elsewhere: { screen: phone, shop: () => shopBelow().origin },
  },
);
