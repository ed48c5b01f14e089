import { checkoutEvents } from '../../../../src/storefront/features/checkout';
import { checkoutError, checkoutOf } from '../../../support/storefront/scripted/checkoutExamples';
import { acted, payment, ready, reference } from '../../../support/storefront/scripted/flowCalls';
import { ended, flowShop, type Except, type FlowShop } from '../../../support/storefront/scripted/flowShop';
import { refusal } from '../../../support/storefront/scripted/scriptedShop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function readyToOrder(except?: Except, webstore: object = {}): Promise<FlowShop> {
  const shop = await flowShop({ webstore, ...(except && { except }) });
  shop.goTo('/checkout');
  shop.startCheckout();
  await jest.advanceTimersByTimeAsync(0);
  shop.sent.length = 0;
  return shop;
}
/** The answer to a call that asks for the state of a checkout's payment. */
const standing = (changes: object) => payment('Success', 200, { methodLabel: 'Visa •••• 4242', ...changes });
const outcomes = (shop: FlowShop) => ended(shop).slice(1);

async function order(shop: FlowShop, ms = 0): Promise<void> {
  shop.giveReference();
  shop.place();
  await jest.advanceTimersByTimeAsync(ms);
}
const changing = (shop: FlowShop) =>
  shop.store.dispatch(
    checkoutEvents.contactSubmitted({
      contactInfo: { firstName: '‹p1›', lastName: '‹p1›', email: '‹p1›', phoneNumber: '' },
    }),
  );

describe('placing an order', () => {
  it('prepares, pays and submits, each under a key of the one command, and ends once; the bill names neither company nor telephone [CHK-06] [CHK-07] [CHK-13] [CHK-18]', async () => {
    const shop = await readyToOrder();
    await order(shop);
    expect(shop.calls()).toEqual(['POST prepare', 'GET checkout', 'POST payments', 'POST submit']);
    const keys = shop.sent.flatMap(({ key }) => (key === undefined ? [] : [key]));
    expect(new Set(keys.map((key) => key.slice(0, 12))).size).toBe(1);
    expect(new Set(keys).size).toBe(3);
    expect(shop.sent[2]?.body).toMatchObject({
      requestType: 'Auth',
      paymentToken: 'tok_1',
      billingAddress: { name: 'Nora Delaunay', postalCode: '69002' },
    });
    // A billing address has no fields for company and telephone.
    expect(JSON.stringify(shop.sent[2]?.body)).not.toMatch(/company|phone/i);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
    expect(shop.checkout().phase).toEqual({ kind: 'placed', orderReferenceNumber: reference, elsewhere: false });
    expect(shop.store.getState().location.pending?.target.pathname).toBe(`/order/${reference}`);
  });

  it('places in one call where the webstore knows no actions [CHK-17]', async () => {
    const shop = await readyToOrder(undefined, { placeOrderV2Enabled: false });
    await order(shop);
    expect(shop.calls()).toEqual(['GET checkout', 'POST payments', 'POST orders']);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it('takes a double press for one command [CHK-08]', async () => {
    const shop = await readyToOrder();
    shop.giveReference();
    shop.place();
    shop.place();
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls().filter((call) => call === 'POST payments')).toHaveLength(1);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it('submits again under the same key when the answer is lost [CHK-08]', async () => {
    const shop = await readyToOrder((call, nth) => (call === 'POST submit' && nth === 1 ? 'noAnswer' : undefined));
    await order(shop);
    expect(shop.checkout().retryCode).toBe('NO_ANSWER');
    await jest.advanceTimersByTimeAsync(4000);
    const sent = shop.sent.filter(({ call }) => call === 'POST submit');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it('finds the order of a submit whose every answer was lost [CHK-08]', async () => {
    let wasPlaced = false;
    const shop = await readyToOrder((call) => {
      if (call === 'POST submit') {
        wasPlaced = true;
        return 'noAnswer';
      }
      if (!wasPlaced) return undefined;
      return call === 'GET checkout' ? refusal(404, 'CHECKOUT_NOT_FOUND') : acted('prepare', reference);
    });
    await order(shop, 20_000);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
    expect(shop.checkout().phase).toMatchObject({ orderReferenceNumber: reference });
  });

  it('asks the frame for another reference when a payment is lost and none stands', async () => {
    const shop = await readyToOrder((call, nth) => {
      if (call !== 'POST payments') return undefined;
      return nth === 1 ? 'noAnswer' : nth === 2 ? standing({ transactionId: null, methodLabel: null }) : undefined;
    });
    await order(shop);
    const { asked } = shop.checkout().payment;
    expect(asked).toBe(1);
    shop.giveReference();
    await jest.advanceTimersByTimeAsync(0);
    const payments = shop.sent.filter(({ call }) => call === 'POST payments');
    expect(payments.map(({ body }) => body)).toMatchObject([
      { requestType: 'Auth' },
      { requestType: 'ClientRequest' },
      { requestType: 'Auth' },
    ]);
    expect(new Set(payments.map(({ key }) => key)).size).toBe(3);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it('goes on with a payment that stands although its answer was lost, and pays no second time', async () => {
    const shop = await readyToOrder((call, nth) =>
      call !== 'POST payments' ? undefined : nth === 1 ? refusal(503, 'SERVER_UNAVAILABLE') : standing({}),
    );
    await order(shop);
    expect(shop.calls()).toEqual(['POST prepare', 'GET checkout', 'POST payments', 'POST payments', 'POST submit']);
    expect(shop.checkout().payment.asked).toBe(0);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it.each([
    ['of another card', { methodLabel: 'Visa •••• 0002' }],
    ['of another amount', { amount: '80.00' }],
  ])('does not take a payment %s for the lost one', async (_which, other) => {
    const shop = await readyToOrder((call, nth) =>
      call !== 'POST payments' ? undefined : nth === 1 ? 'noAnswer' : standing(other),
    );
    await order(shop);
    expect(shop.checkout().payment.asked).toBe(1);
    expect(outcomes(shop)).toEqual([]);
  });

  it('pays nothing when the total is no longer what the button said, and shows both', async () => {
    const dearer = { ...checkoutOf().cartSummary, grandTotalAmount: '80.00' };
    const shop = await readyToOrder((call) => (call === 'GET checkout' ? ready({ cartSummary: dearer }) : undefined));
    await order(shop);
    expect(shop.calls()).not.toContain('POST payments');
    expect(shop.checkout().problems.review).toMatchObject({
      code: 'CHECKOUT_CONFLICT',
      totals: { before: '72.80', now: '80.00' },
    });
    expect(shop.checkout().placing).toBeNull();
  });

  it.each([
    ['Decline', 422, 'PAYMENT_DECLINED', 'payment'],
    ['ValidationError', 422, 'PAYMENT_INVALID', 'payment'],
    ['SystemError', 422, 'PAYMENT_FAILED', 'payment'],
  ] as const)('ends with what a payment answered: %s', async (said, status, code, step) => {
    const shop = await readyToOrder((call) => (call === 'POST payments' ? payment(said, status) : undefined));
    await order(shop);
    expect(outcomes(shop)).toEqual(['checkout/placeFailed']);
    expect(shop.checkout().problems[step]?.code).toBe(code);
    expect(shop.checkout().payment.reference).toBeNull();
  });

  it('says INSUFFICIENT_INVENTORY when the inventory refuses [CHK-24]', async () => {
    const errors = [checkoutError('/commerce/integrations/inventory')];
    const shop = await readyToOrder((call) =>
      call === 'POST prepare'
        ? {
            status: 422,
            body: { actions: [{ action: 'prepare', success: false, orderReferenceNumber: null, errors }], errors },
          }
        : undefined,
    );
    await order(shop);
    expect(shop.checkout().problems.review?.code).toBe('INSUFFICIENT_INVENTORY');
  });

  it('keeps the message of CART_VALIDATION_ERROR, as a token [CHK-28]', async () => {
    const errors = [checkoutError('/commerce/errors/cart-validation-failure', 'Beurre : vendu par 6.')];
    const shop = await readyToOrder((call) =>
      call === 'POST prepare' ? { status: 422, body: { actions: [], errors } } : undefined,
    );
    await order(shop);
    const { code, message } = shop.checkout().problems.review ?? { code: '', message: '' };
    expect(code).toBe('CART_VALIDATION_ERROR');
    expect(shop.vault.valueOf(message)).toBe('Beurre : vendu par 6.');
  });

  it('is INTERNAL_ERROR when the answer holds no such action [CHK-26]', async () => {
    const shop = await readyToOrder((call) =>
      call === 'POST prepare' ? { status: 200, body: { actions: [], errors: [] } } : undefined,
    );
    await order(shop);
    expect(shop.checkout().problems.review?.code).toBe('INTERNAL_ERROR');
  });

  it('leads to what is missing when a precondition fails', async () => {
    const shop = await readyToOrder((call) => {
      if (call === 'POST prepare') return refusal(412, 'PRECONDITION');
      return call === 'GET active' || call === 'GET checkout' ? ready({ contactInfo: null }) : undefined;
    });
    await order(shop);
    expect(shop.checkout().problems.contact?.status).toBe(412);
    expect(shop.checkout().step).toBe('contact');
  });
});

describe('changing the checkout', () => {
  it('sends an address part by part, its telephone as shipToPhoneNumber [CHK-13]', async () => {
    const shop = await readyToOrder();
    const home = { firstName: 'Nora', lastName: 'Delaunay', street: '12 rue du Four', city: 'Lyon' };
    const address = { ...home, companyName: 'Four', postalCode: '69002', country: 'FR', phoneNumber: '0472000000' };
    shop.store.dispatch(checkoutEvents.addressSubmitted({ addressId: null, address, kept: false }));
    await jest.advanceTimersByTimeAsync(0);
    const { phoneNumber, ...rest } = address;
    expect(shop.sent.find(({ call }) => call === 'PATCH checkout')?.body).toEqual({
      deliveryAddress: { ...rest, shipToPhoneNumber: phoneNumber },
    });
  });

  it('without one is SESSION_NOT_LOADED, and nothing is sent [CHK-26]', async () => {
    const shop = await flowShop({ except: () => refusal(500) });
    shop.goTo('/checkout');
    shop.startCheckout();
    await jest.advanceTimersByTimeAsync(20_000);
    shop.sent.length = 0;
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.checkout().problems.contact?.code).toBe('SESSION_NOT_LOADED');
    expect(shop.calls()).toEqual([]);
  });

  it('waits for the checkout after a conflict and sends the same again, four times at most', async () => {
    const shop = await readyToOrder((call) =>
      call === 'PATCH checkout' ? refusal(409, 'CHECKOUT_CONFLICT') : undefined,
    );
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual([
      'PATCH checkout',
      'GET checkout',
      'PATCH checkout',
      'GET checkout',
      'PATCH checkout',
      'GET checkout',
      'PATCH checkout',
    ]);
    expect(outcomes(shop)).toEqual(['checkout/changeFailed']);
  });

  it('is repeated under the same key while the server is locked', async () => {
    const shop = await readyToOrder((call, nth) => (call === 'PATCH checkout' && nth === 1 ? refusal(423) : undefined));
    changing(shop);
    await jest.advanceTimersByTimeAsync(4000);
    const patches = shop.sent.filter(({ call }) => call === 'PATCH checkout');
    expect(patches).toHaveLength(2);
    expect(patches[0]?.key).toBe(patches[1]?.key);
    expect(outcomes(shop)).toEqual(['checkout/changed']);
  });

  it('is worked one after the other, whatever is asked meanwhile', async () => {
    const shop = await readyToOrder();
    changing(shop);
    changing(shop);
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['PATCH checkout', 'PATCH checkout']);
    expect(outcomes(shop)).toEqual(['checkout/changed', 'checkout/changed']);
  });
});
