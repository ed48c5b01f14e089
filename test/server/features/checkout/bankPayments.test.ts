import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import { BUYER_WAIT_MS } from '../../../../src/server/features/checkout/payments/settlePayments';
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

let shop: CheckoutShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  buyer = await shop.buyerWith('butter', 10);
  await buyer.ready();
});
afterEach(() => shop.close());

const begin = (who: Buyer = buyer, extra: { readonly key?: string } = {}, body: object = {}) =>
  who.pay({ requestType: 'ClientRequest', paymentToken: undefined, paymentsData: '{"method":"bank"}', ...body }, extra);
const dataOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as PaymentResult).paymentData;
const errorOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as PaymentResult).errors[0];
const comeBack = (transactionId: string | null, who: Buyer = buyer) =>
  who.pay({ requestType: 'PostAuth', paymentToken: transactionId });
const paymentOf = async () => (await buyer.get()).json<Checkout>().payment;

/** Begins a payment that stays pending at the bank; returns the id of its transaction. */
async function left(): Promise<string> {
  const begun = await begin();
  expect(resultCode(begun)).toBe('202 Pending');
  return String(dataOf(begun).transactionId);
}

describe('a payment at the buyer’s bank', () => {
  test('begins with where to go, pays nothing yet, and pays the total once the bank says so [CHK-06, CHK-16]', async () => {
    const begun = await begin();
    expect(resultCode(begun)).toBe('202 Pending');
    const { transactionId, redirectUrl, amount } = dataOf(begun);
    expect(redirectUrl).toMatch(/^https:\/\/bank\.example\//);
    expect(amount).toBe('68.58');
    expect(shop.payments.returnAddresses()).toEqual(['/checkout']);
    expect(await paymentOf()).toBeNull();
    expect(resultCode(await comeBack(transactionId))).toBe('202 Pending');
    shop.payments.answerChallenges('authorised');
    const paid = await comeBack(transactionId);
    expect([resultCode(paid), dataOf(paid).redirectUrl]).toEqual(['200 Success', null]);
    expect(await paymentOf()).toEqual({ requestType: 'PostAuth', methodLabel: 'Banque Exemple', amount: '68.58' });
    await buyer.prepare();
    const order = await buyer.order(referenceIn(await buyer.submit()));
    expect(order.payment).toMatchObject({ requestType: 'PostAuth', methodLabel: 'Banque Exemple' });
    expect(shop.payments.standing()).toMatchObject([{ amountCents: 6858 }]);
  });

  test('is never believed by the address alone: who comes back unconfirmed has not paid, whatever they say', async () => {
    const transactionId = await left();
    await buyer.prepare();
    expect((await buyer.submit()).statusCode).toBe(412);
    expect(resultCode(await comeBack(transactionId))).toBe('202 Pending');
    expect(resultCode(await comeBack('tx-made-up'))).toBe('422 ValidationError');
    expect((await buyer.submit()).statusCode).toBe(412);
  });

  test('is refused by the bank, or cancelled by the buyer, each with a type of its own; another one can be made', async () => {
    const refused = await left();
    shop.payments.answerChallenges('declined');
    const declined = await comeBack(refused);
    expect([resultCode(declined), errorOf(declined)?.type]).toEqual([
      '422 Decline',
      '/commerce/errors/payment-failure',
    ]);
    const turned = await left();
    shop.payments.answerChallenges('cancelled');
    const cancelled = await comeBack(turned);
    expect([resultCode(cancelled), errorOf(cancelled)?.type]).toEqual([
      '422 Decline',
      '/commerce/errors/payment-cancelled',
    ]);
    expect(errorOf(await comeBack(turned))?.type).toBe('/commerce/errors/payment-cancelled');
    expect(resultCode(await buyer.pay())).toBe('200 Success');
  });

  test('is the same one in every repeat under its key; a double click asks the bank once', async () => {
    const clicks = await Promise.all([begin(buyer, { key: 'k' }), begin(buyer, { key: 'k' })]);
    expect(new Set(clicks.map((answer) => dataOf(answer).transactionId)).size).toBe(1);
    expect(dataOf(await begin(buyer, { key: 'k' }))).toEqual(dataOf(clicks[0]));
    expect(shop.payments.calls.authorize).toBe(1);
    expect(refusal(await begin(buyer, { key: 'k' }, { paymentsData: '{ "method": "bank" }' }))).toBe(
      '422 INVALID_API_INPUT',
    );
  });

  test('replaces a card’s payment and is replaced by one: of all of them one is in force', async () => {
    await buyer.pay();
    const transactionId = await left();
    expect(shop.payments.standing()).toEqual([]);
    expect(await paymentOf()).toBeNull();
    shop.payments.answerChallenges('authorised');
    await comeBack(transactionId);
    expect(resultCode(await buyer.pay())).toBe('200 Success');
    expect(shop.payments.standing().map(({ token }) => token)).toEqual([TOKENS.accept]);
    expect(resultCode(await comeBack(transactionId))).toBe('422 SystemError');
  });

  test('is confirmed at the bank after it was replaced: the money goes back', async () => {
    const transactionId = await left();
    await buyer.pay();
    shop.payments.answerChallenges('authorised');
    expect(resultCode(await comeBack(transactionId))).toBe('422 SystemError');
    await shop.app.ordering.recover();
    expect(shop.payments.standing().map(({ token }) => token)).toEqual([TOKENS.accept]);
  });

  test('belongs to its checkout: somebody else who has its number can neither complete it nor learn of it', async () => {
    const transactionId = await left();
    const other = await shop.buyerWith('butter', 1);
    await other.ready();
    shop.payments.answerChallenges('authorised');
    const tried = await comeBack(transactionId, other);
    expect([resultCode(tried), dataOf(tried).methodLabel]).toEqual(['422 ValidationError', null]);
    const none = shop.newBuyer();
    expect(refusal(await comeBack(transactionId, none))).toBe('404 CHECKOUT_NOT_FOUND');
    expect(resultCode(await comeBack(transactionId))).toBe('200 Success');
  });

  test('is not for sale where the webstore does not offer it', async () => {
    await shop.app.webstore.change({
      clientSidePaymentConfiguration: { componentName: 'x', config: { purchaseOrder: 'SimplePurchaseOrder' } },
    });
    expect(resultCode(await begin())).toBe('422 ValidationError');
    expect(resultCode(await buyer.pay())).toBe('422 ValidationError');
    expect(shop.payments.calls.authorize).toBe(0);
  });
});

describe('a bank that', () => {
  test.each([TOKENS.lost, TOKENS.silent])(
    '(%s) gives no answer at the start is found by the repeat',
    async (behaviour) => {
      shop.payments.setBank(behaviour);
      const first = () => begin(buyer, { key: 'once' });
      const answer = await (behaviour === TOKENS.silent ? shop.withShortPaymentTimeout(first) : first());
      expect(refusal(answer)).toBe('503 SERVER_UNAVAILABLE');
      expect(resultCode(await begin(buyer, { key: 'once' }))).toBe('202 Pending');
      expect(shop.payments.calls.authorize).toBe(1);
    },
  );

  test('never heard of the start is asked again by the repeat', async () => {
    shop.payments.setBank(TOKENS.unsent);
    expect(refusal(await begin(buyer, { key: 'once' }))).toBe('503 SERVER_UNAVAILABLE');
    shop.payments.setBank(TOKENS.accept);
    expect(resultCode(await begin(buyer, { key: 'once' }))).toBe('202 Pending');
  });

  test('does not answer the question afterwards is asked again, and nothing is ordered before', async () => {
    const transactionId = await left();
    shop.payments.answerChallenges('authorised');
    shop.payments.loseFinds(1);
    expect(refusal(await comeBack(transactionId))).toBe('503 SERVER_UNAVAILABLE');
    expect(await paymentOf()).toBeNull();
    expect(resultCode(await comeBack(transactionId))).toBe('200 Success');
  });

  test.each([TOKENS.wrongAmount, TOKENS.wrongCurrency])('(%s) lies is refused and voided', async (behaviour) => {
    shop.payments.setBank(behaviour);
    const transactionId = await left();
    shop.payments.answerChallenges('authorised');
    expect(resultCode(await comeBack(transactionId))).toBe('422 SystemError');
    expect(shop.payments.standing()).toEqual([]);
    expect(await shop.paymentStates()).toEqual(['voided']);
  });

  test('would send the buyer where no bank can be is refused, and nobody is sent there', async () => {
    shop.payments.setBank(TOKENS.unsafeAddress);
    const begun = await begin();
    expect([resultCode(begun), dataOf(begun).redirectUrl]).toEqual(['422 SystemError', null]);
    expect(await shop.paymentStates()).toEqual(['voided']);
  });
});

describe('a buyer who never came back', () => {
  test.each(['confirmed', 'unanswered'] as const)(
    '(%s) is let go of after a while; the checkout can be paid',
    async (end) => {
      const transactionId = await left();
      if (end === 'confirmed') shop.payments.answerChallenges('authorised');
      shop.clock.advance(BUYER_WAIT_MS - 1);
      await shop.app.ordering.recover();
      expect(await shop.paymentStates()).toEqual(['actionNeeded']);
      shop.clock.advance(1);
      await shop.app.ordering.recover();
      expect(await shop.paymentStates()).toEqual(['voided']);
      expect(shop.payments.standing()).toEqual([]);
      expect(resultCode(await comeBack(transactionId))).toBe('422 SystemError');
      expect(resultCode(await buyer.pay())).toBe('200 Success');
      expect(shop.payments.standing()).toHaveLength(1);
    },
  );

  test('whose start got no answer is looked up, waits its time, and is let go of', async () => {
    shop.payments.setBank(TOKENS.lost);
    await begin();
    await shop.app.ordering.recover();
    expect(await shop.paymentStates()).toEqual(['actionNeeded']);
    shop.clock.advance(BUYER_WAIT_MS);
    shop.payments.setDown(true);
    await shop.app.ordering.recover();
    expect(await shop.paymentStates()).toEqual(['toVoid']);
    shop.payments.setDown(false);
    await shop.app.ordering.recover();
    expect(await shop.paymentStates()).toEqual(['voided']);
  });
});

describe('a client request', () => {
  test.each([
    ['garbage', { paymentsData: '{"method"' }],
    ['a list', { paymentsData: '[]' }],
    ['a number', { paymentsData: '7' }],
    ['another method', { paymentsData: '{"method":"cheque"}' }],
    ['an unknown field', { paymentsData: '{"method":"bank","amount":"1.00"}' }],
    ['a token', { paymentToken: 'tok' }],
  ])('with %s is 400', async (_what, body) => {
    expect(refusal(await begin(buyer, {}, body))).toBe('400 INVALID_API_INPUT');
    expect(shop.payments.calls.authorize).toBe(0);
  });

  test('without data tells how things stand: what waits at the bank, and where that is', async () => {
    const transactionId = await left();
    const asked = await begin(buyer, {}, { paymentsData: undefined });
    expect([resultCode(asked), dataOf(asked).transactionId]).toEqual(['202 Pending', transactionId]);
    shop.payments.answerChallenges('authorised');
    expect(resultCode(await begin(buyer, {}, { paymentsData: '{}' }))).toBe('200 Success');
  });
});

describe('the billing address', () => {
  const bill = { name: 'Pellerin SARL', street: '9 quai Ouest', city: 'Brest', postalCode: '29200', country: 'FR' };

  test('stays with the order, other than the delivery address, however it was paid [CHK-13]', async () => {
    const begun = await begin(buyer, {}, { billingAddress: bill });
    shop.payments.answerChallenges('authorised');
    await comeBack(dataOf(begun).transactionId);
    await buyer.prepare();
    const order = await buyer.order(referenceIn(await buyer.submit()));
    expect(order.billingAddress).toEqual({ ...bill, companyName: null, region: null });
    expect(order.deliveryAddress).toMatchObject({ city: ADDRESS.city });
  });

  test('may be where nobody delivers to, and needs a name of its own; it has no telephone [CHK-13]', async () => {
    const pay = async (change: object) => buyer.pay({ billingAddress: { ...bill, ...change } });
    const fields = ({ body }: { readonly body: string }) =>
      (JSON.parse(body) as { errorCode: string; invalidParameters: string[] }[]).map(
        ({ errorCode, invalidParameters }) => `${errorCode} ${String(invalidParameters)}`,
      );
    const unnamed = await pay({ name: undefined, firstName: 'Zoé', lastName: 'Pellerin' });
    expect([unnamed.statusCode, fields(unnamed)]).toEqual([400, ['INVALID_API_INPUT billingAddress.name']]);
    const wrong = await pay({ name: ' ', postalCode: '2920', country: 'fr' });
    expect(fields(wrong)).toEqual([
      'INVALID_API_INPUT billingAddress.name',
      'INVALID_API_INPUT billingAddress.postalCode',
    ]);
    expect(fields(await pay({ country: 'ZZ' }))).toEqual(['INVALID_API_INPUT billingAddress.country']);
    expect(refusal(await pay({ shipToPhoneNumber: '0612345678' }))).toBe('400 JSON_PARSER_ERROR');
    expect(shop.payments.calls.authorize).toBe(0);
    expect(resultCode(await pay({ postalCode: '97400', city: 'Saint-Denis' }))).toBe('200 Success');
  });

  test('is forgotten with the payment it came with', async () => {
    await begin(buyer, {}, { billingAddress: bill });
    await buyer.pay();
    const rows = await shop.database.read
      .selectFrom('payment')
      .select(['status', 'billing_address'])
      .orderBy('status')
      .execute();
    expect(rows).toEqual([
      { status: 'authorised', billing_address: null },
      { status: 'voided', billing_address: null },
    ]);
  });
});
