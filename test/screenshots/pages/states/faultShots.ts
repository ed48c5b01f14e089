import type { Page } from 'playwright-core';
import { step } from '../../../support/journeys/walks/checkout';
import { openPayment } from '../../guestOrder';
import type { Shot } from '../../shot';
import { manager } from '../buyerShots';

const refuse = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 502, body: '[]' }));

/** Pages on which a call fails, with what a shopper reads in place of the part that it should have brought. */
export const faultShots: readonly Shot[] = [
  {
    name: 'accounts-failed',
    fullPage: false,
    show: async (page) => {
      await refuse(page, '**/external-managed-accounts*');
      await manager(page);
      await page.getByRole('banner').getByText('Changer d’établissement').click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
    },
  },
  {
    name: 'payment-absent',
    show: async (page) => {
      await refuse(page, '**/payment/frame*');
      await openPayment(page);
      await step(page, 'payment').getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
];
