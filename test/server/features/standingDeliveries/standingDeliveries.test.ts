import { deliveryDays } from '../../../../src/commerce/delivery/deliveryDay';
import type { AddOrderToCartResult, OrderItems, OrderSummaries } from '../../../../src/contract/orders/orderSummary';
import type { Invoice } from '../../../../src/contract/orders/invoice';
import type { StandingDeliveries, StandingDelivery } from '../../../../src/contract/orders/standingDelivery';
import { DELIVERY_DAYS_OFFERED } from '../../../../src/contract/shopRules';
import { recordId } from '../../../../src/contract/ids';
import { plain } from '../../../support/plain';
import { productId, refusal, type Guest } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  openCheckoutShop,
  referenceIn,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import { MODELS, standingShelves } from '../../../support/server/shops/standingShelves';

const DAY = 24 * 60 * 60 * 1000;
let shop: CheckoutShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  await shop.restock(standingShelves);
  buyer = shop.newBuyer();
  await buyer.guest.logIn();
});
afterEach(() => shop.close());

async function add(model: keyof typeof MODELS | null, subscriptionTerm?: number) {
  const body = {
    productId: productId('butter'),
    quantity: 2,
    ...(model === null ? {} : { productSellingModelId: MODELS[model].id }),
    ...(subscriptionTerm === undefined ? {} : { subscriptionTerm }),
  };
  const added = await buyer.guest.call('POST', 'cartItems', {}, { body });
  expect([added.statusCode, added.body]).toEqual([201, added.body]);
}
async function standing(who: Guest = buyer.guest, query = {}) {
  const answer = await who.call('GET', 'standingDeliveries', {}, { query });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<StandingDeliveries>();
}
async function bothLines() {
  const { cartItems } = await buyer.guest.items({ sort: 'CreatedDateAsc' });
  const [first, second] = cartItems;
  if (first === undefined || second === undefined) throw new Error('Two lines were added.');
  return [first.cartItem, second.cartItem] as const;
}
async function only(): Promise<StandingDelivery> {
  const { standingDeliveries } = await standing();
  const [one] = standingDeliveries;
  if (one === undefined) throw new Error('There is no standing delivery.');
  return one;
}
const change = (standingDeliveryId: string, status: string, who: Guest = buyer.guest, key?: string) =>
  who.call('PATCH', 'standingDelivery', { standingDeliveryId }, { body: { status }, ...(key && { key }) });

it('begins with the order that is placed with it, once however often the order is sent [CHK-08]', async () => {
  await add(null);
  await add('weekly');
  await add('forTerm', 3);
  await add('once');
  const reference = await buyer.ordered();
  await buyer.submit();
  const { orderSummaryId, deliveryDate, uniqueProductCount } = await buyer.order(reference);
  const { orderSummaries } = (await buyer.guest.call('GET', 'orderSummaries')).json<OrderSummaries>();
  // Four lines of one product.
  expect([uniqueProductCount, orderSummaries[0]?.uniqueProductCount]).toEqual([1, 1]);
  const { count, standingDeliveries } = await standing();
  expect(count).toBe(2);
  expect(standingDeliveries).toMatchObject([
    {
      orderSummaryId,
      orderNumber: reference,
      productId: productId('butter'),
      name: 'Beurre doux',
      quantity: '2.0',
      sellingModelType: 'Evergreen',
      pricingTerm: 1,
      pricingTermUnit: 'Weeks',
      subscriptionTerm: null,
      status: 'Active',
    },
    { sellingModelType: 'TermDefined', subscriptionTerm: 3, status: 'Active' },
  ]);
  const [evergreen] = standingDeliveries;
  expect(evergreen?.nextDates).toHaveLength(3);
  expect(evergreen?.nextDates[0]).toBe(deliveryDate);
  const { items } = (await buyer.guest.call('GET', 'orderItems', { orderSummaryId })).json<OrderItems>();
  expect(items.map(({ sellingModelType, subscriptionTerm }) => [sellingModelType, subscriptionTerm])).toEqual([
    [undefined, undefined],
    ['Evergreen', null],
    ['TermDefined', 3],
    ['OneTime', null],
  ]);
});

it('is over with its term, and cannot be changed any more', async () => {
  await add('forTerm', 2);
  await buyer.ordered();
  expect(await only()).toMatchObject({ status: 'Active' });
  shop.clock.advance(30 * DAY);
  await buyer.guest.logIn();
  const over = await only();
  expect(over).toMatchObject({ status: 'Completed', nextDates: [] });
  for (const status of ['Stopped', 'Paused', 'Active']) {
    expect(refusal(await change(over.standingDeliveryId, status))).toBe('400 INVALID_API_INPUT');
  }
  expect(await only()).toEqual(over);
});

it('can be changed from the day after the delivery of its order, which is paid for and comes', async () => {
  await add('weekly');
  await buyer.ready();
  const late = deliveryDays(shop.clock.now(), DELIVERY_DAYS_OFFERED).at(-1);
  expect((await buyer.patch({ desiredDeliveryDate: late })).statusCode).toBe(200);
  await buyer.prepare();
  await buyer.pay();
  await buyer.submit();
  const before = await only();
  expect(before.nextDates[0]).toBe(late);
  expect(before.changesFrom > String(late)).toBe(true);
  const stopped = await change(before.standingDeliveryId, 'Stopped');
  expect(stopped.json()).toMatchObject({ status: 'Stopped', nextDates: [late] });
});

it('is paused from the first day that is not in preparation, goes on again, and is stopped for good', async () => {
  await add('weekly');
  await buyer.ordered();
  const before = await only();
  const kept = before.nextDates.filter((date) => date < before.changesFrom);
  expect(kept).not.toEqual([]);
  const paused = await change(before.standingDeliveryId, 'Paused');
  expect(paused.json()).toMatchObject({ status: 'Paused', nextDates: kept });
  expect((await change(before.standingDeliveryId, 'Paused')).json()).toEqual(paused.json());
  shop.clock.advance(15 * DAY);
  await buyer.guest.logIn();
  expect((await only()).nextDates).toEqual([]);
  const resumed = (await change(before.standingDeliveryId, 'Active')).json<StandingDelivery>();
  expect(resumed).toMatchObject({ status: 'Active' });
  expect(resumed.nextDates).toHaveLength(3);
  expect(resumed.nextDates.every((date) => date >= resumed.changesFrom)).toBe(true);
  expect((await change(before.standingDeliveryId, 'Stopped')).json()).toMatchObject({
    status: 'Stopped',
    nextDates: [],
  });
  expect(refusal(await change(before.standingDeliveryId, 'Active'))).toBe('400 INVALID_API_INPUT');
});

it('is stopped for good by whichever of two tabs that stop and resume it at once', async () => {
  await add('weekly');
  await buyer.ordered();
  const { standingDeliveryId } = await only();
  await change(standingDeliveryId, 'Paused');
  const both = await Promise.all(['Active', 'Stopped', 'Active'].map((status) => change(standingDeliveryId, status)));
  expect(both[1]?.statusCode).toBe(200);
  expect(await only()).toMatchObject({ status: 'Stopped' });
});

it('is stopped where its order is cancelled, and does not begin again', async () => {
  await add('weekly');
  await buyer.ordered();
  const { standingDeliveryId } = await only();
  await shop.database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
  expect(await only()).toMatchObject({ status: 'Stopped', nextDates: [] });
  for (const status of ['Active', 'Paused']) {
    expect(refusal(await change(standingDeliveryId, status))).toBe('400 INVALID_API_INPUT');
  }
});

it('belongs to who ordered it: neither strangers nor another account see or change it', async () => {
  await add('weekly');
  const reference = await buyer.ordered();
  const { standingDeliveryId, orderSummaryId } = await only();
  expect((await standing(buyer.guest, { orderSummaryId })).count).toBe(1);
  expect((await standing(buyer.guest, { orderSummaryId: recordId('order', 77) })).count).toBe(0);
  expect(
    refusal(await buyer.guest.call('GET', 'standingDeliveries', {}, { query: { orderSummaryId: reference } })),
  ).toBe('400 INVALID_ID_FIELD');
  const stranger = shop.newBuyer();
  const other = shop.newBuyer();
  await other.guest.logIn('hotel@comptoir.example');
  for (const { guest } of [stranger, other]) {
    expect((await standing(guest)).count).toBe(0);
    expect(refusal(await change(standingDeliveryId, 'Stopped', guest))).toBe('404 ITEM_NOT_FOUND');
  }
  expect(refusal(await change(recordId('standingDelivery', 99), 'Stopped'))).toBe('404 ITEM_NOT_FOUND');
  expect(refusal(await change('x', 'Stopped'))).toBe('400 INVALID_ID_FIELD');
  expect(refusal(await change(standingDeliveryId, 'Completed'))).toBe('400 INVALID_API_INPUT');
  expect(await only()).toMatchObject({ status: 'Active' });
});

it('is ordered again under the same model and term', async () => {
  await add('forTerm', 8);
  const reference = await buyer.ordered();
  const { orderSummaryId } = await buyer.order(reference);
  const again = await buyer.guest.call('POST', 'addOrderToCart', { orderSummaryId });
  expect(again.json<AddOrderToCartResult>()).toMatchObject({ hasErrors: false });
  const { cartItems } = await buyer.guest.items();
  expect(cartItems[0]?.cartItem).toMatchObject({ productSellingModelId: MODELS.forTerm.id, subscriptionTerm: 8 });
});

it('is one for each delivery that its line is divided into [CRT-15]', async () => {
  await add('weekly');
  const [line] = (await buyer.guest.items()).cartItems;
  if (line === undefined) throw new Error('It was just added.');
  const groups = groupCalls(buyer.guest);
  const annexe = await groups.created({ name: 'Annexe', deliveryAddress: ADDRESS });
  await groups.arrange([[annexe, line.cartItem, 1]]);
  await buyer.ordered();
  expect((await standing()).standingDeliveries.map(({ quantity }) => quantity)).toEqual(['1.0', '1.0']);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'is delivered less often under the same model',
    () => {
      const monthly = { ...MODELS.weekly, term: { length: 1, unit: 'Months' as const } };
      return shop.restock({ butter: { ...standingShelves.butter, sellingModels: [MODELS.once, monthly] } });
    },
  ],
  [
    'changes places with the same product that is delivered once',
    async () => {
      const groups = groupCalls(buyer.guest);
      const annexe = (await groups.list()).items.find(({ isDefault }) => !isDefault);
      const [once, weekly] = await bothLines();
      if (annexe === undefined) throw new Error('It was just made.');
      await groups.arrange([
        [annexe, weekly, 0],
        [annexe, once, 2],
      ]);
    },
  ],
])('is not ordered as it was not prepared: its line %s [CHK-07]', async (_what, meanwhile) => {
  await add('once');
  await add('weekly');
  const groups = groupCalls(buyer.guest);
  const annexe = await groups.created({ name: 'Annexe', deliveryAddress: ADDRESS });
  const [, weekly] = await bothLines();
  await groups.arrange([[annexe, weekly, 2]]);
  await buyer.paid();
  await meanwhile();
  expect((await buyer.submit()).statusCode).toBe(409);
  expect((await standing()).count).toBe(0);
});

it.each([
  [
    'fr-FR',
    '2 × Beurre doux (réf. BEU) – chaque semaine (3 livraisons)',
    '1 × Beurre doux – chaque semaine (3 livraisons)',
  ],
  ['en-US', '2 × Beurre doux (SKU BEU) – every week (3 deliveries)', '1 × Beurre doux – every week (3 deliveries)'],
])('says its rhythm in the mail in %s, and on the invoice', async (language, ofLine, ofDelivery) => {
  await add(null);
  await add('forTerm', 3);
  const groups = groupCalls(buyer.guest);
  const annexe = await groups.created({ name: 'Annexe', deliveryAddress: ADDRESS });
  const [, forTerm] = await bothLines();
  await groups.arrange([[annexe, forTerm, 1]]);
  await buyer.paid();
  const submitted = await buyer.guest.call(
    'POST',
    'checkoutOrderActions',
    { checkoutId: 'active' },
    { body: { actions: [{ action: 'submit' }] }, query: { language } },
  );
  await shop.app.ordering.idle();
  const [mail] = shop.mails;
  const text = plain(String(mail?.text)).replace(/(SKU|réf\.) [^)]*/g, '$1 BEU');
  expect(text).toContain(ofLine);
  expect(text).toContain(ofDelivery);
  const orderSummaryId = referenceIn(submitted);
  const invoice = (await buyer.guest.call('GET', 'orderInvoice', { orderSummaryId })).json<Invoice>();
  expect(
    invoice.lines.map(({ pricingTerm, pricingTermUnit, subscriptionTerm }) => [
      pricingTerm,
      pricingTermUnit,
      subscriptionTerm,
    ]),
  ).toEqual([
    [undefined, undefined, undefined],
    [1, 'Weeks', 3],
    [undefined, undefined, undefined],
  ]);
});
