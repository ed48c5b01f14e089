import { step } from '../../support/journeys/walks/checkout';
import { addDelivery, shareOut } from '../../support/journeys/walks/deliveries';
import { customerCheckout } from '../customer';
import { giveAddress, giveContact, openCheckout, openDeliveriesReview } from '../guestOrder';
import { at, type Shot } from '../shot';

export const checkoutShots: readonly Shot[] = [
  { name: 'checkout-empty', show: at('/checkout') },
  { name: 'checkout-contact', show: (page) => openCheckout(page) },
  {
    name: 'checkout-contact-errors',
    show: async (page) => {
      await openCheckout(page);
      await step(page, 'contact').getByRole('button', { name: 'Continuer' }).click();
      await page.getByText('Indiquez votre prénom.').first().waitFor();
    },
  },
  {
    name: 'checkout-address',
    show: async (page) => {
      await openCheckout(page);
      await giveContact(page);
    },
  },
  {
    name: 'checkout-address-errors',
    show: async (page) => {
      await openCheckout(page);
      await giveContact(page);
      const delivery = step(page, 'delivery');
      await delivery.getByLabel('Code postal').fill('6900');
      await delivery.getByRole('button', { name: 'Livrer à cette adresse' }).click();
      await page.getByText('Saisissez un code postal à cinq chiffres').first().waitFor();
    },
  },
  {
    name: 'checkout-address-book',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await page.getByRole('button', { name: 'Modifier Livraison' }).click();
      await step(page, 'delivery').getByRole('button', { name: 'Changer d’adresse' }).click();
      await step(page, 'delivery').getByRole('group', { name: 'Où livrons-nous ?' }).waitFor();
    },
  },
  {
    name: 'checkout-delivery',
    show: async (page) => {
      await openCheckout(page);
      await giveContact(page);
      await giveAddress(page);
    },
  },
  {
    name: 'checkout-delivery-new',
    show: async (page, width) => {
      await customerCheckout(page, width);
      await page.getByRole('button', { name: 'Modifier Livraison' }).click();
      await step(page, 'delivery').getByRole('button', { name: 'Livrer à plusieurs adresses' }).click();
      await step(page, 'delivery').getByRole('group', { name: 'Où livrons-nous ?' }).waitFor();
    },
  },
  {
    name: 'checkout-deliveries',
    show: async (page) => {
      await openCheckout(page);
      await giveContact(page);
      await giveAddress(page);
      await addDelivery(page);
      await shareOut(page, 1);
    },
  },
  { name: 'checkout-deliveries-review', show: openDeliveriesReview },
];
