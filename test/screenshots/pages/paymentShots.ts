import type { Page } from 'playwright-core';
import { cards, payByCard, placeButton, step } from '../../support/journeys/walks/checkout';
import { customerCheckout } from '../customer';
import { fillWithStanding, openPayment } from '../guestOrder';
import { main, type Shot } from '../shot';

/** The sandbox's card whose bank challenges the payer. */
const challengedCard = '4000002500003155';

/** Scrolls to the provider's frame: in a picture of the whole page, a frame outside the window is empty. */
const showFrame = (page: Page) =>
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
      await showFrame(page);
    },
  },
  {
    name: 'payment-card-errors',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await page.frameLocator('iframe').getByLabel('Numéro de carte').fill('4242424242424241');
      await step(page, 'payment').getByRole('button', { name: 'Continuer' }).click();
      await page.getByText('Corrigez les champs signalés ci-dessus').first().waitFor();
      await showFrame(page);
    },
  },
  {
    name: 'payment-sepa',
    fullPage: false,
    show: async (page) => {
      await openPayment(page);
      await main(page).getByRole('radio', { name: 'Prélèvement SEPA' }).check();
      await page.frameLocator('iframe').getByLabel('IBAN du compte professionnel').waitFor();
      await showFrame(page);
    },
  },
  {
    name: 'payment-purchase-order',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await main(page).getByRole('radio', { name: 'Bon de commande' }).check();
      await step(page, 'payment').getByLabel('Numéro de bon de commande').waitFor();
    },
  },
  {
    name: 'payment-bank',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await main(page).getByRole('radio', { name: 'Virement instantané' }).check();
    },
  },
  {
    name: 'payment-at-bank',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await main(page).getByRole('radio', { name: 'Virement instantané' }).check();
      await step(page, 'payment').getByRole('button', { name: 'Continuer' }).click();
      await placeButton(page).click();
      await page.getByRole('heading', { level: 1, name: 'Virement instantané' }).waitFor();
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
    name: 'review-standing',
    show: async (page) => {
      await openPayment(page, fillWithStanding);
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
      await showFrame(page);
    },
  },
];
