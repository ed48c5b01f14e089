import type { Page } from 'playwright-core';
import { journey, type Walk } from '../support/journeys/journey';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const address = (page: Page) => new URL(page.url());

/** The number of products that the badge names, as the shopper hears it. */
const badgeCount = async (page: Page): Promise<number> => {
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
};

const until = async (reached: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 100 && !(await reached()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await reached()).toBe(true);
};

async function search({ page }: Walk, term: string): Promise<void> {
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill(term);
  await box.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('term') === term);
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
  'a guest finds goods, fills a cart, and finds it again after a reload, back and forward; a replay shows it all, asks for nothing and takes no click [REP-06, REP-14]',
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
    await page.waitForURL('**/category/cremes/**');
    expect(await heading(page).innerText()).toBe('Crèmes');
    expect(await page.title()).toContain('Crèmes');
    await expectAccessible('category');

    await search(walk, 'beurre doux');
    await expectAccessible('search');

    await page
      .getByRole('main')
      .getByRole('link', { name: /Beurre doux 82 % pain/ })
      .first()
      .click();
    await page.waitForURL('**/product/**');
    const product = page.url();
    await expectAccessible('product');

    await add(walk, 2);
    const miniCart = page.getByRole('dialog', { name: 'Mon Panier' });
    await miniCart.waitFor();
    await until(async () => (await miniCart.innerText()).includes('Beurre doux 82'));
    await expectAccessible('mini cart');
    await page.keyboard.press('Escape');
    await miniCart.waitFor({ state: 'detached' });
    await add(walk, 3);
    await miniCart.waitFor();
    await until(async () => (await badgeCount(page)) === 5);

    await miniCart.getByRole('link', { name: 'Voir Le Panier' }).click();
    await page.waitForURL('**/cart');
    await until(async () => (await page.getByRole('main').innerText()).includes('Beurre doux 82'));
    await expectAccessible('cart');
    const total = await page.getByRole('main').innerText();

    await page.reload();
    await until(async () => (await page.getByRole('main').innerText()) === total);
    expect(await badgeCount(page)).toBe(5);

    await page.goBack();
    await page.waitForURL(product);
    await until(async () => /Beurre doux 82/.test(await heading(page).innerText()));
    await page.goForward();
    await page.waitForURL('**/cart');
    await until(async () => (await page.getByRole('main').innerText()).includes('Beurre doux 82'));
    expect(address(page).pathname).toBe('/cart');
    expect(home).not.toBe('');
  },
);
