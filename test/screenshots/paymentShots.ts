import type { Page } from 'playwright-core';
import { cards, payByCard, placeButton, step } from '../support/journeys/walks/checkout';
import { customerCheckout } from './customer';
import { openPayment } from './guestOrder';
import { main, type Shot } from './shot';

/** The sandbox's card whose bank asks the payer first. */
const challengedCard = '4000002500003155';

/** The window on the provider's frame: a picture of the whole page shows an empty frame where the window is not. */
const lookAtFrame = (page: Page) =>
  page.locator('iframe').evaluate((frame) => {
    frame.scrollIntoView({ block: 'center' });
  });

export const paymentShots: readonly Shot[] = [
  {
    name: 'payment-card',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await page.frameLocator('iframe').getByLabel('Numéro de carte').waitFor();
      await lookAtFrame(page);
    },
  },
  {
    name: 'payment-card-errors',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await page.frameLocator('iframe').getByLabel('Numéro de carte').fill('4242424242424241');
      await step(page, 'Paiement').getByRole('button', { name: 'Continuer' }).click();
      await page.getByText('Corrigez les champs signalés ci-dessus').first().waitFor();
      await lookAtFrame(page);
    },
  },
  {
    name: 'payment-sepa',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await main(page).getByRole('radio', { name: 'Prélèvement SEPA' }).check();
      await page.frameLocator('iframe').getByLabel('IBAN du compte professionnel').waitFor();
      await lookAtFrame(page);
    },
  },
  {
    name: 'payment-purchase-order',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await main(page).getByRole('radio', { name: 'Bon de commande' }).check();
      await step(page, 'Paiement').getByLabel('Numéro de bon de commande').waitFor();
    },
  },
  {
    name: 'review',
    show: async (page) => {
      await openPayment(page);
      await payByCard(page, cards.accepted);
    },
  },
  {
    name: 'payment-declined',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await payByCard(page, cards.declined);
      await placeButton(page).click();
      await page.getByText('Le paiement a été refusé par la banque.').first().waitFor();
      await lookAtFrame(page);
    },
  },
  {
    name: 'payment-challenge',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await payByCard(page, challengedCard);
      await placeButton(page).click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Confirmer le paiement' }).waitFor();
      await lookAtFrame(page);
    },
  },
];
