import type { Checkout } from '../../../../../src/contract/checkout/checkout';
import type { OrderItems } from '../../../../../src/contract/orders/orderSummary';
import { recordId } from '../../../../../src/contract/ids';
import { refusal } from '../../../../support/server/shops/cartShop';
import {
  ADDRESS,
  failure,
  openCheckoutShop,
  referenceIn,
  resultCode,
  type CheckoutShop,
} from '../../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../../support/server/shops/groupCalls';
import { waitUntil } from '../../../../support/waitUntil';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const EARLY = recordId('deliveryMethod', 2);
const LYON = { ...ADDRESS, name: 'Boutique de Lyon', street: '8 quai Perrache', city: 'Lyon', postalCode: '69002' };

/** 20 écru (40,00 €) and one apron (19,99 €), of which the apron and 5 écru go to Lyon. */
async function scene() {
  const buyer = await shop.buyerWith('ecru', 20);
  const [ecru] = (await buyer.guest.items()).cartItems;
  const apron = await buyer.guest.added('apron', 1);
  if (ecru === undefined) throw new Error('It was just added.');
  const groups = groupCalls(buyer.guest);
  const lyon = await groups.created({ name: 'Lyon', deliveryAddress: LYON });
  await groups.arrange([
    [lyon, ecru.cartItem, 5],
    [lyon, apron, 1],
  ]);
  return { buyer, groups, lyon, ecru: ecru.cartItem, apron };
}

test('each delivery is charged by its own goods, address and method; the sum is taxed once [CHK-04, CHK-18, CRT-19]', async () => {
  const { buyer, groups, lyon } = await scene();
  const checkout = await buyer.ready();
  // 30,00 € in the default group and 29,99 € to Lyon: neither is free, though a single delivery of everything would be.
  expect(checkout.cartSummary).toMatchObject({ totalProductAmount: '59.99', totalChargeAmount: '15.80' });
  expect(checkout.taxes).toEqual([
    { ratePercentage: '5.50', netAmount: '40.00', taxAmount: '2.20' },
    { ratePercentage: '20.00', netAmount: '35.79', taxAmount: '7.16' },
  ]);
  expect(checkout.cartSummary.grandTotalAmount).toBe('85.15');
  expect((await buyer.guest.items()).cartSummary.grandTotalAmount).toBe('85.15');
  expect(checkout.deliveryGroups).toMatchObject({
    count: 2,
    items: [
      { isDefault: true, totalCartItemCount: 15, totalProductAmount: '30.00', deliveryAddress: ADDRESS },
      { isDefault: false, totalCartItemCount: 6, totalProductAmount: '29.99', deliveryAddress: LYON },
    ],
  });
  await groups.change(lyon.id, { deliveryMethodId: EARLY });
  expect((await buyer.get()).json<Checkout>().cartSummary.totalChargeAmount).toBe('20.70');
  const [standard, early] =
    (await buyer.get()).json<Checkout>().deliveryGroups.items[1]?.availableDeliveryMethods ?? [];
  expect([standard?.shippingFee, early?.shippingFee]).toEqual(['7.90', '12.80']);
  // Preferences given for the checkout itself are those of the default group only.
  await buyer.patch({ deliveryMethodId: EARLY });
  expect((await buyer.get()).json<Checkout>().cartSummary.totalChargeAmount).toBe('25.60');
});

test('a delivery is free from 40 € of its own goods in metropolitan France; an empty group costs nothing [CRT-19]', async () => {
  const { buyer, groups, lyon, ecru, apron } = await scene();
  const keep = { query: { deleteEmptyDeliveryGroups: false } };
  await buyer.ready();
  const charge = async () => (await buyer.get()).json<Checkout>().cartSummary.totalChargeAmount;
  await groups.arrange([[lyon, ecru, 0]], keep);
  expect(await charge()).toBe('7.90');
  await groups.arrange([[lyon, apron, 0]], keep);
  expect(await charge()).toBe('0.00');
  await groups.arrange([
    [lyon, ecru, 20],
    [lyon, apron, 1],
  ]);
  expect(await charge()).toBe('0.00');
  await shop.app.webstore.change({ shippingCountries: ['FR', 'BE'] });
  await groups.change(lyon.id, { deliveryAddress: { ...LYON, country: 'BE', postalCode: '1000' } });
  expect(await charge()).toBe('7.90');
});

test('every delivery that holds something needs an address before it is paid and placed [CHK-01, CHK-07]', async () => {
  const { buyer, groups, lyon, ecru, apron } = await scene();
  await buyer.ready();
  const paris = await groups.created({ name: 'Paris' });
  await groups.arrange([[paris, ecru, 2]]);
  const prepared = await buyer.prepare();
  expect(failure(prepared)).toBe('412 errors/precondition-failure');
  expect(prepared.json<Checkout>().errors).toMatchObject([
    {
      detail: 'Livraison «\u00a0Paris\u00a0»\u00a0: Indiquez une adresse de livraison.',
      invalidParameters: [`deliveryGroups.${paris.id}.deliveryAddress`],
    },
  ]);
  expect(resultCode(await buyer.pay())).toBe('422 ValidationError');
  // The default group is empty here, so it needs no address.
  const empty = await shop.buyerWith('butter', 10);
  const others = groupCalls(empty.guest);
  const [butter] = (await empty.guest.items()).cartItems;
  const all = await others.created({ deliveryAddress: LYON });
  if (butter !== undefined) await others.arrange([[all, butter.cartItem, 10]]);
  await empty.start();
  await empty.patch({ contactInfo: { lastName: 'Pellerin', email: 'zoe@pellerin.example' } });
  expect((await empty.prepare()).statusCode).toBe(200);
  await groups.arrange([
    [paris, ecru, 0],
    [lyon, apron, 1],
  ]);
  expect((await buyer.prepare()).statusCode).toBe(200);
});

test('a day that has passed is reported for its delivery [CHK-14]', async () => {
  const { buyer, groups, lyon } = await scene();
  await buyer.ready();
  const [day] = (await groups.list()).items[1]?.deliveryDays ?? [];
  await groups.change(lyon.id, { desiredDeliveryDate: day });
  expect((await buyer.get()).statusCode).toBe(200);
  shop.clock.advance(20 * 3_600_000);
  const late = await buyer.get();
  expect(late.statusCode).toBe(422);
  expect(late.json<Checkout>().errors[0]?.invalidParameters).toEqual([`deliveryGroups.${lyon.id}.desiredDeliveryDate`]);
  expect(late.json<Checkout>().deliveryGroups.items.map(({ errors }) => errors.length)).toEqual([0, 1]);
});

test('what was prepared and paid is placed only as it was split then; another method lets the payment go [CHK-07, CHK-16]', async () => {
  const { buyer, groups, lyon, ecru } = await scene();
  await buyer.paid();
  // The same total, but other products in the delivery.
  await groups.arrange([[lyon, ecru, 6]]);
  expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
  await groups.arrange([[lyon, ecru, 5]]);
  await groups.change(lyon.id, { deliveryMethodId: EARLY });
  await shop.app.ordering.idle();
  expect(await shop.paymentStates()).toEqual(['voided']);
});

test('the order keeps its deliveries, and its mail tells each [CHK-04, CHK-07]', async () => {
  const { buyer, groups, lyon } = await scene();
  await buyer.ready();
  await groups.change(lyon.id, { deliveryMethodId: EARLY, shippingInstructions: 'Quai numéro 3' });
  const day = (await groups.list()).items[1]?.deliveryDays[2];
  await groups.change(lyon.id, { desiredDeliveryDate: day });
  await buyer.prepare();
  await buyer.pay();
  const reference = referenceIn(await buyer.submit());
  const order = await buyer.order(reference);
  const lines = (await buyer.guest.call('GET', 'orderItems', { orderSummaryId: reference })).json<OrderItems>().items;
  const idOf = (name: string) => lines.find(({ product }) => product.name === name)?.orderItemSummaryId;
  expect(order.totalDeliveryAmount).toBe('20.70');
  expect(order.deliveries).toMatchObject([
    {
      deliveryAddress: ADDRESS,
      deliveryMethodName: 'Livraison en journée',
      shippingInstructions: null,
      totalDeliveryAmount: '7.90',
      items: [{ orderItemSummaryId: idOf('Écru'), quantity: '15.0' }],
    },
    {
      name: 'Lyon',
      deliveryAddress: LYON,
      deliveryMethodName: 'Livraison matinale',
      deliveryDate: day,
      shippingInstructions: 'Quai numéro 3',
      totalDeliveryAmount: '12.80',
      isGift: false,
      items: [
        { orderItemSummaryId: idOf('Écru'), quantity: '5.0' },
        { orderItemSummaryId: idOf('Tablier'), quantity: '1.0' },
      ],
    },
  ]);
  expect(order).toMatchObject({ deliveryAddress: ADDRESS, deliveryMethodName: 'Livraison en journée' });
  await shop.app.ordering.idle();
  const text = shop.mails[0]?.text ?? '';
  for (const part of [
    'Livraison 1 sur 2\n',
    'Livraison 2 sur 2\u00a0: Lyon\n',
    'Livraison HT\u00a0: 12,80',
    '15\u00a0× Écru',
    '5\u00a0× Écru, 1\u00a0× Tablier',
    '8 quai Perrache',
    'Quai numéro 3',
  ]) {
    expect(text).toContain(part);
  }
  // The delivery preferences are in the order and nowhere else.
  expect(await shop.database.read.selectFrom('delivery_group').selectAll().execute()).toEqual([]);
});

test('when a checkout ends the groups stay, and forget where they were to go', async () => {
  const { buyer, groups } = await scene();
  await buyer.ready();
  const held = await groups.held();
  await buyer.drop();
  expect(await groups.held()).toEqual(held);
  const { items } = await groups.list();
  expect(items.map(({ deliveryAddress, selectedDeliveryMethod }) => [deliveryAddress, selectedDeliveryMethod])).toEqual(
    [
      [null, null],
      [null, null],
    ],
  );
});

test('groups cannot change while a payment is being asked for [CHK-16]', async () => {
  const { buyer, groups, lyon, ecru } = await scene();
  await buyer.ready();
  await buyer.prepare();
  shop.payments.hold();
  const paying = buyer.pay();
  await waitUntil('the provider is asked', () => shop.payments.waiting() > 0);
  for (const response of [
    await groups.create(),
    await groups.change(lyon.id, { name: 'Autre' }),
    await groups.remove(lyon.id),
    await groups.arrange([[lyon, ecru, 1]]),
  ]) {
    expect(refusal(response)).toBe('409 CHECKOUT_CONFLICT');
  }
  shop.payments.letGo();
  expect(resultCode(await paying)).toBe('200 Success');
});
