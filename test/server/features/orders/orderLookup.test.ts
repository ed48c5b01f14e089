import { parseMoney } from '../../../../src/contract/money';
import type { OrderLookup } from '../../../../src/contract/orders/orderLookup';
import { recordId } from '../../../../src/contract/ids';
import { shapeOf } from '../../../../src/contract/answers/shapeOf.schema';
import { orderLookupSchema } from '../../../../src/contract/orders/orderLookup.schema';
import { readShape } from '../../../../src/storefront/api/keptOf';
import { productId, refusal, type Guest } from '../../../support/server/shops/cartShop';
import { ADDRESS, CONTACT, referenceIn, type Buyer } from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import { entered, openPromotionShop, type PromotionShop } from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
beforeEach(async () => {
  shop = await openPromotionShop();
});

const ask = (guest: Guest, orderSummaryIdOrRefNumber: string, query: Record<string, string | boolean> = {}) =>
  guest.call('POST', 'lookupOrder', {}, { query, body: { orderSummaryIdOrRefNumber } });
const askByGet = (guest: Guest, orderSummaryIdOrRefNumber: string, query: Record<string, string> = {}) =>
  guest.call('GET', 'lookupOrder', {}, { query: { ...query, orderSummaryIdOrRefNumber } });
async function found(guest: Guest, name: string): Promise<OrderLookup> {
  const response = await ask(guest, name);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<OrderLookup>();
}
const textsOf = (fields: OrderLookup['fields'] | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, { text }]) => [name, text]));
const cents = (fields: OrderLookup['fields'] | undefined, name: string) =>
  parseMoney(fields?.[name]?.text ?? '') ?? NaN;

async function ordered(): Promise<{ readonly buyer: Buyer; readonly reference: string }> {
  const buyer = await shop.buyerWith('butter', 10);
  await buyer.guest.added('apron', 1);
  return { buyer, reference: await buyer.ordered() };
}

describe('an order that is looked up', () => {
  test('says in one answer all that a confirmation shows, by its reference and its id, by POST and GET', async () => {
    await shop.promote(['DIX']);
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.guest.added('apron', 1);
    await entered(buyer.guest, 'DIX');
    const reference = await buyer.ordered();
    const placed = await buyer.order(reference);
    const order = await found(buyer.guest, reference);
    expect(order).toMatchObject({
      id: placed.orderSummaryId,
      orderNumber: reference,
      status: 'Created',
      currencyIsoCode: 'EUR',
      owner: { firstName: CONTACT.firstName, lastName: CONTACT.lastName, email: CONTACT.email },
      adjustments: [{ amount: '-8.50', basisReferenceDisplayName: 'DIX', targetType: 'Cart', currencyIsoCode: 'EUR' }],
    });
    expect(textsOf(order.fields)).toMatchObject({
      OrderNumber: reference,
      TotalProductAmount: placed.totalProductAmount,
      TotalAmount: placed.totalNetAmount,
      TotalTaxAmount: placed.totalTaxAmount,
      GrandTotalAmount: placed.grandTotalAmount,
    });
    const [group, ...others] = order.deliveryGroups ?? [];
    expect(others).toEqual([]);
    expect(textsOf(group?.fields)).toMatchObject({
      DeliverToName: ADDRESS.name,
      DeliverToStreet: ADDRESS.street,
      DeliverToCity: ADDRESS.city,
      DeliverToPostalCode: ADDRESS.postalCode,
      DeliverToCountry: 'FR',
      DesiredDeliveryDate: placed.deliveryDate,
    });
    expect(textsOf(group?.deliveryMethod.fields)).toEqual({ Name: placed.deliveryMethodName });
    const [butter, apron, charge] = group?.lineItems ?? [];
    expect(butter?.product).toMatchObject({ id: productId('butter'), canViewProduct: true });
    expect(textsOf(butter?.product?.fields)['Name']).toBe('Beurre doux');
    expect(butter?.product?.media?.url).toMatch(/^\//);
    expect(textsOf(butter?.fields)).toMatchObject({ Quantity: '10.0', TotalLineAmount: '65.00', TotalPrice: '58.50' });
    expect(apron?.type).toBe('Product');
    expect([charge?.type, charge?.product, cents(charge?.fields, 'TotalPrice')]).toEqual(['Charge', null, 0]);
    for (const again of [ask(buyer.guest, placed.orderSummaryId.slice(0, 15)), askByGet(buyer.guest, reference)]) {
      expect((await again).json()).toEqual(order);
    }
  });

  test('leaves out what a call excludes, by the names of POST and of GET', async () => {
    const { buyer, reference } = await ordered();
    const without = (await ask(buyer.guest, reference, { excludeAdjustments: true, excludePayments: true })).json<
      Record<string, unknown>
    >();
    expect(Object.keys(without).filter((key) => ['adjustments', 'payments', 'deliveryGroups'].includes(key))).toEqual([
      'deliveryGroups',
    ]);
    const bare = await askByGet(buyer.guest, reference, { excludeParameters: 'LineItems,Adjustments' });
    const { deliveryGroups = [], ...rest } = bare.json<OrderLookup>();
    expect([rest.adjustments, deliveryGroups.length, deliveryGroups[0]?.lineItems]).toEqual([undefined, 1, undefined]);
    const none = await ask(buyer.guest, reference, { excludeDeliveryGroups: true });
    expect(none.json<OrderLookup>().deliveryGroups).toBeUndefined();
  });

  test('has of the order’s fields those that a call names, by POST and GET, and all where it names none', async () => {
    const { buyer, reference } = await ordered();
    const { fields: all, ...rest } = await found(buyer.guest, reference);
    const fields = 'OrderSummary.OrderNumber,status,Nothing__c';
    for (const answer of [ask(buyer.guest, reference, { fields }), askByGet(buyer.guest, reference, { fields })]) {
      const { fields: named, ...others } = (await answer).json<OrderLookup>();
      expect(named).toEqual({ 'OrderSummary.OrderNumber': all['OrderNumber'], status: all['Status'] });
      expect(others).toEqual(rest);
    }
    for (const every of ['', '*']) {
      expect((await ask(buyer.guest, reference, { fields: every })).json()).toEqual({ fields: all, ...rest });
    }
    const many = Array.from({ length: 36 }, () => 'Status').join();
    expect(refusal(await ask(buyer.guest, reference, { fields: many }))).toBe('400 INVALID_API_INPUT');
  });

  test('leaves out the sums after promotions where a call excludes them, even those that it names', async () => {
    const { buyer, reference } = await ordered();
    const sums = (order: OrderLookup) =>
      [order.fields, ...(order.deliveryGroups ?? []).map(({ fields }) => fields)].flatMap((fields) =>
        Object.keys(fields).filter((name) => name.startsWith('TotalAdj')),
      );
    const whole = await found(buyer.guest, reference);
    expect(sums(whole)).toHaveLength(7);
    const excluded = [
      ask(buyer.guest, reference, { excludeAdjustmentAggregates: true }),
      askByGet(buyer.guest, reference, { excludeParameters: 'AdjustmentAggregates' }),
    ];
    for (const answer of excluded) {
      const order = (await answer).json<OrderLookup>();
      expect(sums(order)).toEqual([]);
      expect([order.fields['GrandTotalAmount'], order.adjustments]).toEqual([
        whole.fields['GrandTotalAmount'],
        whole.adjustments,
      ]);
    }
    const named = { fields: 'TotalAdjustedProductAmount,Status', excludeAdjustmentAggregates: true };
    expect(Object.keys((await ask(buyer.guest, reference, named)).json<OrderLookup>().fields)).toEqual(['Status']);
  });

  test('gives each delivery its part of a line; the parts add up to it, cent by cent', async () => {
    const buyer = await shop.buyerWith('butter', 11);
    const groups = groupCalls(buyer.guest);
    const [line] = (await buyer.guest.items()).cartItems;
    if (line === undefined) throw new Error('It was just added.');
    const lyon = await groups.created({ deliveryAddress: { ...ADDRESS, city: 'Lyon', postalCode: '69002' } });
    await groups.arrange([[lyon, line.cartItem, 4]]);
    await buyer.paid();
    const reference = referenceIn(await buyer.submit());
    const { deliveryGroups = [] } = await found(buyer.guest, reference);
    const parts = deliveryGroups.map(({ lineItems }) => lineItems?.[0]?.fields);
    expect(parts.map((fields) => textsOf(fields)['Quantity'])).toEqual(['7.0', '4.0']);
    const sum = (name: string) => parts.reduce((total, fields) => total + cents(fields, name), 0);
    const [whole] = (await buyer.guest.call('GET', 'orderItems', { orderSummaryId: reference })).json<{
      items: { totalPrice: string; totalTaxAmount: string }[];
    }>().items;
    expect([sum('TotalPrice'), sum('TotalTaxAmount')]).toEqual([
      parseMoney(whole?.totalPrice ?? ''),
      parseMoney(whole?.totalTaxAmount ?? ''),
    ]);
  });

  test('names the purchase order that paid it, and hides the picture of a product that is gone', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await buyer.guest.added('apron', 5);
    await buyer.ready();
    await buyer.prepare();
    await buyer.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'BC-2025-7' });
    const reference = referenceIn(await buyer.submit());
    await shop.restock({ apron: null });
    const { payments, deliveryGroups } = await found(buyer.guest, reference);
    expect(textsOf(payments?.[0]?.paymentMethod.fields)['PoNumber']).toBe('BC-2025-7');
    const [item] = deliveryGroups?.[0]?.lineItems ?? [];
    expect(item).toMatchObject({ itemClass: null, product: { canViewProduct: false, media: null } });
  });

  test('is its buyer’s alone: to a stranger it is as unknown as none, whatever they say to verify themselves', async () => {
    const { buyer, reference } = await ordered();
    const { orderSummaryId } = await buyer.order(reference);
    const stranger = shop.newBuyer();
    const user = shop.newBuyer();
    await user.guest.logIn('coffee@comptoir.example');
    const { email, lastName, phoneNumber } = CONTACT;
    for (const { guest } of [stranger, user]) {
      for (const name of [reference, orderSummaryId, recordId('order', 9_999_999)]) {
        expect(refusal(await ask(guest, name))).toBe('404 ITEM_NOT_FOUND');
        expect(refusal(await askByGet(guest, name, { accessToken: 'x' }))).toBe('404 ITEM_NOT_FOUND');
      }
      const body = { orderSummaryIdOrRefNumber: reference, verification: { email, lastName, phoneNumber } };
      expect(refusal(await guest.call('POST', 'lookupOrder', {}, { body }))).toBe('404 ITEM_NOT_FOUND');
    }
    expect(refusal(await ask(buyer.guest, 'my-order'))).toBe('400 INVALID_ID_FIELD');
    expect(refusal(await ask(buyer.guest, ''))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await buyer.guest.call('GET', 'lookupOrder'))).toBe('400 INVALID_API_INPUT');
  });

  test('declares everything personal in it', async () => {
    const { buyer, reference } = await ordered();
    const { data, leftOut } = readShape(
      shapeOf('orderLookup', [orderLookupSchema]),
      await found(buyer.guest, reference),
      () => '•',
    );
    expect(leftOut).toBe(0);
    const masked = JSON.stringify(data);
    for (const personal of [...Object.values(CONTACT), ADDRESS.name, ADDRESS.street, ADDRESS.city, '4242']) {
      expect([personal, masked.includes(personal)]).toEqual([personal, false]);
    }
    expect(masked).toContain(reference);
  });
});
