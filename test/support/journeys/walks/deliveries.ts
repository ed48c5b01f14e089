import type { Page } from 'playwright-core';
import { step } from './checkout';

const delivery = (page: Page) => step(page, 'Livraison');

/**
 * Waits until the outcome of a change is said. The list has the change a moment before; with the outcome the focus goes
 * to the step's heading, which may move the page from under a press.
 */
const isSaid = (page: Page, outcome: string) =>
  delivery(page).getByRole('status').filter({ hasText: outcome }).waitFor();

/** Opens the deliveries where there is one so far, and adds another with an address that is typed. */
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

/** Gives the second delivery a name, another way and something to know for the driver. */
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
