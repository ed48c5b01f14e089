import { bankAnswersPath, bankPath, RETURN_PARAM } from '../../../../src/contract/payment/paymentPaths';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { checkoutEvents } from '../../../../src/storefront/features/checkout';
import { ordersApi } from '../../../../src/storefront/features/orders';
import type { Http } from '../../../../src/storefront/platform/http';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { pageShownAgain } from '../../../../src/storefront/platform/page/pageShownAgain';
import { BUYER_WAIT_MS } from '../../../../src/server/features/checkout/payments/settlePayments';
import { testSettings } from '../../../support/server/testApp';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout, visit, type Shop } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { waitUntil } from '../../../support/waitUntil';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

// jsdom can neither leave a page nor bring one back from the back/forward cache.
jest.mock('../../../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
}));
jest.mock('../../../../src/storefront/platform/page/pageShownAgain', () => ({ pageShownAgain: jest.fn() }));
const leaving = jest.mocked(leaveFor);
const shownAgain = jest.mocked(pageShownAgain);

const settings = { ...testSettings, demoData: true };
let server: TestServer;
beforeAll(async () => {
  server = await startShopServer({ settings });
});
beforeEach(() => {
  leaving.mockReset();
  shownAgain.mockReset();
  shownAgain.mockReturnValue(new Promise(() => undefined));
});
afterAll(() => server.close());

interface Opened {
  readonly shop: Shop;
  readonly browser: Http;
}

async function open(email?: string): Promise<Opened> {
  const browser = await visit(server, email);
  const shop = await openAtCheckout(server, { browser });
  await shop.addProduct();
  await shop.arrive();
  if (email === undefined) await shop.fillIn();
  return { shop, browser };
}

/** Presses the button with the bank chosen; returns the transaction's number once the page is left. */
async function leave({ shop }: Pick<Opened, 'shop'>): Promise<string> {
  shop.store.dispatch(checkoutEvents.paymentMethodChosen({ method: 'bank' }));
  shop.store.dispatch(checkoutEvents.bankAgreed());
  const before = leaving.mock.calls.length;
  shop.place();
  await waitUntil('the page is left', () => leaving.mock.calls.length > before);
  return shop.state().placing?.transactionId ?? '';
}

/** Answers on the bank's page as its payer; returns the address that the bank leads back to. */
async function answer(transactionId: string, form: string): Promise<string> {
  const reply = await server.app.inject({
    method: 'POST',
    url: bankAnswersPath(transactionId),
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  if (reply.statusCode !== 303) throw new Error(`no way back: ${reply.body}`);
  return String(reply.headers.location);
}
const confirm = (transactionId: string, bank = 'fournil') => answer(transactionId, `answer=confirm&bank=${bank}`);

/** Another page life, at the address that the bank led back to. */
async function comeBack(browser: Http, address: string): Promise<Shop> {
  const shop = await openAtCheckout(server, { browser });
  await shop.arriveAt(address);
  return shop;
}

const outcomes = (shop: Shop) => [...shop.types('checkout/orderPlaced'), ...shop.types('checkout/placeFailed')];

async function orderOf(shop: Shop) {
  const { phase } = shop.state();
  if (phase.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(shop.state())}`);
  const summary = ordersApi.endpoints.orderSummary.initiate(phase.orderReferenceNumber);
  return { reference: phase.orderReferenceNumber, order: await shop.store.dispatch(summary).unwrap() };
}

describe('leaving for the bank', () => {
  it('goes to the provider’s page once, with nothing but the payment’s number in its address [CHK-16]', async () => {
    const opened = await open();
    const transactionId = await leave(opened);
    expect(leaving.mock.calls).toEqual([[bankPath(transactionId)]]);
    expect(opened.shop.state().placing).toMatchObject({ stage: 'leaving' });
    expect(outcomes(opened.shop)).toEqual([]);
  });

  it('without a network is told, and nothing was left', async () => {
    const browser = await visit(server);
    const shop = await openAtCheckout(server, {
      browser,
      fault: (method, url) => (method === 'POST' && url.endsWith('/payments') ? 'noAnswer' : undefined),
    });
    await shop.addProduct();
    await shop.arrive();
    await shop.fillIn();
    shop.store.dispatch(checkoutEvents.paymentMethodChosen({ method: 'bank' }));
    shop.store.dispatch(checkoutEvents.bankAgreed());
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    shop.place();
    for (let turn = 0; turn < 40; turn += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    jest.useRealTimers();
    await shop.settled();
    expect(shop.state().problems.payment?.code).toBe('NO_ANSWER');
    expect(leaving).not.toHaveBeenCalled();
    expect(outcomes(shop)).toEqual(['checkout/placeFailed']);
  });
});

describe('coming back', () => {
  it('confirmed: the order goes out, once, and the page goes on to it [CHK-07] [CHK-18]', async () => {
    const opened = await open();
    const total = opened.shop.checkout()?.cartSummary.grandTotalAmount;
    const address = await confirm(await leave(opened));
    const shop = await comeBack(opened.browser, address);
    await shop.settled();
    const { reference, order } = await orderOf(shop);
    expect([order.grandTotalAmount, order.payment.requestType]).toEqual([total, 'PostAuth']);
    await waitUntil('the page of the order is there', () => shop.path() === `/order/${reference}`);
    expect(outcomes(shop)).toEqual(['checkout/orderPlaced']);
  });

  it('confirmed, where orders are placed in one call: the same [CHK-17]', async () => {
    await server.app.webstore.change({ placeOrderV2Enabled: false });
    try {
      const opened = await open();
      const shop = await comeBack(opened.browser, await confirm(await leave(opened)));
      await shop.settled();
      await orderOf(shop);
      expect(shop.calls.some(({ url }) => url.endsWith('/orders'))).toBe(true);
    } finally {
      await server.app.webstore.change({ placeOrderV2Enabled: true });
    }
  });

  it('twice, the second time to the address of an order that was placed: its confirmation, no second order', async () => {
    const opened = await open();
    const address = await confirm(await leave(opened));
    const first = await comeBack(opened.browser, address);
    await first.settled();
    const { reference } = await orderOf(first);
    const second = await comeBack(opened.browser, address);
    await second.settled();
    expect((await orderOf(second)).reference).toBe(reference);
    expect(outcomes(second)).toEqual(['checkout/orderPlaced']);
  });

  it.each([
    ['cancelled', 'answer=cancel', 'PAYMENT_CANCELLED'],
    ['refused by the bank', 'answer=confirm&bank=halles', 'PAYMENT_DECLINED'],
    ['paid another amount', 'answer=confirm&bank=mirage', 'PAYMENT_FAILED'],
  ])('%s: nothing is ordered, the page says so at the payment, and a second try works', async (_how, form, code) => {
    const opened = await open();
    const shop = await comeBack(opened.browser, await answer(await leave(opened), form));
    await shop.settled();
    expect(shop.state()).toMatchObject({
      step: 'payment',
      placing: null,
      problems: { payment: { code } },
      payment: { method: 'bank', label: null, transactionId: null },
    });
    expect(outcomes(shop)).toEqual(['checkout/placeFailed']);
    await waitUntil('the number has left the address', () => shop.search() === '');
    const again = await comeBack(opened.browser, await confirm(await leave({ shop })));
    await again.settled();
    await orderOf(again);
  });

  it('without an answer: the payment waits, and ordering again resumes this very one', async () => {
    const opened = await open();
    const transactionId = await leave(opened);
    const shop = await comeBack(opened.browser, `/checkout?${RETURN_PARAM}=${transactionId}`);
    await shop.settled();
    expect(shop.state()).toMatchObject({
      problems: { payment: { code: 'BANK_WAITING' } },
      payment: { method: 'bank', transactionId },
    });
    expect(await leave({ shop })).toBe(transactionId);
    // Confirmed meanwhile, in another tab: ordering does not go to the bank again.
    const third = await comeBack(opened.browser, `/checkout?${RETURN_PARAM}=${transactionId}`);
    await third.settled();
    await confirm(transactionId);
    leaving.mockClear();
    third.store.dispatch(checkoutEvents.bankAgreed());
    third.place();
    await third.settled();
    await orderOf(third);
    expect(leaving).not.toHaveBeenCalled();
  });

  it.each(['tortue', 'canal', 'ecluse'])(
    'from a bank that is slow to say so (%s): the order still goes out',
    async (bank) => {
      const opened = await open();
      const address = await confirm(await leave(opened), bank);
      // A short time limit, because one of the banks does not answer the first time.
      settings.paymentTimeoutMs = 500;
      const shop = await comeBack(opened.browser, address);
      await shop.settled();
      await orderOf(shop);
      settings.paymentTimeoutMs = testSettings.paymentTimeoutMs;
    },
  );

  it('too late: the payment was let go of, nothing is debited, and another one can be made', async () => {
    const opened = await open();
    const address = await confirm(await leave(opened));
    server.clock.advance(BUYER_WAIT_MS);
    await server.app.ordering.recover();
    const shop = await comeBack(opened.browser, address);
    await shop.settled();
    expect(shop.state().problems.payment?.code).toBe('PAYMENT_FAILED');
    await shop.giveCard();
    shop.store.dispatch(checkoutEvents.paymentMethodChosen({ method: 'card' }));
    await shop.giveCard();
    shop.place();
    await shop.settled();
    await orderOf(shop);
  });

  it('by the Back button, to the page that had been left: it asks, and says that the bank waits', async () => {
    let show: () => void = () => undefined;
    shownAgain.mockReturnValue(new Promise((resolve) => (show = resolve)));
    const opened = await open();
    const transactionId = await leave(opened);
    show();
    await opened.shop.settled();
    expect(opened.shop.state().problems.payment?.code).toBe('BANK_WAITING');
    expect(opened.shop.state().payment.transactionId).toBe(transactionId);
    expect(outcomes(opened.shop)).toEqual(['checkout/placeFailed']);
  });
});

describe('somebody else', () => {
  it('who was logged out meanwhile is told to log in, and then the order goes out', async () => {
    const email = 'boulangerie@comptoir.example';
    const opened = await open(email);
    const address = await confirm(await leave(opened));
    const guest = await comeBack(await visit(server), address);
    await guest.settled();
    expect(guest.state()).toMatchObject({ lostReturn: expect.any(String) as unknown, placing: null });
    expect(guest.search()).toContain(RETURN_PARAM);
    expect(outcomes(guest)).toEqual(['checkout/placeFailed']);
    const back = await comeBack(await visit(server, email), address);
    await back.settled();
    await orderOf(back);
  });

  it('with a checkout of their own completes nothing with another’s number', async () => {
    const opened = await open();
    const address = await confirm(await leave(opened));
    const { browser, shop: own } = await open();
    const shop = await comeBack(browser, address);
    await shop.settled();
    expect(shop.state().lostReturn).not.toBeNull();
    expect(shop.checkout()?.checkoutId).toBe(own.checkout()?.checkoutId);
    expect(shop.checkout()?.payment).toBeNull();
    expect(outcomes(shop)).toEqual(['checkout/placeFailed']);
  });
});

describe('a bill that goes elsewhere', () => {
  it('is with the order, and nothing of it in an action or in the state [CHK-13]', async () => {
    const opened = await open();
    const { vault, store } = opened.shop;
    const said = { name: 'Fournil SARL', street: '9 quai Ouest', postalCode: '29200', city: 'Brest' };
    store.dispatch(checkoutEvents.billingChosen({ differs: true }));
    store.dispatch(
      checkoutEvents.billingSubmitted({
        address: {
          name: vault.tokenOf(said.name),
          street: vault.tokenOf(said.street),
          postalCode: vault.tokenOf(said.postalCode),
          city: vault.tokenOf(said.city),
          country: 'FR',
        },
      }),
    );
    const shop = await comeBack(opened.browser, await confirm(await leave(opened)));
    await shop.settled();
    const { order } = await orderOf(shop);
    const billed = Object.entries(said).map(([field]) =>
      shop.vault.valueOf(String(order.billingAddress?.[field as keyof typeof said])),
    );
    expect(billed).toEqual(Object.values(said));
    const seen = JSON.stringify([opened.shop.actions, store.getState(), shop.actions, shop.store.getState()]);
    expect(Object.values(said).filter((value) => seen.includes(value))).toEqual([]);
  });
});

it('leaving and coming back are two recordings; both replay with every state equal and nothing personal', async () => {
  const opened = await open();
  const shop = await comeBack(opened.browser, await confirm(await leave(opened)));
  await shop.settled();
  for (const { journal, recordingProblems } of [opened.shop, shop]) {
    const { problems, diverging, actions } = verifyJournal({ ...replayedShop, text: journal() });
    expect({ problems, diverging, recordingProblems }).toEqual({ problems: [], diverging: 0, recordingProblems: [] });
    expect(actions).toBeGreaterThan(5);
    expect(journal()).not.toMatch(/Nora|Delaunay|nora@|\b69002\b/);
  }
});
