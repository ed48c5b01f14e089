import type { Page } from 'playwright-core';
import { recorderThere } from '../support/journeys/recordings/recordings';
import { cards, payByCard, step } from '../support/journeys/walks/checkout';
import { addDelivery, editDelivery, shareOut } from '../support/journeys/walks/deliveries';
import { addToCart, openProduct } from '../support/journeys/walks/products';
import { butter, fillCart } from './shot';

/** Puts butter into the cart that is delivered every week. */
export async function fillWithStanding(page: Page): Promise<void> {
  await openProduct(page, butter);
  await recorderThere(page);
  await page.getByRole('main').getByRole('combobox', { name: 'Fréquence de livraison' }).selectOption('Chaque semaine');
  await addToCart(page, butter, 4);
}

/** A guest at the first step of the checkout, with butter in the cart unless it is filled otherwise. */
export async function openCheckout(page: Page, fill = fillCart): Promise<void> {
  await fill(page);
  await page.goto('/checkout');
  await step(page, 'contact').getByLabel('Prénom', { exact: true }).waitFor();
}

export async function giveContact(page: Page): Promise<void> {
  const contact = step(page, 'contact');
  await contact.getByLabel('Prénom', { exact: true }).fill('Camille');
  await contact.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await contact.getByLabel('E-mail', { exact: true }).fill('camille@deux-ponts.example');
  await contact.getByRole('button', { name: 'Continuer' }).click();
  await step(page, 'delivery').getByLabel('Adresse', { exact: true }).waitFor();
}

export async function giveAddress(page: Page): Promise<void> {
  const delivery = step(page, 'delivery');
  await delivery.getByLabel('Prénom', { exact: true }).fill('Camille');
  await delivery.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await delivery.getByLabel('Établissement').fill('Boulangerie des Deux Ponts');
  await delivery.getByLabel('Adresse', { exact: true }).fill('7 rue des Tonneliers');
  await delivery.getByLabel('Code postal').fill('69005');
  await delivery.getByLabel('Ville').fill('Lyon');
  await delivery.getByRole('button', { name: 'Livrer à cette adresse' }).click();
  await delivery.getByRole('group', { name: 'Mode de livraison' }).waitFor();
}

/** A guest with every step done but the payment. */
export async function openPayment(page: Page, fill = fillCart): Promise<void> {
  await openCheckout(page, fill);
  await giveContact(page);
  await giveAddress(page);
  await step(page, 'delivery').getByRole('button', { name: 'Continuer' }).click();
  await step(page, 'payment').getByRole('group').waitFor();
}

/** A guest with every step done but placing the order, to two addresses. */
export async function openDeliveriesReview(page: Page): Promise<void> {
  await openCheckout(page);
  await giveContact(page);
  await giveAddress(page);
  await addDelivery(page);
  await editDelivery(page, 'Boutique du port');
  await shareOut(page, 1);
  await step(page, 'delivery').getByRole('button', { name: 'Continuer' }).click();
  await payByCard(page, cards.accepted);
}
