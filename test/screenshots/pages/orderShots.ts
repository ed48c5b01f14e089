import type { Page } from 'playwright-core';
import { cards, confirmedOrder, payByCard, placeButton } from '../../support/journeys/walks/checkout';
import { openDeliveriesReview, openPayment } from '../guestOrder';
import { at, print, type Shot } from '../shot';

/** A guest's order, just placed. */
export async function placeOrder(page: Page) {
  await openPayment(page);
  await payByCard(page, cards.accepted);
  await placeButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' }).waitFor();
}

async function orderDeliveries(page: Page) {
  await openDeliveriesReview(page);
  await placeButton(page).click();
  await confirmedOrder(page);
}

export const orderShots: readonly Shot[] = [
  { name: 'order', show: placeOrder },
  { name: 'order-deliveries', show: orderDeliveries },
  {
    name: 'order-deliveries-printed',
    show: async (page) => {
      await orderDeliveries(page);
      await print(page);
    },
  },
  {
    name: 'order-printed',
    show: async (page) => {
      await placeOrder(page);
      await print(page);
    },
  },
  { name: 'order-missing', show: at('/order/C-000000') },
];
