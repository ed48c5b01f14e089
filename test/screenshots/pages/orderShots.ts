import type { Page } from 'playwright-core';
import { cards, confirmedOrder, payByCard, placeButton } from '../../support/journeys/walks/checkout';
import { openDeliveriesReview, openPayment } from '../guestOrder';
import { at, type Shot } from '../shot';

async function order(page: Page) {
  await openPayment(page);
  await payByCard(page, cards.accepted);
  await placeButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' }).waitFor();
}

export const orderShots: readonly Shot[] = [
  { name: 'order', show: order },
  {
    name: 'order-deliveries',
    show: async (page) => {
      await openDeliveriesReview(page);
      await placeButton(page).click();
      await confirmedOrder(page);
    },
  },
  {
    name: 'order-printed',
    show: async (page) => {
      await order(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'order-missing', show: at('/order/C-000000') },
];
