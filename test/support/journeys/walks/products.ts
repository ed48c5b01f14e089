import type { Locator, Page } from 'playwright-core';
import { focusReaches } from '../browser/focus';
import { recorderThere } from '../recordings/recordings';
import { wordsOf } from './words';

/** Opens a product's page by searching for its full name. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(`/search?term=${encodeURIComponent(name)}`);
  // Before the page has its scripts the browser itself follows a link, to a new page whose heading takes no focus.
  await recorderThere(page);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL('**/product/**');
  // The heading takes the focus a moment after it appears: a field that is filled meanwhile would lose what is typed.
  await focusReaches(page.getByRole('heading', { level: 1, name }));
}

export const quantityOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('spinbutton', { name: wordsOf(page).t('cart.quantity.label', { name }) })
    .first();

/** The button that adds this product to the cart, on the product's own page. */
export const addButton = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(page).t('cart.addNamed', { name }) })
    .first();

/** The mini cart, which opens after an addition. */
export const miniCartPanel = (page: Page): Locator =>
  page.getByRole('region', { name: wordsOf(page).t('cart.mini.title') });

/** Adds a quantity on a product's page, waits until the mini cart confirms it, and closes the mini cart. */
export async function addToCart(page: Page, name: string, quantity: number): Promise<void> {
  await quantityOf(page, name).fill(String(quantity));
  await addButton(page, name).click();
  const miniCart = miniCartPanel(page);
  await miniCart.getByText(wordsOf(page).t('cart.mini.added', { named: 'yes', quantity, name })).waitFor();
  await page.keyboard.press('Escape');
  await miniCart.waitFor({ state: 'detached' });
}
