import { checkoutEvents } from '../../../../src/storefront/features/checkout';
import {
  checkoutError,
  checkoutOf,
  ready,
  refusal,
  scriptedCheckout,
  type Answering,
  type ScriptedCheckout,
} from '../../../support/storefront/scriptedCheckout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const reference = 'ER37G-VYS2M-6GPHH-HG4DE';
const done = (action: string, orderReferenceNumber: string | null = null) => ({
  status: 200,
  body: { actions: [{ action, success: true, orderReferenceNumber, errors: [] }], errors: [] },
});
const paid = {
  status: 200,
  body: {
    salesforceResultCode: 'Success',
    errors: [],
    paymentData: {
      transactionId: 'tx',
      methodLabel: 'Visa',
      mandateReference: null,
      amount: '72.80',
      currencyIsoCode: 'EUR',
    },
  },
};
const result = (salesforceResultCode: string, status: number) => ({
  status,
  body: { ...paid.body, salesforceResultCode, errors: [checkoutError('/commerce/errors/payment-failure')] },
});
/** What the server says of the payments of a checkout when it is asked what became of them. */
const standing = (changes: object) => ({
  ...paid,
  body: { ...paid.body, paymentData: { ...paid.body.paymentData, methodLabel: 'Visa •••• 4242', ...changes } },
});
const isPrepare = (body: unknown) => JSON.stringify(body).includes('prepare');

/** Everything goes well, but for what the test says. */
const except =
  (other: Answering): Answering =>
  (call, nth, body) => {
    const special = other(call, nth, body);
    if (typeof special === 'object' && special.status === 0) {
      if (call.startsWith('GET')) return ready();
      if (call === 'POST payments') return paid;
      if (call === 'POST orders') return { status: 201, body: { orderReferenceNumber: reference, errors: [] } };
      return isPrepare(body) ? done('prepare') : done('submit', reference);
    }
    return special;
  };
const well = { status: 0 } as const;

async function readyToOrder(other: Answering, webstore: object = {}): Promise<ScriptedCheckout> {
  const shop = await scriptedCheckout(except(other), webstore);
  shop.run();
  await jest.advanceTimersByTimeAsync(0);
  shop.sent.length = 0;
  return shop;
}
const giveCard = (shop: ScriptedCheckout) =>
  shop.store.dispatch(
    checkoutEvents.referenceGiven({
      reference: shop.vault.holdSecret('tok_1'),
      label: shop.vault.tokenOf('Visa •••• 4242'),
      mandateReference: null,
    }),
  );
async function order(shop: ScriptedCheckout, ms = 0): Promise<void> {
  giveCard(shop);
  shop.store.dispatch(checkoutEvents.placeRequested('72.80'));
  await jest.advanceTimersByTimeAsync(ms);
}
const changing = (shop: ScriptedCheckout) =>
  shop.store.dispatch(
    checkoutEvents.contactSubmitted({
      contactInfo: { firstName: '‹p1›', lastName: '‹p1›', email: '‹p1›', phoneNumber: '' },
    }),
  );

describe('placing an order', () => {
  it('prepares, pays and submits, each under a key of the one command, and ends once; the bill names neither company nor telephone [CHK-06] [CHK-07] [CHK-13] [CHK-18]', async () => {
    const shop = await readyToOrder(() => well);
    await order(shop);
    expect(shop.calls()).toEqual(['POST actions', 'GET id', 'POST payments', 'POST actions']);
    const keys = shop.sent.flatMap(({ key }) => (key === undefined ? [] : [key]));
    expect(new Set(keys.map((key) => key.slice(0, 12))).size).toBe(1);
    expect(new Set(keys).size).toBe(3);
    expect(shop.sent[2]?.body).toMatchObject({
      requestType: 'Auth',
      paymentToken: 'tok_1',
      billingAddress: { name: 'Nora Delaunay', postalCode: '69002' },
    });
    // A bill names no company, nor a telephone.
    expect(JSON.stringify(shop.sent[2]?.body)).not.toMatch(/company|phone/i);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
    expect(shop.state().phase).toEqual({ kind: 'placed', orderReferenceNumber: reference, elsewhere: false });
    expect(shop.store.getState().location.pending?.target.pathname).toBe(`/order/${reference}`);
  });

  it('places in one call where the webstore knows no actions [CHK-17]', async () => {
    const shop = await readyToOrder(() => well, { placeOrderV2Enabled: false });
    await order(shop);
    expect(shop.calls()).toEqual(['GET id', 'POST payments', 'POST orders']);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
  });

  it('takes a double press for one wish [CHK-08]', async () => {
    const shop = await readyToOrder(() => well);
    giveCard(shop);
    shop.store.dispatch(checkoutEvents.placeRequested('72.80'));
    shop.store.dispatch(checkoutEvents.placeRequested('72.80'));
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls().filter((call) => call === 'POST payments')).toHaveLength(1);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
  });

  it('submits again under the same key when the answer is lost [CHK-08]', async () => {
    let submits = 0;
    const shop = await readyToOrder((call, _nth, body) =>
      call === 'POST actions' && !isPrepare(body) && (submits += 1) === 1 ? 'noAnswer' : well,
    );
    await order(shop);
    expect(shop.state().retryCode).toBe('NO_ANSWER');
    await jest.advanceTimersByTimeAsync(4000);
    const sent = shop.sent.filter(({ call, body }) => call === 'POST actions' && !isPrepare(body));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
  });

  it('finds the order of a submit whose every answer was lost [CHK-08]', async () => {
    let wasPlaced = false;
    const shop = await readyToOrder((call, _nth, body) => {
      if (call === 'POST actions' && !isPrepare(body)) {
        wasPlaced = true;
        return 'noAnswer';
      }
      if (!wasPlaced) return well;
      return call === 'GET id' ? refusal(404, 'CHECKOUT_NOT_FOUND') : done('prepare', reference);
    });
    await order(shop, 20_000);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
    expect(shop.state().phase).toMatchObject({ orderReferenceNumber: reference });
  });

  it('asks the frame for another reference when a payment is lost and none stands', async () => {
    const shop = await readyToOrder((call, nth) => {
      if (call !== 'POST payments') return well;
      return nth === 1 ? 'noAnswer' : nth === 2 ? standing({ transactionId: null, methodLabel: null }) : well;
    });
    await order(shop);
    const { asked } = shop.state().payment;
    expect(asked).toBe(1);
    giveCard(shop);
    await jest.advanceTimersByTimeAsync(0);
    const payments = shop.sent.filter(({ call }) => call === 'POST payments');
    expect(payments.map(({ body }) => body)).toMatchObject([
      { requestType: 'Auth' },
      { requestType: 'ClientRequest' },
      { requestType: 'Auth' },
    ]);
    expect(new Set(payments.map(({ key }) => key)).size).toBe(3);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
  });

  it('goes on with a payment that stands although its answer was lost, and pays no second time', async () => {
    const shop = await readyToOrder((call, nth) =>
      call !== 'POST payments' ? well : nth === 1 ? refusal(503, 'SERVER_UNAVAILABLE') : standing({}),
    );
    await order(shop);
    expect(shop.calls()).toEqual(['POST actions', 'GET id', 'POST payments', 'POST payments', 'POST actions']);
    expect(shop.state().payment.asked).toBe(0);
    expect(shop.outcomes().slice(1)).toEqual(['orderPlaced']);
  });

  it.each([
    ['of another card', { methodLabel: 'Visa •••• 0002' }],
    ['of another amount', { amount: '80.00' }],
  ])('does not take a payment %s for the lost one', async (_which, other) => {
    const shop = await readyToOrder((call, nth) =>
      call !== 'POST payments' ? well : nth === 1 ? 'noAnswer' : standing(other),
    );
    await order(shop);
    expect(shop.state().payment.asked).toBe(1);
    expect(shop.outcomes().slice(1)).toEqual([]);
  });

  it('pays nothing when the total is no longer what the button said, and shows both', async () => {
    const dearer = { ...checkoutOf().cartSummary, grandTotalAmount: '80.00' };
    const shop = await readyToOrder((call) => (call === 'GET id' ? ready({ cartSummary: dearer }) : well));
    await order(shop);
    expect(shop.calls()).not.toContain('POST payments');
    expect(shop.state().problems.review).toMatchObject({
      code: 'CHECKOUT_CONFLICT',
      totals: { before: '72.80', now: '80.00' },
    });
    expect(shop.state().placing).toBeNull();
  });

  it.each([
    ['Decline', 422, 'PAYMENT_DECLINED', 'payment'],
    ['ValidationError', 422, 'PAYMENT_INVALID', 'payment'],
    ['SystemError', 422, 'PAYMENT_FAILED', 'payment'],
  ] as const)('ends with what a payment answered: %s', async (said, status, code, step) => {
    const shop = await readyToOrder((call) => (call === 'POST payments' ? result(said, status) : well));
    await order(shop);
    expect(shop.outcomes().slice(1)).toEqual(['placeFailed']);
    expect(shop.state().problems[step]?.code).toBe(code);
    expect(shop.state().payment.reference).toBeNull();
  });

  it('says INSUFFICIENT_INVENTORY when the inventory refuses [CHK-24]', async () => {
    const errors = [checkoutError('/commerce/integrations/inventory')];
    const shop = await readyToOrder((call) =>
      call === 'POST actions'
        ? {
            status: 422,
            body: { actions: [{ action: 'prepare', success: false, orderReferenceNumber: null, errors }], errors },
          }
        : well,
    );
    await order(shop);
    expect(shop.state().problems.review?.code).toBe('INSUFFICIENT_INVENTORY');
  });

  it('keeps the message of CART_VALIDATION_ERROR, as a token [CHK-28]', async () => {
    const errors = [checkoutError('/commerce/errors/cart-validation-failure', 'Beurre : vendu par 6.')];
    const shop = await readyToOrder((call) =>
      call === 'POST actions' ? { status: 422, body: { actions: [], errors } } : well,
    );
    await order(shop);
    const { code, message } = shop.state().problems.review ?? { code: '', message: '' };
    expect(code).toBe('CART_VALIDATION_ERROR');
    expect(shop.vault.valueOf(message)).toBe('Beurre : vendu par 6.');
  });

  it('is INTERNAL_ERROR when the answer holds no such action [CHK-26]', async () => {
    const shop = await readyToOrder((call) =>
      call === 'POST actions' ? { status: 200, body: { actions: [], errors: [] } } : well,
    );
    await order(shop);
    expect(shop.state().problems.review?.code).toBe('INTERNAL_ERROR');
  });

  it('leads to what is missing when a precondition fails', async () => {
    const shop = await readyToOrder((call) => {
      if (call === 'POST actions') return refusal(412, 'PRECONDITION');
      return call.startsWith('GET') ? ready({ contactInfo: null }) : well;
    });
    await order(shop);
    expect(shop.state().problems.contact?.status).toBe(412);
    expect(shop.state().step).toBe('contact');
  });
});

describe('changing the checkout', () => {
  it('sends an address part by part, its telephone as shipToPhoneNumber [CHK-13]', async () => {
    const shop = await readyToOrder((call) => (call === 'PATCH id' ? ready() : well));
    const place = { firstName: 'Nora', lastName: 'Delaunay', street: '12 rue du Four', city: 'Lyon' };
    const address = { ...place, companyName: 'Four', postalCode: '69002', country: 'FR', phoneNumber: '0472000000' };
    shop.store.dispatch(checkoutEvents.addressSubmitted({ addressId: null, address, kept: false }));
    await jest.advanceTimersByTimeAsync(0);
    const { phoneNumber, ...rest } = address;
    expect(shop.sent.find(({ call }) => call === 'PATCH id')?.body).toEqual({
      deliveryAddress: { ...rest, shipToPhoneNumber: phoneNumber },
    });
  });

  it('without one is SESSION_NOT_LOADED, and nothing is sent [CHK-26]', async () => {
    const shop = await scriptedCheckout(() => refusal(500));
    shop.run();
    await jest.advanceTimersByTimeAsync(20_000);
    shop.sent.length = 0;
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.state().problems.contact?.code).toBe('SESSION_NOT_LOADED');
    expect(shop.calls()).toEqual([]);
  });

  it('waits for the checkout after a conflict and sends the same again, four times at most', async () => {
    const shop = await readyToOrder((call) => (call === 'PATCH id' ? refusal(409, 'CHECKOUT_CONFLICT') : well));
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['PATCH id', 'GET id', 'PATCH id', 'GET id', 'PATCH id', 'GET id', 'PATCH id']);
    expect(shop.outcomes().slice(1)).toEqual(['changeFailed']);
  });

  it('is repeated under the same key while the server is locked', async () => {
    const shop = await readyToOrder((call, nth) => (call === 'PATCH id' ? (nth === 1 ? refusal(423) : ready()) : well));
    changing(shop);
    await jest.advanceTimersByTimeAsync(4000);
    const patches = shop.sent.filter(({ call }) => call === 'PATCH id');
    expect(patches).toHaveLength(2);
    expect(patches[0]?.key).toBe(patches[1]?.key);
    expect(shop.outcomes().slice(1)).toEqual(['changed']);
  });

  it('is worked one after the other, whatever is asked meanwhile', async () => {
    const shop = await readyToOrder((call) => (call === 'PATCH id' ? ready() : well));
    changing(shop);
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['PATCH id', 'PATCH id']);
    expect(shop.outcomes().slice(1)).toEqual(['changed', 'changed']);
  });
});
