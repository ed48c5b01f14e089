import type { Page } from 'playwright-core';
import { orderDeadline } from '../../src/commerce/delivery/orderDeadline';
import { journey, type Walk } from '../support/journeys/journey';
import { recordedParts } from '../support/journeys/recordings';
import { miniCartPanel } from '../support/journeys/walks/products';
import { waitUntil } from '../support/waitUntil';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const address = (page: Page) => new URL(page.url());

/** The number of products in the badge's accessible name. */
async function badgeCount(page: Page): Promise<number> {
  const name =
    (await page
      .getByRole('banner')
      .getByRole('link', { name: /panier/i })
      .getAttribute('aria-label')) ?? '';
  const text =
    name === ''
      ? await page
          .getByRole('banner')
          .getByRole('link', { name: /panier/i })
          .innerText()
      : name;
  return Number(/\d+/.exec(text)?.[0] ?? '0');
}

async function search({ page }: Walk, term: string): Promise<void> {
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
  await box.fill(term);
  await box.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('term') === term);
}

/** Types, moves through the list and chooses from it; returns to the page where it began. */
async function suggestions({ page, screen, expectAccessible }: Walk): Promise<void> {
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
  const options = page.getByRole('option');
  const before = page.url();
  await box.fill('crem');
  // The suggestions for the page's own term stay until the shopper pauses.
  await waitUntil('suggestions of what is typed', async () => {
    const texts = await options.allInnerTexts();
    return texts.length > 2 && texts.every((text) => /cr[eéè]m/i.test(text));
  });
  expect((await options.first().innerText()).replace(/\s/g, ' ')).toBe('Rechercher « crem »');
  await expectAccessible('suggestions');
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
  const box = page
    .getByRole('main')
    .getByRole('form', { name: /panier/i })
    .or(page.getByRole('main'))
    .first();
  const input = box
    .getByRole('spinbutton')
    .or(box.getByRole('textbox', { name: /quantité/i }))
    .first();
  await input.fill(String(quantity));
  await box.getByRole('button', { name: 'Ajouter au panier' }).first().click();
}

journey(
  'a guest finds goods, fills a cart, and finds it again after a reload, back and forward, where the time that is left goes by; a replay shows it all, asks for nothing and takes no click [REP-06, REP-14] [LNK-07, SRC-04]',
  async (walk) => {
    const { page, expectAccessible } = walk;

    await page.goto('/');
    await expectAccessible('home');
    const home = await heading(page).innerText();

    await page
      .getByRole('main')
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await page.waitForURL(/\/category\/cremes\//);
    expect(await heading(page).innerText()).toBe('Crèmes');
    expect(await page.title()).toContain('Crèmes');
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
    await waitUntil('the badge counts five', async () => (await badgeCount(page)) === 5);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /panier/i })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Mon Panier' });
    await dialog.getByText('Beurre doux 82').first().waitFor();
    await expectAccessible('mini cart');
    await dialog.getByRole('link', { name: 'Voir Le Panier' }).click();
    await page.waitForURL('**/cart');
    await waitUntil('the product is on the page', async () =>
      (await page.getByRole('main').innerText()).includes('Beurre doux 82'),
    );
    // It is late code.
    await page.getByRole('region', { name: 'Emballage cadeau' }).waitFor();
    await expectAccessible('cart');
    const total = await page.getByRole('main').innerText();

    await page.reload();
    let shown = '';
    await waitUntil(
      () => `the cart is as before the reload:\n${total}\nand not\n${shown}`,
      async () => (shown = await page.getByRole('main').innerText()) === total,
    );
    expect(await badgeCount(page)).toBe(5);

    await page.goBack();
    await page.waitForURL(product);
    await waitUntil('the product’s page is there', async () => /Beurre doux 82/.test(await heading(page).innerText()));
    await page.clock.install({ time: lastMinutes(3) });
    await page.goForward();
    await page.waitForURL('**/cart');
    await waitUntil('the product is on the page', async () =>
      (await page.getByRole('main').innerText()).includes('Beurre doux 82'),
    );
    const left = (minutes: number) =>
      page.getByRole('main').getByText(new RegExp(`^Commandez avant 12\\sh \\(encore ${String(minutes)}\\smin\\)`));
    await left(3).waitFor();
    await page.clock.fastForward('01:00');
    await left(2).waitFor();
    expect((await recordedParts(page)).at(-1)).toContain('navigation/clockRead');
    expect(address(page).pathname).toBe('/cart');
    expect(home).not.toBe('');
  },
);
