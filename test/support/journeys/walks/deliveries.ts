import type { Page } from 'playwright-core';
import { step } from './checkout';

const delivery = (page: Page) => step(page, 'Livraison');

/**
 * Waits until the outcome of a change is announced. The list changes a moment earlier; with the announcement the focus
 * moves to the step's heading, which may scroll the page away from under a click.
 */
const isSaid = (page: Page, outcome: string) =>
  delivery(page).getByRole('status').filter({ hasText: outcome }).waitFor();

/** Splits the order into several deliveries, adding one with a typed address. */
export async function addDelivery(page: Page): Promise<void> {
  await delivery(page).getByRole('button', { name: 'Livrer à plusieurs adresses' }).click();
  const form = delivery(page).getByRole('region', { name: 'Nouvelle livraison' });
  const typed = form.getByLabel('Prénom');
  const other = form.getByRole('radio', { name: 'Une autre adresse' });
  await typed.or(other).first().waitFor();
  if (await other.isVisible()) await other.check();
  await form.getByLabel('Prénom').fill('Aline');
  await form.getByLabel('Nom', { exact: true }).fill('Morvan');
  await form.getByLabel('Adresse', { exact: true }).fill('3 quai du Port');
  await form.getByLabel('Code postal').fill('29200');
  await form.getByLabel('Ville').fill('Brest');
  await form.getByRole('button', { name: 'Ajouter cette livraison' }).click();
  await delivery(page).getByRole('heading', { name: 'Répartition des produits' }).waitFor();
  await isSaid(page, 'Livraison ajoutée.');
}

/** Gives the second delivery a recipient, another delivery method and instructions for the driver. */
export async function editDelivery(page: Page, name: string): Promise<void> {
  await delivery(page).getByRole('button', { name: 'Modifier Livraison 2' }).click();
  const form = delivery(page).getByRole('region', { name: /^Livraison 2/ });
  await form.getByLabel('Nom de la livraison').fill(name);
  await form.getByRole('radio', { name: /matinale/ }).check();
  await form.getByLabel('Consignes pour le livreur').fill('Sonner au quai');
  await form.getByRole('button', { name: 'Enregistrer cette livraison' }).click();
  await delivery(page)
    .getByRole('heading', { name: `Livraison 2\u00a0: ${name}` })
    .waitFor();
  await isSaid(page, 'Livraison enregistrée.');
}

/** Assigns this quantity of the first product to the second delivery; nothing is sent yet. */
export async function shareOut(page: Page, quantity: number): Promise<void> {
  const field = delivery(page)
    .getByRole('spinbutton', { name: /dans la Livraison 2$/ })
    .first();
  await field.fill(String(quantity));
  await field.press('Enter');
  await delivery(page).getByText('Cette répartition n’est pas encore enregistrée.').waitFor();
}
