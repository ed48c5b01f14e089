import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  cards,
  confirmedOrder,
  payByCard,
  paymentFrame,
  placeButton,
  reachPayment,
  step,
} from '../../support/journeys/walks/checkout';
import { desktop, journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { readLedger } from '../../support/orders/ledger';

/** A server for these journeys alone, with a short time limit for the payment provider. */
const shop = ownShop('production', { logLevel: 'fatal', settings: { PAYMENT_TIMEOUT_SECONDS: '1' } });

const options = { screens: [desktop], ownServer: () => shop().origin } as const;

/** Fails unless there is one order, paid once to the cent, and no payment without an order. */
function expectPaidOnce(reference: string): void {
  const { orders, lostPayments } = readLedger(path.join(shop().dataDir, 'comptoir.sqlite'));
  const mine = orders.filter((order) => order.reference === reference);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({ paid: mine[0]?.gross, paymentStatus: 'authorised' });
  expect(lostPayments).toEqual([]);
}

const ordersSoFar = () => readLedger(path.join(shop().dataDir, 'comptoir.sqlite')).orders.length;

/** Waits for a message in the payment step, which is open then. */
const seesAlert = (page: Page, text: string) => step(page, 'payment').getByRole('alert').getByText(text).waitFor();

journey(
  'a payment without an answer, then one of a wrong amount, are reported and cost nothing; the next card pays once',
  async ({ page, expectAccessible }) => {
    const before = ordersSoFar();
    await reachPayment(page, shop().origin);
    await payByCard(page, cards.unanswered);
    await placeButton(page).click();
    await page.getByText('Le service répond mal. Votre saisie est gardée. Nouvel essai…').waitFor();
    await seesAlert(page, 'Attendez un instant, puis réessayez : vous ne paierez jamais deux fois la même commande.');
    await expectAccessible('a payment without an answer');

    await payByCard(page, cards.lying);
    await placeButton(page).click();
    await seesAlert(page, 'Le paiement n’a pas pu être validé. Rien n’a été débité. Vérifiez ce que vous avez saisi');
    await expectAccessible('a payment of a wrong amount');
    expect(ordersSoFar()).toBe(before);

    await payByCard(page, cards.accepted);
    await placeButton(page).click();
    expectPaidOnce(await confirmedOrder(page));
    expect(ordersSoFar()).toBe(before + 1);
  },
  { ...options, expectedProblems: /status of (503|422)/ },
);

journey(
  'a payment that was accepted although its answer was lost is found and not made again [CHK-08]',
  async ({ page }) => {
    const before = ordersSoFar();
    const payments: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/payments')) payments.push(request.postDataJSON());
    });
    await reachPayment(page, shop().origin);
    await payByCard(page, cards.interrupted);
    await placeButton(page).click();
    expectPaidOnce(await confirmedOrder(page));
    expect(ordersSoFar()).toBe(before + 1);
    expect(payments).toMatchObject([{ requestType: 'Auth' }, { requestType: 'ClientRequest' }]);
  },
  { ...options, expectedProblems: /status of 503/ },
);

journey(
  'a payment that the bank wants confirmed can be refused, given up, and confirmed to an order [CHK-06]',
  async ({ page, expectAccessible }) => {
    const before = ordersSoFar();
    await reachPayment(page, shop().origin);
    const challenge = paymentFrame(page).getByRole('heading', { name: 'Confirmez votre paiement' });
    const askBank = async () => {
      await payByCard(page, cards.authenticated);
      await placeButton(page).click();
      await challenge.waitFor();
    };
    await askBank();
    await step(page, 'payment')
      .getByText(/^Votre banque vous demande de confirmer [\d,]+\s€$/)
      .waitFor();
    await expectAccessible('a challenge');
    await paymentFrame(page).getByRole('button', { name: 'Refuser' }).click();
    await seesAlert(page, 'Le paiement a été refusé par la banque. Rien n’a été débité.');
    await expectAccessible('a refused challenge');

    await askBank();
    await step(page, 'payment').getByRole('button', { name: 'Abandonner ce paiement' }).click();
    await seesAlert(page, 'Le paiement n’a pas été confirmé auprès de votre banque. Rien n’a été débité.');
    await expectAccessible('a challenge given up');
    expect(ordersSoFar()).toBe(before);

    await askBank();
    await paymentFrame(page).getByRole('button', { name: 'Confirmer le paiement' }).click();
    expectPaidOnce(await confirmedOrder(page));
    expect(ordersSoFar()).toBe(before + 1);
  },
  { ...options, expectedProblems: /status of 422/ },
);
