import { recordId } from '../../../../src/contract/ids';
import { tracePrices } from '../../../../src/commerce/pricing/trace/tracePrices';
import type { OrderPrices, OrderViews, PricesToday } from '../../../../src/contract/recordings/priceTrace';
import { orderReferenced } from '../../../../src/server/features/placedOrders';
import { orderBill } from '../../../../src/server/features/priceTraces/orderBill';
import { wirePrice } from '../../../../src/server/features/catalog';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { logIn } from '../../../support/server/calls/loggedIn';
import { answered, openRecorded, refusalOf } from '../../../support/server/calls/recordingCalls';
import { productId } from '../../../support/server/shops/cartShop';
import { fromOwnPage } from '../../../support/server/testApp';
import { entered } from '../../../support/server/shops/promotionShop';
import { openPricedShop, sumsOf, type PricedShop } from '../../../support/server/shops/pricedShop';

let shop: PricedShop;
beforeEach(async () => {
  shop = await openPricedShop();
});

const asked = { accountId: null, lines: [{ productId: productId('butter'), quantity: 2 }], couponCodes: [] };
const ask = (payload: object) => shop.support.ask('pricesToday', {}, { method: 'POST', payload });
const pricesOf = async (orderReference: string) =>
  (await shop.support.ask('orderPrices', { orderReference })).json<OrderPrices>();

/**
 * Orders as a customer with a coupon: butter at a tier of their group's own price, and an apron, with free delivery.
 * Returns the order's reference.
 */
async function memberOrders(): Promise<string> {
  const tiers = [
    { lowerBound: 1, upperBound: 4, unitCents: 640 },
    { lowerBound: 5, upperBound: null, unitCents: 611 },
  ];
  const general = { productId: productId('butter'), buyerGroup: null, unitCents: 690, listCents: 750, tiers: [] };
  const apron = { productId: productId('apron'), buyerGroup: null, unitCents: 1999, listCents: null, tiers: [] };
  await shop.price([general, { ...general, buyerGroup: 'Boulangerie', unitCents: 640, tiers }, apron]);
  await shop.promote(['DIX'], { name: 'Dix pour cent' });
  const buyer = shop.newBuyer();
  await buyer.guest.logIn();
  await buyer.guest.added('butter', 5);
  await buyer.guest.added('apron', 1);
  await entered(buyer.guest, 'DIX');
  return buyer.ordered();
}

const NONE = {
  unitCents: null,
  buyerGroup: null,
  isGroupKnown: false,
  lowerBound: null,
  upperBound: null,
  promotions: [],
};

test('an order says of each amount how it came about: list price, group, tier, promotion, delivery, VAT before it is rounded', async () => {
  const reference = await memberOrders();
  const answer = await pricesOf(reference.toLowerCase());
  expect([answer.orderReference, answer.status]).toEqual([reference, 'Created']);
  expect(answer.trace).toMatchObject({
    currency: 'EUR',
    isWhole: true,
    disagreements: [],
    goodsCents: 5054,
    adjustmentCents: -505,
    deliveryCents: 0,
    netCents: 4549,
    vatCents: 511,
    grossCents: 5060,
    // 5,5 % of 27,50 €: 1,5125 €; 20 % of 17,99 €: 3,598 €.
    vat: [
      { basisPoints: 550, netCents: 2750, unroundedMicros: 1_512_500, vatCents: 151 },
      { basisPoints: 2000, netCents: 1799, unroundedMicros: 3_598_000, vatCents: 360 },
    ],
    promotions: [
      {
        name: 'Dix pour cent',
        couponCode: 'DIX',
        target: 'Cart',
        kind: 'percentage',
        basisPoints: 1000,
        rewardCents: null,
        isPerLine: false,
        amountCents: -505,
      },
    ],
    deliveries: [
      {
        method: 'Livraison en journée',
        steps: [
          { kind: 'tariff', amountCents: 790 },
          { kind: 'freeFrom', amountCents: -790 },
        ],
        goodsCents: 4549,
        freeFromCents: 4000,
        chargeCents: 0,
      },
    ],
  });
  const [butter, apron] = answer.trace.lines;
  expect(butter).toMatchObject({
    name: 'Beurre doux',
    quantity: 5,
    netCents: 2750,
    vatBasisPoints: 550,
    vatCents: 151,
  });
  expect(butter?.steps).toEqual([
    { ...NONE, kind: 'list', amountCents: 3750, unitCents: 750 },
    { ...NONE, kind: 'own', amountCents: -550, unitCents: 640, buyerGroup: 'Boulangerie', isGroupKnown: true },
    { ...NONE, kind: 'tier', amountCents: -145, unitCents: 611, lowerBound: 5, upperBound: null },
    { ...NONE, kind: 'promotion', amountCents: -305, promotions: ['Dix pour cent'] },
  ]);
  expect(apron?.steps).toEqual([
    { ...NONE, kind: 'own', amountCents: 1999, unitCents: 1999, isGroupKnown: true },
    { ...NONE, kind: 'promotion', amountCents: -200, promotions: ['Dix pour cent'] },
  ]);
});

test('of an order of an earlier release it says what was stored, and guesses nothing', async () => {
  const reference = await memberOrders();
  const before = await pricesOf(reference);
  await shop.database.write(async (db) => {
    await db.updateTable('order_line').set({ price_basis: null }).execute();
    const row = await db.selectFrom('placed_order').select(['deliveries', 'promotions']).executeTakeFirstOrThrow();
    const without = (json: string, name: string): string =>
      JSON.stringify((JSON.parse(json) as object[]).map((one) => ({ ...one, [name]: undefined })));
    const earlier = { deliveries: without(row.deliveries, 'basis'), promotions: without(row.promotions, 'reward') };
    await db.updateTable('placed_order').set(earlier).execute();
  });
  const { trace } = await pricesOf(reference);
  expect(trace.lines.map(({ steps }) => steps)).toEqual([
    [
      { ...NONE, kind: 'paid', amountCents: 3055, unitCents: 611 },
      { ...NONE, kind: 'promotion', amountCents: -305, promotions: ['Dix pour cent'] },
    ],
    [
      { ...NONE, kind: 'paid', amountCents: 1999, unitCents: 1999 },
      { ...NONE, kind: 'promotion', amountCents: -200, promotions: ['Dix pour cent'] },
    ],
  ]);
  expect(trace.deliveries).toMatchObject([{ steps: [{ kind: 'charged', amountCents: 0 }], goodsCents: null }]);
  expect(trace.promotions).toMatchObject([{ kind: null, basisPoints: null, isPerLine: null, amountCents: -505 }]);
  expect(sumsOf(trace)).toEqual(sumsOf(before.trace));
});

test('where the amounts of an order disagree with its steps, that is said, with both amounts', async () => {
  const reference = await memberOrders();
  await shop.database.write(async (db) => {
    await db.updateTable('order_line').set({ net_cents: 2751 }).where('position', '=', 1).execute();
    await db.updateTable('placed_order').set({ vat_cents: 512 }).execute();
  });
  const { trace } = await pricesOf(reference);
  const [butter] = trace.lines;
  expect(butter?.steps.at(-1)).toEqual({ ...NONE, kind: 'unexplained', amountCents: 1 });
  expect(trace.disagreements).toEqual([
    { of: 'line', lineId: butter?.lineId, tracedCents: 2750, actualCents: 2751 },
    { of: 'gross', lineId: null, tracedCents: 5061, actualCents: 5060 },
    { of: 'vat', lineId: null, tracedCents: 511, actualCents: 512 },
  ]);
  const whole = await orderReferenced(shop.database.read, reference);
  if (whole === null) throw new Error('The order is gone.');
  const [delivery] = whole.order.deliveries;
  if (delivery === undefined) throw new Error('The order goes nowhere.');
  const dearer = {
    ...whole,
    order: { ...whole.order, deliveryCents: 100, deliveries: [{ ...delivery, chargeCents: 90 }] },
  };
  expect(tracePrices(orderBill(dearer)).disagreements.filter(({ of }) => of === 'delivery')).toEqual([
    { of: 'delivery', lineId: null, tracedCents: 0, actualCents: 90 },
    { of: 'delivery', lineId: null, tracedCents: 90, actualCents: 100 },
  ]);
});

test('today’s prices are an account’s own: its groups, what it does not see, codes that are none, and whose price an entry is', async () => {
  await memberOrders();
  const lines = [
    { productId: productId('butter'), quantity: 3 },
    { productId: productId('butter'), quantity: 2 },
    { productId: productId('reserved'), quantity: 1 },
    { productId: productId('unpriced'), quantity: 1 },
  ];
  const reply = await ask({ accountId: DEMO_ACCOUNT_IDS.boulangerie, lines, couponCodes: ['dix', 'RIEN'] });
  const today = reply.json<PricesToday>();
  expect([reply.statusCode, today.buyerGroups, today.unpriced, today.unknownCodes, today.at]).toEqual([
    200,
    ['Boulangerie'],
    [productId('reserved'), productId('unpriced')],
    ['RIEN'],
    new Date(shop.clock.now()).toISOString(),
  ]);
  expect(today.trace.lines.map(({ quantity, netCents }) => [quantity, netCents])).toEqual([[5, 2749]]);
  expect(today.entries.map(({ buyerGroup }) => buyerGroup)).toEqual([null, 'Boulangerie']);
  // The entries have the same ids as in the answers that shoppers get.
  const wired = shop.app.catalog.state().prices.of('EUR').entriesOf(productId('butter')).map(wirePrice);
  expect(today.entries.map(({ pricebookEntryId }) => pricebookEntryId)).toEqual(
    wired.map(({ pricebookEntryId }) => pricebookEntryId),
  );
  const guest = (await ask({ ...asked, lines })).json<PricesToday>();
  expect(guest.trace.lines.map(({ netCents }) => netCents)).toEqual([3450]);
});

test('what belongs to a recording is in its audit log', async () => {
  const reference = await memberOrders();
  const { session } = await openRecorded(
    shop.app,
    {},
    answered(0, 'a-recorded-order', {
      endpoint: 'placeOrder',
      kind: 'Mutation',
      payload: { orderReferenceNumber: reference },
    }),
  );
  const other = await openRecorded(shop.app);
  await pricesOf(reference);
  await ask({ ...asked, session });
  await ask(asked);
  const priced = async (one: string) =>
    (await shop.support.detail(one)).views.filter(({ what }) => what === 'priced').map(({ by }) => by);
  expect(await priced(session)).toEqual(['Sacha Renaud', 'Sacha Renaud']);
  expect(await priced(other.session)).toEqual([]);
});

test('an order whose prices are looked at has an entry in the audit log, with user and time, though no recording names it; what is not shown has none [REP-13]', async () => {
  const reference = await memberOrders();
  const entries = async () =>
    (await shop.database.read.selectFrom('order_price_view').selectAll().orderBy('at').execute()).map((row) => [
      row.order_reference,
      row.user_id,
      row.at,
    ]);
  const buyer = await logIn(shop.app, 'boulangerie@comptoir.example');
  await shop.app.inject({ url: `/support/orders/${reference}/prices`, headers: buyer.headers });
  await shop.support.ask('orderPrices', { orderReference: 'AAAAA-AAAAA' });
  expect(await entries()).toEqual([]);
  const first = [reference, shop.support.userId, shop.clock.now()];
  await pricesOf(reference.toLowerCase());
  shop.clock.advance(1000);
  await pricesOf(reference);
  expect(await entries()).toEqual([first, [reference, shop.support.userId, shop.clock.now()]]);
  expect(await shop.database.read.selectFrom('recording_view').selectAll().execute()).toEqual([]);
});

test('support reads who has looked at an order’s prices, newest first, by any case of its reference; an order that nobody looked at has none [REP-13]', async () => {
  const reference = await memberOrders();
  const views = async (orderReference: string) =>
    (await shop.support.ask('orderViews', { orderReference })).json<OrderViews>();
  expect(await views(reference)).toEqual({ views: [] });
  const at = () => new Date(shop.clock.now()).toISOString();
  const first = at();
  await pricesOf(reference);
  shop.clock.advance(1000);
  await pricesOf(reference);
  const by = 'Sacha Renaud';
  expect(await views(reference.toLowerCase())).toEqual({
    views: [
      { at: at(), by },
      { at: first, by },
    ],
  });
  // Reading the log does not count as a view of the order's prices.
  expect((await views(reference)).views).toHaveLength(2);
});

test('only support may ask: guests are asked to log in, buyers and builders are refused', async () => {
  const reference = await memberOrders();
  const callers = [undefined, 'boulangerie@comptoir.example', 'builder@comptoir.example'];
  for (const email of callers) {
    const headers = email === undefined ? fromOwnPage : (await logIn(shop.app, email)).headers;
    const order = await shop.app.inject({ url: `/support/orders/${reference}/prices`, headers });
    const views = await shop.app.inject({ url: `/support/orders/${reference}/views`, headers });
    const today = await shop.app.inject({ method: 'POST', url: '/support/prices', headers, payload: asked });
    const status = email === undefined ? 401 : 403;
    expect([email, refusalOf(order)[0], refusalOf(views)[0], refusalOf(today)[0]]).toEqual([
      email,
      status,
      status,
      status,
    ]);
  }
});

test('what is not there is unknown, and a wrong question is refused', async () => {
  expect(refusalOf(await shop.support.ask('orderPrices', { orderReference: 'AAAAA-AAAAA' })).slice(0, 2)).toEqual([
    404,
    'ITEM_NOT_FOUND',
  ]);
  const replies = [
    [{ ...asked, session: '7d0f2b9c-55ab-4a0e-8a44-0a8d27f3c1de' }, 404],
    [{ ...asked, accountId: recordId('account', 987_654) }, 404],
    [{ ...asked, accountId: 'boulangerie' }, 400],
    [{ ...asked, lines: [] }, 400],
    [{ ...asked, lines: [{ productId: productId('butter'), quantity: 0 }] }, 400],
    [{ ...asked, couponCodes: ['A', 'B', 'C'] }, 400],
    [{ ...asked, more: 1 }, 400],
  ] as const;
  for (const [payload, status] of replies)
    expect([payload, (await ask(payload)).statusCode]).toEqual([payload, status]);
});
