import { cards, payByCard, placeButton, step } from '../support/journeys/checkout';
import { customerCheckout } from './customer';
import { openPayment } from './guestOrder';
import { main, type Shot } from './shot';

/** The sandbox's card whose bank asks the payer first. */
const challengedCard = '4000002500003155';

export const paymentShots: readonly Shot[] = [
  {
    name: 'payment-card',
    show: async (page) => {
      await openPayment(page);
      await page.frameLocator('iframe').getByLabel('Numéro de carte').waitFor();
    },
  },
  {
    name: 'payment-card-errors',
    show: async (page) => {
      await openPayment(page);
      await page.frameLocator('iframe').getByLabel('Numéro de carte').fill('4242424242424241');
      await step(page, 'Paiement').getByRole('button', { name: 'Continuer' }).click();
      await page.getByText('Corrigez les champs signalés ci-dessus').first().waitFor();
    },
  },
  {
    name: 'payment-sepa',
    show: async (page) => {
      await openPayment(page);
      await main(page).getByRole('radio', { name: 'Prélèvement SEPA' }).check();
      await page.frameLocator('iframe').getByLabel('IBAN du compte professionnel').waitFor();
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
    show: async (page) => {
      await openPayment(page);
      await payByCard(page, cards.declined);
      await placeButton(page).click();
      await page.getByText('Le paiement a été refusé par la banque.').first().waitFor();
    },
  },
  {
    name: 'payment-challenge',
    show: async (page) => {
      await openPayment(page);
      await payByCard(page, challengedCard);
      await placeButton(page).click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Confirmer le paiement' }).waitFor();
    },
  },
];
