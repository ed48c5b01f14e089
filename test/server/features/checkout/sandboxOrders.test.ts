import { PAYMENT_PATHS } from '../../../../src/contract/payment/paymentPaths';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import { paymentSandbox } from '../../../../src/demo/payments/paymentSandbox';
import { scriptedPayments } from '../../../support/server/shops/scriptedPayments';
import {
  openCheckoutShop,
  referenceIn,
  resultCode,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop({ payments: { ...scriptedPayments(), plugin: paymentSandbox } });
});
afterEach(() => shop.close());

const post = (url: string, payload: object) =>
  shop.app.inject({ method: 'POST', url, headers: { origin: 'null', 'content-type': 'application/json' }, payload });

async function cardToken(number: string): Promise<string> {
  const made = await post(PAYMENT_PATHS.tokens, { method: 'card', number, expiry: '12 / 29', code: '123' });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json<{ token: string }>().token;
}

test('a card and a SEPA account each pay an order to its confirmation, by the provider that ships with the shop [CHK-16]', async () => {
  const byCard = await shop.buyerWith('butter', 10);
  const card = await byCard.order(await paidBy(byCard, await cardToken('4242424242424242')));
  expect(card).toMatchObject({ grandTotalAmount: '68.58', payment: { methodLabel: 'Visa •••• 4242' } });
  const mandate = { method: 'sepa', iban: 'FR1420041010050500013M02606', mandateAccepted: true };
  const sepaToken = (await post(PAYMENT_PATHS.tokens, mandate)).json<{ token: string }>().token;
  const bySepa = await shop.buyerWith('butter', 10);
  const sepa = await bySepa.order(await paidBy(bySepa, sepaToken));
  expect(sepa.payment.methodLabel).toContain('2606');
  expect(sepa.payment.mandateReference).not.toBeNull();
});

async function paidBy(buyer: Awaited<ReturnType<CheckoutShop['buyerWith']>>, paymentToken: string): Promise<string> {
  await buyer.ready();
  await buyer.prepare();
  expect(resultCode(await buyer.pay({ paymentToken }))).toBe('200 Success');
  return referenceIn(await buyer.submit());
}

test('its test cards are declined, challenged, caught lying, and found after a lost answer', async () => {
  const buyer = await shop.buyerWith('butter', 10);
  await buyer.ready();
  const pay = async (number: string, key?: string) =>
    buyer.pay({ paymentToken: await cardToken(number) }, key === undefined ? {} : { key });
  expect(resultCode(await pay('4000000000000002'))).toBe('422 Decline');
  expect(resultCode(await pay('4000000000009995'))).toBe('422 SystemError');
  expect((await shop.withShortPaymentTimeout(() => pay('4000000000000341'))).statusCode).toBe(503);
  const paymentToken = await cardToken('4000000000000119');
  expect((await buyer.pay({ paymentToken }, { key: 'lost' })).statusCode).toBe(503);
  expect(resultCode(await buyer.pay({ paymentToken }, { key: 'lost' }))).toBe('200 Success');
  const pending = await pay('4000002500003155');
  expect(resultCode(pending)).toBe('202 Pending');
  const { transactionId } = pending.json<PaymentResult>().paymentData;
  const answers = PAYMENT_PATHS.answers.replace(':transactionId', String(transactionId));
  expect((await post(answers, { outcome: 'confirmed' })).statusCode).toBe(200);
  const done = await buyer.pay({ requestType: 'PostAuth', paymentToken: transactionId });
  expect(resultCode(done)).toBe('200 Success');
});
