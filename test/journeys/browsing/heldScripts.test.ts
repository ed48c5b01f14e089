import type { Page } from 'playwright-core';
import { budget } from '../../support/budget';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { hamburger, openParents } from '../../support/journeys/walks/header';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { addButton, addToCart, miniCartPanel, openProduct } from '../../support/journeys/walks/products';
import { waitUntil } from '../../support/waitUntil';

/** Opens a page whose scripts of these names do not come before the returned function is called. */
async function openWithout(scripts: string, page: Page, address: string, heading: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((there) => location.assign(there), address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return () => letGo();
}

/** Opens a search from the home page, without these scripts as above. */
async function searchWithout(scripts: string, page: Page): Promise<() => void> {
  await page.goto('/');
  return openWithout(scripts, page, '/search?term=beurre', /beurre/);
}

/** Waits until React has taken over the first element with this selector. */
const takenOver = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

journey(
  'what is typed and pressed on a page whose scripts are still on their way is done once they are there',
  async ({ page }) => {
    const letScriptsGo = await searchWithout('**/browser.*.js', page);
    // The page's first script is a small one, and comes long before the others.
    await page.waitForFunction(() => window.earlyInput !== undefined);

    const quantity = page.getByRole('main').getByRole('spinbutton').nth(1);
    const name = ((await quantity.getAttribute('aria-label')) ?? '').replace('Quantité de ', '');
    await quantity.fill('12');
    await page
      .getByRole('main')
      .getByRole('button', { name: `Ajouter au panier : ${name}` })
      .click();
    await page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' }).fill('farine');
    expect(await page.evaluate(() => window.comptoir)).toBe(undefined);
    letScriptsGo();

    await miniCartPanel(page).getByText(`12 × ${name} dans votre panier.`).waitFor();
    const options = page.getByRole('option');
    await waitUntil('suggestions of what was typed', async () => {
      const texts = await options.allInnerTexts();
      return texts.length > 1 && texts.every((text) => /farine/i.test(text));
    });
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }) },
);

journey(
  'what is typed and pressed in a part of a page whose late code is still on its way is done once it is there',
  async ({ page, screen }) => {
    const letCodeGo = await searchWithout('**/late-rest.*.js', page);
    // The page itself is taken over.
    await takenOver(page, 'main button');
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Rechercher un terme' });
    await field.fill('farine');
    const menu = screen.name === 'phone' ? hamburger(page) : openParents(page).first();
    await menu.click();
    // The phone's menu button is no late code: its click is handled at once, and only the panel is still on its way.
    const controls = await page.evaluate(() => new Set(window.earlyInput?.map(({ target }) => target)).size);
    expect(controls).toBe(screen.name === 'phone' ? 1 : 2);
    letCodeGo();

    const panel = page.getByRole('dialog').or(page.getByRole('banner').locator('[aria-expanded=true]')).first();
    await panel.waitFor();
    expect(await field.inputValue()).toBe('farine');
  },
  { screens: budget({ usual: [desktop], long: [phone, desktop] }) },
);

journey(
  'a page that is scrolled while its scripts are still on their way stays where it is once they are there',
  async ({ page }) => {
    const letScriptsGo = await searchWithout('**/browser.*.js', page);
    await page.waitForFunction(() => window.earlyInput !== undefined);
    await page.evaluate(() => window.scrollTo(0, 400));
    letScriptsGo();

    await recorderThere(page);
    // Content that arrives above the viewport may move the page a little.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await hamburger(page).click();
    await page.getByRole('dialog').waitFor();
  },
  { screens: [phone] },
);

journey(
  'gift wrap that is ticked while its late code is still on its way stays ticked if the cart changes meanwhile, and is charged [PRD-06]',
  async ({ page }) => {
    await openProduct(page, 'Beurre demi-sel de baratte');
    await addToCart(page, 'Beurre demi-sel de baratte', 1);
    const letCodeGo = await openWithout('**/late-gift-wrap*', page, '/cart', /panier/);
    // The cart itself is taken over.
    await takenOver(page, 'main table button');
    const name = 'Coffret cadeau kraft petit format';
    const wrap = page.getByRole('region', { name: 'Emballage cadeau' }).getByRole('checkbox', { name });
    const main = page.getByRole('main');
    await wrap.check();
    await main.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await main.getByText('1 produit, 2 unités').waitFor();
    expect(await wrap.isChecked()).toBe(true);
    letCodeGo();

    await main.getByText('2 produits, 3 unités').waitFor();
    await main.getByRole('row', { name }).getByText('3,90 €').first().waitFor();
    expect(await wrap.isChecked()).toBe(true);
  },
  { screens: [desktop] },
);

journey(
  'what is typed before even the page’s first script is there is in the field, and what is added is what it shows',
  async ({ page }) => {
    const letScriptsGo = await searchWithout('**/begin.*.js', page);
    const quantity = page.getByRole('main').getByRole('spinbutton').nth(1);
    const name = ((await quantity.getAttribute('aria-label')) ?? '').replace('Quantité de ', '');
    await quantity.fill('12');
    expect(await page.evaluate(() => window.earlyInput)).toBe(undefined);
    letScriptsGo();

    await recorderThere(page);
    await addButton(page, name).click();
    await miniCartPanel(page).getByText(`12 × ${name} dans votre panier.`).waitFor();
  },
  { screens: [desktop] },
);

journey(
  'a form that only scripts can send is sent once they are there, as it was filled in',
  async ({ page }) => {
    await page.goto('/');
    const address = '/reset-password?token=8f3b1c0de4a95f7726c1';
    const letScriptsGo = await openWithout('**/browser.*.js', page, address, /mot de passe/);
    await page.waitForFunction(() => window.earlyInput !== undefined);
    await page.getByRole('main').getByLabel('Nouveau mot de passe').fill('un long mot de passe');
    await page.getByRole('main').getByRole('button', { name: 'Changer le mot de passe' }).click();
    const sent = page.waitForRequest(/\/password-changes$/);
    letScriptsGo();

    expect((await sent).postData()).toContain('un long mot de passe');
    await page.getByText('Ce lien a déjà servi ou n’est plus valable').first().waitFor();
  },
  { screens: [desktop], expectedProblems: /password-changes/ },
);
