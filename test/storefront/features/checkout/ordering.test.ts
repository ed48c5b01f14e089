import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { ordersApi } from '../../../../src/storefront/features/orders';
import { checkoutEvents } from '../../../../src/storefront/features/checkout';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout, type Shop } from '../../../support/storefront/openCheckout';
import { cardToken, challengedCard, declinedCard, sepaToken } from '../../../support/storefront/paymentTokens';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

async function open(options: Parameters<typeof openAtCheckout>[1] = {}): Promise<Shop> {
  const shop = await openAtCheckout(server, options);
  await shop.addProduct();
  await shop.arrive();
  return shop;
}

async function orderOf(shop: Shop) {
  const { phase } = shop.state();
  if (phase.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(shop.state())}`);
  const summary = ordersApi.endpoints.orderSummary.initiate(phase.orderReferenceNumber);
  return { reference: phase.orderReferenceNumber, order: await shop.store.dispatch(summary).unwrap() };
}

describe('a guest', () => {
  it('goes from a cart to an order that a card pays, and is led to its confirmation [CHK-01] [CHK-07]', async () => {
    const shop = await open();
    await shop.fillIn();
    const total = shop.checkout()?.cartSummary.grandTotalAmount;
    await shop.giveCard();
    shop.place();
    await shop.settled();
    const { reference, order } = await orderOf(shop);
    expect(reference).toMatch(/^[A-Z0-9]{5}(-[A-Z0-9]{5}){3}$/);
    expect(order.grandTotalAmount).toBe(total);
    expect(shop.vault.valueOf(order.deliveryAddress.city)).toBe('Lyon');
    await waitUntil('the page of the order is there', () => shop.path() === `/order/${reference}`);
    expect(shop.types('checkout/orderPlaced')).toHaveLength(1);
  });

  it('has nothing of a person, no card and no token in any action or in the state [CHK-15]', async () => {
    const shop = await open();
    await shop.fillIn();
    await shop.giveCard();
    shop.place();
    await shop.settled();
    const seen = JSON.stringify([shop.actions, shop.store.getState()]);
    // The postal code only as a whole number, because random ids may contain its digits.
    const values = /.{0,80}(Nora|Delaunay|nora@example\.org|0612345678|rue du Four|\b69002\b|•••• 4242).{0,20}/g;
    expect(seen.match(values)).toBeNull();
  });

  it('comes to the next step once one is kept, or stays in another one opened meanwhile', async () => {
    const shop = await open();
    await shop.fillIn();
    const keepContact = () => {
      shop.store.dispatch(checkoutEvents.stepOpened({ step: 'contact' }));
      shop.store.dispatch(checkoutEvents.contactSubmitted({ contactInfo: shop.contact }));
    };
    keepContact();
    await shop.settled();
    expect(shop.state().step).toBeNull();
    keepContact();
    shop.store.dispatch(checkoutEvents.stepOpened({ step: 'delivery' }));
    await shop.settled();
    expect(shop.state()).toMatchObject({ step: 'delivery', inFlight: [], problems: {} });
  });

  it.each(['card', 'sepa'] as const)('pays by %s to the confirmation [CHK-16]', async (method) => {
    const shop = await open();
    await shop.fillIn();
    shop.store.dispatch(checkoutEvents.paymentMethodChosen({ method }));
    await shop.giveCard(undefined, method === 'card' ? cardToken(server) : sepaToken(server));
    shop.place();
    await shop.settled();
    const { order } = await orderOf(shop);
    expect(order.payment.mandateReference === null).toBe(method === 'card');
  });

  it('leaves a recording that replays with every state equal, and no event left out', async () => {
    const shop = await open();
    await shop.fillIn();
    await shop.giveCard();
    shop.place();
    await shop.settled();
    const { problems, diverging, firstDivergence, actions } = verifyJournal({ ...replayedShop, text: shop.journal() });
    expect({ problems, diverging, firstDivergence }).toEqual({
      problems: [],
      diverging: 0,
      firstDivergence: undefined,
    });
    expect(actions).toBeGreaterThan(20);
    expect(shop.recordingProblems).toEqual([]);
  });

  it('may try another card after a refusal, without saying anything else again [CHK-06]', async () => {
    const shop = await open();
    await shop.fillIn();
    await shop.giveCard(declinedCard);
    shop.place();
    await shop.settled();
    expect(shop.state()).toMatchObject({
      step: 'payment',
      placing: null,
      problems: { payment: { code: 'PAYMENT_DECLINED' } },
      payment: { reference: null, label: null },
    });
    const { contactInfo } = shop.checkout() ?? {};
    expect(shop.vault.valueOf(contactInfo?.lastName ?? '')).toBe('Delaunay');
    await shop.giveCard();
    shop.place();
    await shop.settled();
    await orderOf(shop);
    expect(shop.types('checkout/placeFailed')).toHaveLength(1);
  });

  it('is told at the postcode where nobody drives to, and keeps what was typed [CHK-13]', async () => {
    const shop = await open();
    shop.store.dispatch(checkoutEvents.contactSubmitted({ contactInfo: shop.contact }));
    shop.store.dispatch(
      checkoutEvents.addressSubmitted({ addressId: null, address: shop.address('97400'), kept: false }),
    );
    await shop.settled();
    expect(shop.state().problems.delivery?.code).toBe('SHIPPING_REFUSED');
    expect(shop.store.getState().drafts.problems['checkoutAddress']).toEqual({
      postalCode: { id: 'checkout.problem.shippingField' },
    });
    // The refusal concerns the address alone: the checkout has no error, so another address can be chosen.
    expect(shop.checkout()?.errors).toEqual([]);
  });
});

describe('the bank asks for a confirmation', () => {
  const challenged = async () => {
    const shop = await open();
    await shop.fillIn();
    await shop.giveCard(challengedCard);
    shop.place();
    await waitUntil('the bank’s challenge is there', () => shop.state().placing?.stage === 'authenticating');
    return { shop, transactionId: shop.state().placing?.transactionId ?? '' };
  };

  it('and the order goes out once it was given', async () => {
    const { shop, transactionId } = await challenged();
    const answer = await server.app.inject({
      method: 'POST',
      url: `/payment/challenges/${transactionId}/answers`,
      headers: { origin: 'null', 'content-type': 'application/json' },
      payload: JSON.stringify({ outcome: 'confirmed' }),
    });
    expect(answer.statusCode).toBeLessThan(300);
    shop.store.dispatch(checkoutEvents.authenticationEnded());
    await shop.settled();
    await orderOf(shop);
  });

  it('and a shopper who gives up pays nothing and may choose again', async () => {
    const { shop } = await challenged();
    shop.store.dispatch(checkoutEvents.authenticationAbandoned());
    await shop.settled();
    expect(shop.state().problems.payment?.code).toBe('PAYMENT_UNCONFIRMED');
    await shop.giveCard();
    shop.place();
    await shop.settled();
    await orderOf(shop);
  });

  it('and an end of the challenge without a confirmation is no payment', async () => {
    const { shop } = await challenged();
    shop.store.dispatch(checkoutEvents.authenticationEnded());
    await shop.settled();
    expect(shop.types('checkout/orderPlaced')).toEqual([]);
    expect(shop.state().step).toBe('payment');
  });
});

describe('a customer', () => {
  const email = 'boulangerie@comptoir.example';

  it('finds name and address filled in, and orders by a number of their own [CHK-06] [CHK-09]', async () => {
    const shop = await open({ email });
    expect(shop.checkout()?.contactInfo).not.toBeNull();
    expect(shop.checkout()?.deliveryGroups.items[0]?.deliveryAddress?.id).toMatch(/^8lW/);
    const number = shop.vault.tokenOf('PO-2025-17');
    shop.store.dispatch(checkoutEvents.paymentMethodChosen({ method: 'purchaseOrder' }));
    shop.store.dispatch(checkoutEvents.referenceGiven({ reference: number, label: number, mandateReference: null }));
    shop.place();
    await shop.settled();
    const { order } = await orderOf(shop);
    expect(shop.vault.valueOf(order.purchaseOrderNumber ?? '')).toBe('PO-2025-17');
  });

  it('keeps a new address in the book, and puts one of the book right [CHK-09]', async () => {
    const shop = await open({ email });
    shop.store.dispatch(checkoutEvents.addressSubmitted({ addressId: null, address: shop.address(), kept: true }));
    await shop.settled();
    const listed = async () => {
      const { addressesApi } = await import('../../../../src/storefront/features/addresses');
      const asked = addressesApi.endpoints.addresses.initiate(undefined, { forceRefetch: true });
      return (await shop.store.dispatch(asked).unwrap()).items;
    };
    await waitUntil('the address is kept', () => shop.actions.some(({ type }) => type === 'keptAddresses/kept'));
    const kept = (await listed()).find(({ city }) => shop.vault.valueOf(city) === 'Lyon');
    expect(kept).toBeDefined();
    shop.store.dispatch(
      checkoutEvents.addressSubmitted({
        addressId: kept?.addressId ?? '',
        address: { ...shop.address(), city: shop.vault.tokenOf('Villeurbanne') },
        kept: false,
      }),
    );
    await shop.settled();
    const group = shop.checkout()?.deliveryGroups.items[0];
    expect(group?.deliveryAddress?.id).toBe(kept?.addressId);
    expect(shop.vault.valueOf(group?.deliveryAddress?.city ?? '')).toBe('Villeurbanne');
  });
});
