import type { Page } from 'playwright-core';
import { focusReaches } from '../browser/focus';
import { step } from './checkout';
import { wordsOf } from './words';

const delivery = (page: Page) => step(page, 'delivery');

/**
 * Waits until the outcome of a change is announced. The list changes a moment earlier; with the announcement the focus
 * moves to the step's heading, which may scroll the page away from under a click.
 */
const isSaid = (page: Page, outcome: string) =>
  delivery(page).getByRole('status').filter({ hasText: outcome }).waitFor();

/** Splits the order into several deliveries, adding one with a typed address. */
export async function addDelivery(page: Page): Promise<void> {
  const { t } = wordsOf(page);
  await delivery(page)
    .getByRole('button', { name: t('checkout.deliveries.several') })
    .click();
  const form = delivery(page).getByRole('region', { name: t('checkout.deliveries.new') });
  const typed = form.getByLabel(t('addresses.firstName'));
  const other = form.getByRole('radio', { name: t('checkout.address.new') });
  await typed.or(other).first().waitFor();
  await focusReaches(form.getByRole('heading').first());
  if (await other.isVisible()) await other.check();
  await typed.fill('Aline');
  await form.getByLabel(t('addresses.lastName'), { exact: true }).fill('Morvan');
  await form.getByLabel(t('addresses.street'), { exact: true }).fill('3 quai du Port');
  await form.getByLabel(t('addresses.postalCode')).fill('29200');
  await form.getByLabel(t('addresses.city')).fill('Brest');
  await form.getByRole('button', { name: t('checkout.deliveries.addHere') }).click();
  await delivery(page)
    .getByRole('heading', { name: t('checkout.shares.heading') })
    .waitFor();
  await isSaid(page, t('checkout.deliveries.done.added'));
}

/** The title of the second delivery if the shopper gives it this name: "Livraison 2 : Boutique du port". */
export function namedDelivery(page: Page, name: string): string {
  const { t } = wordsOf(page);
  const title = t('checkout.deliveries.title', { number: 2 });
  return `${t('checkout.deliveries.titled', { title })} ${name}`;
}

/** Gives the second delivery a recipient, another delivery method and instructions for the driver. */
export async function editDelivery(page: Page, name: string): Promise<void> {
  const { t, like, served } = wordsOf(page);
  const change = `${t('checkout.deliveries.change')} ${t('checkout.deliveries.title', { number: 2 })}`;
  await delivery(page).getByRole('button', { name: change }).click();
  const form = delivery(page).getByRole('region', { name: like('checkout.deliveries.title', { number: 2 }) });
  await form.getByLabel(t('checkout.deliveries.name')).fill(name);
  await form.getByRole('radio', { name: served('checkout.method.morning') }).check();
  await form.getByLabel(t('checkout.delivery.instructions')).fill('Sonner au quai');
  await form.getByRole('button', { name: t('checkout.deliveries.save') }).click();
  await delivery(page)
    .getByRole('heading', { name: namedDelivery(page, name) })
    .waitFor();
  await isSaid(page, t('checkout.deliveries.done.saved'));
}

/** Assigns this quantity of the first product to the second delivery; nothing is sent yet. */
export async function shareOut(page: Page, quantity: number): Promise<void> {
  const { t, like } = wordsOf(page);
  const title = t('checkout.deliveries.title', { number: 2 });
  const field = delivery(page)
    .getByRole('spinbutton', { name: like('checkout.shares.quantity', { title }) })
    .first();
  await field.fill(String(quantity));
  await field.press('Enter');
  await delivery(page).getByText(t('checkout.shares.changed')).waitFor();
}
