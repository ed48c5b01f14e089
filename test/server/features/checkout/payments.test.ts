import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import { TOKENS } from '../../../support/server/shops/scriptedPayments';
import { refusal } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  openCheckoutShop,
  referenceIn,
  resultCode,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { waitUntil } from '../../../support/waitUntil';

let shop: CheckoutShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  buyer = await shop.buyerWith('butter', 10);
  await buyer.ready();
});
afterEach(() => shop.close());

const resultOf = ({ body }: { readonly body: string }) => JSON.parse(body) as PaymentResult;
const dataOf = (response: { readonly body: string }) => resultOf(response).paymentData;
const firstDetail = (response: { readonly body: string }) => resultOf(response).errors[0]?.detail;
/** 10 × 6,50 € at 5,5 %. */
const TOTAL_CENTS = 6858;

test('a card pays exactly the total; the checkout says by what [CHK-06]', async () => {
  const paid = await buyer.pay({ billingAddress: { ...ADDRESS, name: 'Pellerin SARL' } });
  expect(resultCode(paid)).toBe('200 Success');
  expect(dataOf(paid)).toMatchObject({ methodLabel: 'Visa •••• 4242', amount: '68.58', currencyIsoCode: 'EUR' });
  expect(shop.payments.standing()).toMatchObject([{ amountCents: TOTAL_CENTS, currency: 'EUR' }]);
  const { payment } = (await buyer.get()).json<Checkout>();
  expect(payment).toEqual({ requestType: 'Auth', methodLabel: 'Visa •••• 4242', amount: '68.58' });
});

test('what other clients say of a bill is taken: its company is kept, a mark of a book means nothing [CHK-13]', async () => {
  const bill = {
    name: 'Zoé Pellerin',
    companyName: 'Pellerin SARL',
    street: '3 rue du Lac',
    city: 'Annecy',
    country: 'FR',
  };
  await buyer.patch({ deliveryAddress: { ...ADDRESS, isDefault: false } });
  await buyer.prepare();
  const paid = await buyer.pay({ billingAddress: { ...bill, postalCode: '74000', isDefault: true } });
  expect(resultCode(paid)).toBe('200 Success');
  const { billingAddress } = await buyer.order(referenceIn(await buyer.submit()));
  expect(billingAddress).toEqual({ ...bill, postalCode: '74000', region: null });
});

test('nothing secret is kept: neither the token nor anything it stands for [CHK-15]', async () => {
  await buyer.pay();
  await buyer.prepare();
  await buyer.submit();
  await shop.app.ordering.idle();
  const tables = ['payment', 'checkout', 'placed_order', 'idempotency_record'] as const;
  for (const table of tables) {
    const rows = JSON.stringify(await shop.database.read.selectFrom(table).selectAll().execute());
    expect(rows).not.toContain(TOKENS.accept);
  }
  expect(shop.log.join('\n')).not.toContain(TOKENS.accept);
});

test('a declined payment is 422 Decline in French, and another one can be made [CHK-06]', async () => {
  const declined = await buyer.pay({ paymentToken: TOKENS.decline });
  expect(resultCode(declined)).toBe('422 Decline');
  expect(firstDetail(declined)).toContain('refusé');
  expect((await buyer.get()).json<Checkout>().payment).toBeNull();
  expect(resultCode(await buyer.pay())).toBe('200 Success');
});

test.each([TOKENS.wrongAmount, TOKENS.wrongCurrency])(
  'an answer for something else than was asked (%s) is refused, voided and logged as an error',
  async (paymentToken) => {
    expect(resultCode(await buyer.pay({ paymentToken }))).toBe('422 SystemError');
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
    expect(await shop.paymentStates()).toEqual(['voided']);
    expect(shop.log.some((line) => line.includes('another amount') && line.includes('"level":50'))).toBe(true);
  },
);

describe('a payment whose bank wants a challenge', () => {
  test('is pending, and complete once the provider says so [CHK-06]', async () => {
    const pending = await buyer.pay({ paymentToken: TOKENS.challenge });
    expect(resultCode(pending)).toBe('202 Pending');
    const paymentToken = dataOf(pending).transactionId;
    const tooEarly = await buyer.pay({ requestType: 'PostAuth', paymentToken });
    expect(resultCode(tooEarly)).toBe('202 Pending');
    shop.payments.answerChallenges('authorised');
    const done = await buyer.pay({ requestType: 'PostAuth', paymentToken });
    expect(resultCode(done)).toBe('200 Success');
    expect(resultCode(await buyer.pay({ requestType: 'PostAuth', paymentToken }))).toBe('200 Success');
    expect((await buyer.get()).json<Checkout>().payment?.requestType).toBe('PostAuth');
    await buyer.prepare();
    referenceIn(await buyer.submit());
  });

  test('is declined when the payer refuses; a made-up transaction is never believed', async () => {
    const pending = await buyer.pay({ paymentToken: TOKENS.challenge });
    const paymentToken = dataOf(pending).transactionId;
    const other = await shop.buyerWith('butter', 1);
    await other.ready();
    expect(resultCode(await other.pay({ requestType: 'PostAuth', paymentToken }))).toBe('422 ValidationError');
    shop.payments.answerChallenges('declined');
    expect(resultCode(await buyer.pay({ requestType: 'PostAuth', paymentToken }))).toBe('422 Decline');
    expect((await buyer.get()).json<Checkout>().payment).toBeNull();
  });
});

describe('a payment without an answer', () => {
  test.each([TOKENS.lost, TOKENS.unsent, TOKENS.silent])(
    '(%s) is 503, and the repeat under its key is answered once and for all',
    async (paymentToken) => {
      const first = () => buyer.pay({ paymentToken }, { key: 'once' });
      const answer = await (paymentToken === TOKENS.silent ? shop.withShortPaymentTimeout(first) : first());
      expect(refusal(answer)).toBe('503 SERVER_UNAVAILABLE');
      expect(await shop.paymentStates()).toEqual(['asked']);
      expect((await buyer.get()).json<Checkout>().payment).toBeNull();
      const repeat = await buyer.pay({ paymentToken }, { key: 'once' });
      // A call that never arrived is repeated, and lost again; a payment that arrived is found.
      const isUnsent = paymentToken === TOKENS.unsent;
      expect(repeat.statusCode).toBe(isUnsent ? 503 : 200);
      expect(shop.payments.calls.authorize).toBe(isUnsent ? 2 : 1);
      expect(shop.payments.standing()).toHaveLength(isUnsent ? 0 : 1);
    },
  );

  test('is let go of before anything else is asked, and nothing is asked while that is not possible', async () => {
    await buyer.pay({ paymentToken: TOKENS.lost });
    expect(shop.payments.standing()).toHaveLength(1);
    shop.payments.setDown(true);
    expect(refusal(await buyer.pay())).toBe('503 SERVER_UNAVAILABLE');
    expect(shop.payments.calls.authorize).toBe(1);
    shop.payments.setDown(false);
    expect(resultCode(await buyer.pay())).toBe('200 Success');
    expect(shop.payments.standing().map(({ token }) => token)).toEqual([TOKENS.accept]);
  });

  test('is looked up by the recovery, and then pays', async () => {
    await buyer.prepare();
    await buyer.pay({ paymentToken: TOKENS.lost });
    await shop.app.ordering.recover();
    expect((await buyer.get()).json<Checkout>().payment?.amount).toBe('68.58');
    referenceIn(await buyer.submit());
    expect(shop.payments.standing()).toHaveLength(1);
  });

  test('can be asked about by ClientRequest', async () => {
    const none = await buyer.pay({ requestType: 'ClientRequest', paymentToken: undefined, paymentsData: '{}' });
    expect([resultCode(none), dataOf(none).amount, dataOf(none).transactionId]).toEqual(['200 Success', '68.58', null]);
    await buyer.pay({ paymentToken: TOKENS.lost });
    const found = await buyer.pay({ requestType: 'ClientRequest', paymentToken: undefined, paymentsData: '{}' });
    expect(dataOf(found).methodLabel).toBe('Visa •••• 4242');
    const wrong = { requestType: 'ClientRequest', paymentToken: undefined, paymentsData: 'no json' };
    expect(refusal(await buyer.pay(wrong))).toBe('400 INVALID_API_INPUT');
  });
});

describe('one payment in force', () => {
  test('a second payment replaces the first, which is voided', async () => {
    await buyer.pay();
    expect(resultCode(await buyer.pay({ paymentToken: TOKENS.sepa }))).toBe('200 Success');
    expect(shop.payments.standing().map(({ token }) => token)).toEqual([TOKENS.sepa]);
    expect((await buyer.get()).json<Checkout>().payment?.methodLabel).toBe('Compte •••• 2606');
  });

  test('a double click under one key asks once; another request under it is refused', async () => {
    shop.payments.hold();
    const clicks = [buyer.pay({}, { key: 'k' }), buyer.pay({}, { key: 'k' })];
    await waitUntil('the provider is asked', () => shop.payments.waiting() > 0);
    shop.payments.letGo();
    expect((await Promise.all(clicks)).map(resultCode)).toEqual(['200 Success', '200 Success']);
    expect(shop.payments.calls.authorize).toBe(1);
    expect(resultCode(await buyer.pay({}, { key: 'k' }))).toBe('200 Success');
    expect(shop.payments.calls.authorize).toBe(1);
    expect(refusal(await buyer.pay({ paymentToken: TOKENS.sepa }, { key: 'k' }))).toBe('422 INVALID_API_INPUT');
  });

  test('of several at once at most one stands, and it is the one the checkout names', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => buyer.pay({}, { key: `k${index}` })));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await shop.app.ordering.recover();
    expect(shop.payments.standing()).toHaveLength(1);
    const states = await shop.paymentStates();
    expect(states.filter((state) => state === 'authorised')).toHaveLength(1);
    expect(states.filter((state) => state !== 'authorised').every((state) => state === 'voided')).toBe(true);
  });

  test('another one that is authorised while the former is voided is voided too before this one is asked for [CHK-06]', async () => {
    await buyer.pay();
    const { frame } = shop.app.payments;
    const authorize = frame.authorize.bind(frame);
    const doVoid = frame.void.bind(frame);
    let standingBefore: readonly unknown[] = [];
    jest.spyOn(frame, 'authorize').mockImplementation((...request) => {
      standingBefore = shop.payments.standing();
      return authorize(...request);
    });
    jest.spyOn(frame, 'void').mockImplementationOnce(async (...payment) => {
      expect(resultCode(await buyer.pay({ paymentToken: TOKENS.sepa }))).toBe('200 Success');
      return doVoid(...payment);
    });
    expect(resultCode(await buyer.pay())).toBe('200 Success');
    expect(standingBefore).toEqual([]);
    expect(shop.payments.standing().map(({ token }) => token)).toEqual([TOKENS.accept]);
    expect([...(await shop.paymentStates())].sort()).toEqual(['authorised', 'voided', 'voided']);
  });

  test('a change while it is asked for conflicts; deleting the checkout lets go of it', async () => {
    shop.payments.hold();
    const paying = buyer.pay();
    await waitUntil('the provider is asked', () => shop.payments.waiting() > 0);
    expect(refusal(await buyer.patch({ shippingInstructions: 'Sonner' }))).toBe('409 CHECKOUT_CONFLICT');
    expect((await buyer.drop()).statusCode).toBe(204);
    await shop.app.ordering.idle();
    shop.payments.letGo();
    expect(resultCode(await paying)).toBe('422 SystemError');
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
  });

  test('choosing the delivery method clears it; the kind of payment cannot change before [CHK-06]', async () => {
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 10);
    await buyer.ready();
    const order = { requestType: 'SimplePurchaseOrder', paymentToken: 'BC-2025-17' };
    expect(resultCode(await buyer.pay())).toBe('200 Success');
    expect(resultCode(await buyer.pay(order))).toBe('422 ValidationError');
    const { deliveryGroups } = (await buyer.get()).json<Checkout>();
    const deliveryMethodId = deliveryGroups.items[0]?.selectedDeliveryMethod?.id;
    expect((await buyer.patch({ deliveryMethodId })).json<Checkout>().payment).toBeNull();
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
    expect(resultCode(await buyer.pay(order))).toBe('200 Success');
    const { cartSummary } = (await buyer.get()).json<Checkout>();
    expect(cartSummary.purchaseOrderNumber).toBe('BC-2025-17');
    await buyer.prepare();
    const placed = await buyer.order(referenceIn(await buyer.submit()));
    expect(placed).toMatchObject({
      purchaseOrderNumber: 'BC-2025-17',
      payment: { requestType: 'SimplePurchaseOrder' },
    });
  });
});

test('bad payments are refused before anybody is asked', async () => {
  const order = { requestType: 'SimplePurchaseOrder', paymentToken: 'BC-1' };
  expect(resultCode(await buyer.pay(order))).toBe('422 ValidationError');
  expect(refusal(await buyer.pay({ paymentToken: undefined }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await buyer.pay({ billingAddress: { ...ADDRESS, name: '', firstName: '', lastName: '' } }))).toBe(
    '400 INVALID_API_INPUT',
  );
  expect(refusal(await buyer.pay({ requestType: 'Gift' }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await buyer.pay({ cardNumber: '4242424242424242' }))).toBe('400 JSON_PARSER_ERROR');
  const unaddressed = await shop.buyerWith('butter', 1);
  await unaddressed.start();
  expect(resultCode(await unaddressed.pay())).toBe('422 ValidationError');
  await shop.setStock('butter', 9);
  const unsellable = await buyer.pay();
  expect([resultCode(unsellable), firstDetail(unsellable)]).toEqual([
    '422 ValidationError',
    'Beurre doux\u00a0: Il reste 9 de ce produit en stock. Choisissez 9.',
  ]);
  expect(shop.payments.calls.authorize).toBe(0);
});
