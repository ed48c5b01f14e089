import type { CartSummary } from '../../../../src/contract/cart/cart';
import type { AddItemsResult } from '../../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { Invoice } from '../../../../src/contract/orders/invoice';
import type { OrderLookup } from '../../../../src/contract/orders/orderLookup';
import type { AddOrderToCartResult, OrderItems } from '../../../../src/contract/orders/orderSummary';
import type { StandingDeliveries } from '../../../../src/contract/orders/standingDelivery';
import { publishCatalog } from '../../../../src/server/features/catalog';
import { productId, refusal, SHELVES, type Shelf } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  failure,
  openCheckoutShop,
  referenceIn,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { MODELS } from '../../../support/server/shops/standingShelves';

/** Two eggs, of which there are five, and one écru; the bundle's own stock of 100,000 counts for nothing. */
const BUNDLE: Shelf = {
  name: 'Lot du matin',
  unitCents: 750,
  productClass: 'Bundle',
  contents: [
    { productId: productId('eggs'), quantity: 2 },
    { productId: productId('ecru'), quantity: 1 },
  ],
};
const bundle = productId('parent');
const eggs = productId('eggs');
const ecru = productId('ecru');
const CONTENTS = [
  { productId: eggs, sku: 'SKU-3', name: 'Œufs frais', quantity: '2.0' },
  { productId: ecru, sku: 'SKU-7', name: 'Écru', quantity: '1.0' },
];

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
  await shop.restock({ parent: BUNDLE });
});
afterEach(() => shop.close());

const stock = async () => ({
  eggs: await shop.onHand('eggs'),
  ecru: await shop.onHand('ecru'),
  bundle: await shop.onHand('parent'),
});
const held = async () => (await shop.holds()).map(([by, id, quantity]) => [by, id, quantity]);
async function lineOf({ guest }: Buyer, id = bundle): Promise<string> {
  const { cartItems } = await guest.items();
  return String(cartItems.find(({ cartItem }) => cartItem.productId === id)?.cartItem.cartItemId);
}
async function itemsOf({ guest }: Buyer, orderSummaryId: string): Promise<OrderItems['items']> {
  return (await guest.call('GET', 'orderItems', { orderSummaryId })).json<OrderItems>().items;
}

describe('a bundle in a cart', () => {
  test('is available as often as its contents allow, whatever stock is recorded for itself', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    expect(await shop.levels(buyer, 'parent')).toEqual({ onHand: 2, availableToOrder: 2 });
    expect(refusal(await buyer.guest.add('parent', 1))).toBe('400 INSUFFICIENT_INVENTORY');
    await shop.setStock('ecru', 1);
    expect(await shop.levels(buyer, 'parent')).toEqual({ onHand: 1, availableToOrder: 1 });
    const { cartSummary } = await buyer.guest.items();
    expect(cartSummary.messagesSummary.limitedMessages).toMatchObject([{ type: 'INSUFFICIENT_INVENTORY' }]);
  });

  test('shares the stock with its contents that are sold by themselves in the same cart', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.guest.added('eggs', 1);
    expect(refusal(await buyer.guest.add('eggs', 1))).toBe('400 INSUFFICIENT_INVENTORY');
    const smaller = await buyer.guest.call(
      'PATCH',
      'cartItem',
      { cartItemId: await lineOf(buyer) },
      { body: { quantity: '1' } },
    );
    expect(smaller.statusCode).toBe(200);
    await buyer.guest.added('eggs', 2);
    expect(refusal(await buyer.guest.add('parent', 1))).toBe('400 INSUFFICIENT_INVENTORY');
  });

  test('costs its own price and says what is in it', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    const { cartItems } = await buyer.guest.items();
    expect(cartItems.map(({ cartItem }) => cartItem)).toMatchObject([
      {
        productId: bundle,
        productClass: 'Bundle',
        childProductCount: 2,
        totalPrice: '15.00',
        productDetails: { contents: CONTENTS },
      },
    ]);
    await buyer.guest.added('butter', 1);
    const plain = (await buyer.guest.items()).cartItems.find(({ cartItem }) => cartItem.name === 'Beurre doux');
    expect(plain?.cartItem.childProductCount).toBeNull();
    expect(plain?.cartItem.productDetails).not.toHaveProperty('contents');
  });

  test('reserves its contents; those removed from the cart are released, those reserved by others cannot be sold in a bundle [INV-02]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.guest.added('eggs', 1);
    expect((await buyer.reserve()).json()).toMatchObject({ success: true });
    expect(await held()).toEqual([
      ['cart', eggs, 5],
      ['cart', ecru, 2],
    ]);
    const other = shop.newBuyer();
    expect(await shop.levels(other, 'parent')).toEqual({ onHand: 2, availableToOrder: 0 });
    expect(refusal(await other.guest.add('parent', 1))).toBe('400 INSUFFICIENT_INVENTORY');
    await buyer.guest.call('PATCH', 'cartItem', { cartItemId: await lineOf(buyer) }, { body: { quantity: '1' } });
    expect(await held()).toEqual([
      ['cart', eggs, 3],
      ['cart', ecru, 1],
    ]);
    await other.guest.added('parent', 1);
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: await lineOf(buyer) });
    expect(await held()).toEqual([['cart', eggs, 1]]);
  });

  test('is reserved by guests of one network within their share of each of its contents', async () => {
    await shop.setStock('eggs', 1000);
    const buyer = await shop.buyerWith('parent', 200);
    const answer = (await buyer.reserve()).json<{ inventoryItemReservations: { errorCode: string }[] }>();
    expect(answer).toMatchObject({ success: false, errorCode: 'LIMIT_EXCEEDED' });
    expect(answer.inventoryItemReservations).toMatchObject([{ productId: bundle, errorCode: 'LIMIT_EXCEEDED' }]);
    await buyer.ready();
    const refused = await buyer.prepare();
    expect(failure(refused)).toBe('422 integrations/inventory');
    expect(refused.body).toContain('Œufs frais');
  });
});

describe('a bundle whose contents change while they are reserved', () => {
  // Publishes without adjusting the carts' reservations: another process that has not read the new catalogue yet still
  // reserves by the former one.
  const restock = (parent: Shelf | null) => shop.restock({ parent }, publishCatalog);
  const toEcru = () => restock({ ...BUNDLE, contents: [{ productId: ecru, quantity: 1 }] });

  test('lets go of what it no longer contains when it is prepared, or reserved anew [INV-02]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.reserve();
    await buyer.paid();
    await toEcru();
    expect((await buyer.prepare()).statusCode).toBe(200);
    expect(await held()).toEqual([
      ['cart', ecru, 2],
      ['checkout', ecru, 2],
    ]);
    await restock(BUNDLE);
    await buyer.prepare();
    await toEcru();
    await buyer.reserve();
    expect(await held()).toEqual([
      ['cart', ecru, 2],
      ['checkout', ecru, 2],
    ]);
    expect(await shop.levels(shop.newBuyer(), 'eggs')).toEqual({ onHand: 5, availableToOrder: 5 });
  });

  test('holds nothing of them any more once less of it, or none, is in the cart [INV-02]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.guest.added('butter', 1);
    await buyer.reserve();
    await toEcru();
    await buyer.guest.call('PATCH', 'cartItem', { cartItemId: await lineOf(buyer) }, { body: { quantity: '1' } });
    expect(await held()).toEqual([
      ['cart', productId('butter'), 1],
      ['cart', ecru, 1],
    ]);
    await restock(BUNDLE);
    await buyer.reserve();
    await toEcru();
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: await lineOf(buyer) });
    expect(await held()).toEqual([['cart', productId('butter'), 1]]);
  });

  test('holds nothing of them any more once it is sold no longer and taken out of the cart [INV-02]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.reserve();
    await restock(null);
    const { cartSummary } = await buyer.guest.items();
    expect(cartSummary.inventoryReservation).toMatchObject({ isComplete: false });
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: await lineOf(buyer) });
    expect(await held()).toEqual([]);
  });
});

describe('a bundle that is ordered', () => {
  test('holds the stock of its contents once prepared, gives it back when the checkout ends, takes it with the order [CHK-24]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.paid();
    expect(await held()).toEqual([
      ['checkout', eggs, 4],
      ['checkout', ecru, 2],
    ]);
    await buyer.drop();
    expect(await held()).toEqual([]);
    expect(await stock()).toEqual({ eggs: 5, ecru: 100_000, bundle: 100_000 });
    await buyer.ordered();
    expect(await stock()).toEqual({ eggs: 1, ecru: 99_998, bundle: 100_000 });
    expect(await held()).toEqual([]);
  });

  test('is refused, with the name of the scarce product, once its contents were sold to somebody else [CHK-24]', async () => {
    const buyer = await shop.buyerWith('parent', 2);
    await buyer.guest.added('ecru', 1);
    await buyer.paid();
    await shop.app.database.write((db) => db.deleteFrom('stock_reservation').execute());
    await shop.setStock('ecru', 2);
    const refused = await buyer.submit();
    expect(failure(refused)).toBe('422 integrations/inventory');
    expect(refused.body).toContain('Écru');
    await shop.setStock('ecru', 3);
    referenceIn(await buyer.submit());
    expect(await stock()).toMatchObject({ eggs: 1, ecru: 0 });
  });

  test('keeps what was in it on the order, its lookup, its mail and its invoice, whatever the bundle holds later', async () => {
    const buyer = await shop.buyerWith('parent', 1);
    await buyer.guest.added('butter', 2);
    const reference = await buyer.ordered();
    await shop.app.ordering.idle();
    await shop.restock({ parent: { ...BUNDLE, contents: [{ productId: ecru, quantity: 9 }] }, eggs: SHELVES.butter });
    const [first, second] = await itemsOf(buyer, reference);
    expect(first?.contents).toEqual(CONTENTS);
    expect(second).not.toHaveProperty('contents');
    const found = await buyer.guest.call('POST', 'lookupOrder', {}, { body: { orderSummaryIdOrRefNumber: reference } });
    const [delivery] = found.json<OrderLookup>().deliveryGroups ?? [];
    expect(delivery?.lineItems?.map(({ contents }) => contents)).toEqual([CONTENTS, undefined, undefined]);
    const invoice = (await buyer.guest.call('GET', 'orderInvoice', { orderSummaryId: reference })).json<Invoice>();
    expect(invoice.lines.map(({ contents }) => contents)).toEqual([CONTENTS, undefined, undefined]);
    const text = shop.mails[0]?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
    expect(text).toContain(
      '1 × Lot du matin (réf. SKU-5), chacun contenant : 2 × Œufs frais (SKU-3), 1 × Écru (SKU-7) : 7,50 € HT',
    );
    expect(text).toContain('2 × Beurre doux (réf. SKU-0) : 13,80 € HT');
  });

  test.each([
    ['another quantity', [{ productId: eggs, quantity: 1 }, BUNDLE.contents?.[1]]],
    ['another product', [{ productId: productId('butter'), quantity: 2 }, BUNDLE.contents?.[1]]],
    ['one product less', [BUNDLE.contents?.[0]]],
  ])('is refused if it holds %s than what was prepared and paid, and can be prepared anew [CHK-07]', async (_, now) => {
    const buyer = await shop.buyerWith('parent', 1);
    await buyer.paid();
    const contents = now.flatMap((content) => content ?? []);
    await shop.restock({ parent: { ...BUNDLE, contents } });
    expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
    expect(await shop.orders()).toEqual([]);
    expect((await buyer.prepare()).statusCode).toBe(200);
    const [item] = await itemsOf(buyer, referenceIn(await buyer.submit()));
    expect(item?.contents?.map((content) => [content.productId, Number(content.quantity)])).toEqual(
      contents.map((content) => [content.productId, content.quantity]),
    );
  });
});

describe('a bundle that is delivered again and again', () => {
  const weekly = { productSellingModelId: MODELS.weekly.id };
  const withModels = () => shop.restock({ parent: { ...BUNDLE, sellingModels: [MODELS.once, MODELS.weekly] } });
  const addAs = ({ guest }: Buyer, quantity: number, model = {}) =>
    guest.call('POST', 'cartItems', {}, { body: { productId: bundle, quantity, ...model } });
  async function standingOf({ guest }: Buyer): Promise<StandingDeliveries['standingDeliveries']> {
    return (await guest.call('GET', 'standingDeliveries')).json<StandingDeliveries>().standingDeliveries;
  }

  test('draws on one stock with the same bundle that is delivered once', async () => {
    await withModels();
    const buyer = shop.newBuyer();
    expect((await addAs(buyer, 1, weekly)).statusCode).toBe(201);
    expect(refusal(await addAs(buyer, 2))).toBe('400 INSUFFICIENT_INVENTORY');
    expect((await addAs(buyer, 1)).statusCode).toBe(201);
    await buyer.guest.added('eggs', 1);
    await buyer.reserve();
    expect(await held()).toEqual([
      ['cart', eggs, 5],
      ['cart', ecru, 2],
    ]);
  });

  test('takes the stock of its contents for the delivery of its order, and nothing for later dates, which go on', async () => {
    await withModels();
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await addAs(buyer, 2, weekly);
    const reference = await buyer.ordered();
    await shop.app.ordering.idle();
    expect(await stock()).toEqual({ eggs: 1, ecru: 99_998, bundle: 100_000 });
    const [item] = await itemsOf(buyer, reference);
    expect(item).toMatchObject({ contents: CONTENTS, sellingModelType: 'Evergreen', pricingTermUnit: 'Weeks' });
    const text = shop.mails[0]?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
    expect(text).toContain(
      '2 × Lot du matin (réf. SKU-5) – chaque semaine, chacun contenant : 2 × Œufs frais (SKU-3), 1 × Écru (SKU-7)',
    );
    const [standing] = await standingOf(buyer);
    expect(standing).toMatchObject({ productId: bundle, name: 'Lot du matin', quantity: '2.0', status: 'Active' });
    // A week later too little is in stock for another delivery, and the bundle has other contents.
    await shop.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 0 }).execute());
    shop.clock.advance(7 * 24 * 60 * 60 * 1000);
    await shop.app.ordering.recover();
    await buyer.guest.logIn();
    const [later] = await standingOf(buyer);
    expect(later).toMatchObject({
      status: 'Active',
      nextDates: expect.arrayContaining([expect.any(String)]) as string[],
    });
    expect(await stock()).toEqual({ eggs: 0, ecru: 0, bundle: 0 });
    expect(await held()).toEqual([]);
  });
});

describe('bundles by other ways into a cart', () => {
  test('are added in batches, ordered again and brought along by a guest within the stock that they share', async () => {
    const guest = shop.newBuyer();
    const inputs = [
      { richInput: { productId: bundle, quantity: '2', type: 'Product' } },
      { richInput: { productId: eggs, quantity: '2', type: 'Product' } },
      { richInput: { productId: eggs, quantity: '1', type: 'Product' } },
    ];
    const batch = (await guest.guest.call('POST', 'cartItemBatch', {}, { body: { inputs } })).json<AddItemsResult>();
    expect(batch.results.map(({ statusCode }) => statusCode)).toEqual([201, 400, 201]);
    await guest.guest.logIn();
    await guest.guest.call('POST', 'preserveCart');
    const reference = await guest.ordered();
    await shop.setStock('eggs', 4);
    await guest.guest.added('eggs', 1);
    const again = await guest.guest.call('POST', 'addOrderToCart', { orderSummaryId: reference });
    const { results } = again.json<AddOrderToCartResult>();
    expect(results.map(({ productId: id, addedQuantity }) => [id, addedQuantity])).toEqual([
      [bundle, '1.0'],
      [eggs, '1.0'],
    ]);
  });

  test('are paid by link with their contents', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await buyer.guest.added('parent', 2);
    const query = { targetType: 'PayNowReadOnly' };
    const clone = await buyer.guest.call('POST', 'cloneCart', { cartStateOrId: 'current' }, { query });
    const started = await buyer.start({ cartId: String(clone.json<CartSummary>().cartId) });
    const { checkoutId } = started.json<Checkout>();
    await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS }, checkoutId);
    await buyer.prepare(checkoutId);
    await buyer.pay({}, {}, checkoutId);
    const [item] = await itemsOf(buyer, referenceIn(await buyer.submit(checkoutId)));
    expect(item?.contents).toEqual(CONTENTS);
    expect(await stock()).toMatchObject({ eggs: 1 });
  });
});

describe('a set', () => {
  const SET: Shelf = { name: 'Assortiment', unitCents: null, productClass: 'Set', contents: BUNDLE.contents ?? [] };

  test('cannot be added itself, and is in stock as its members are', async () => {
    await shop.restock({ parent: SET });
    const { guest } = shop.newBuyer();
    const refused = await guest.add('parent', 1);
    expect(refusal(refused)).toBe('400 INVALID_API_INPUT');
    expect(refused.body).toContain('Choisissez les articles de cet assortiment un à un.');
    expect((await guest.items()).cartItems).toEqual([]);
    expect(await shop.levels(shop.newBuyer(), 'parent')).toEqual({ onHand: 100_005, availableToOrder: 100_005 });
  });

  test('cannot be ordered, even where a product in the cart has become a set', async () => {
    const buyer = await shop.buyerWith('parent', 1);
    await buyer.ready();
    await shop.restock({ parent: { ...SET, unitCents: 750 } });
    expect(failure(await buyer.prepare())).toBe('422 errors/cart-validation-failure');
  });
});
