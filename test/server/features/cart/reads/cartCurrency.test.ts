import type { CartSummary, CompactSummary, PreserveResult } from '../../../../../src/contract/cart/cart';
import type { AddItemsResult, CartItem, CartItems } from '../../../../../src/contract/cart/cartItem';
import type { AddOrderToCartResult } from '../../../../../src/contract/orders/orderSummary';
import type { CommandDatabase } from '../../../../../src/server/database/Database';
import { productId, refusal, type Guest, type ShelfName } from '../../../../support/server/shops/cartShop';
import { openFrancShop, type FrancShop } from '../../../../support/server/shops/francShop';

let shop: FrancShop;
let guest: Guest;
/** What a large change waits for before its lines are added. */
let work: Promise<void>;
beforeEach(async () => {
  work = Promise.resolve();
  shop = await openFrancShop({ options: { onStep: (name) => (name === 'cartWorkTaken' ? work : undefined) } });
  guest = shop.newGuest();
});

const francs = { currencyIsoCode: 'CHF' };
const euros = { currencyIsoCode: 'EUR' };
async function addedIn(query: Readonly<Record<string, string>>, name: ShelfName, quantity: number, who = guest) {
  const reply = await who.add(name, quantity, { query });
  expect(reply.statusCode).toBe(201);
  return reply.json<CartItem>();
}
/** The currency of a cart, and of each line the currency, the unit price and the amount. */
const shown = ({ cartSummary, cartItems }: CartItems) => [
  cartSummary.currencyIsoCode,
  ...cartItems.map(({ cartItem }) => [cartItem.currencyIsoCode, cartItem.salesPrice, cartItem.totalPrice]),
];
const refusedText = (reply: { readonly json: () => unknown }) => (reply.json() as { message: string }[])[0]?.message;

describe('a cart', () => {
  test('is in the currency in which its first line was added, at the prices of its book, with its tiers [PRC-01] [CRT-02]', async () => {
    const line = await addedIn(francs, 'butter', 10);
    expect(line).toMatchObject({ currencyIsoCode: 'CHF', listPrice: '9.00', salesPrice: '8.11', totalPrice: '77.70' });
    expect(line.unitAdjustedPrice).toBe('7.77');
    const { cartSummary } = await guest.items();
    expect(cartSummary).toMatchObject({ currencyIsoCode: 'CHF', totalProductAmount: '77.70', totalListPrice: '90.00' });
    const other = shop.newGuest();
    expect(await addedIn({}, 'butter', 10, other)).toMatchObject({ currencyIsoCode: 'EUR', totalPrice: '65.00' });
  });

  test('keeps it, whichever currency a reading call names, and when it is changed without naming one', async () => {
    await addedIn(francs, 'butter', 1);
    for (const query of [francs, euros, {}]) {
      expect(shown(await guest.items(query))).toEqual(['CHF', ['CHF', '8.11', '8.11']]);
      const compact = await guest.call('GET', 'compactSummary', {}, { query });
      expect(compact.json<CompactSummary>().currencyIsoCode).toBe('CHF');
      expect((await guest.call('GET', 'cart', {}, { query })).json<CartSummary>().currencyIsoCode).toBe('CHF');
    }
    expect(await addedIn({}, 'apron', 1)).toMatchObject({ currencyIsoCode: 'CHF', salesPrice: '21.11' });
    const [first] = (await guest.items()).cartItems;
    const names = { cartItemId: String(first?.cartItem.cartItemId) };
    const resized = await guest.call('PATCH', 'cartItem', names, { body: { quantity: 2 }, query: euros });
    expect(resized.json<CartItem>()).toMatchObject({ currencyIsoCode: 'CHF', totalPrice: '42.22' });
  });

  test('takes nothing whose price was shown in another currency, and says what to do [PRC-01]', async () => {
    await addedIn(francs, 'butter', 1);
    const refused = await guest.add('apron', 1, { query: euros });
    expect(refusal(refused)).toBe('409 CURRENCY_CONFLICT');
    expect(refusedText(refused)).toBe(
      'Votre panier est en CHF\u00a0: commandez-le ou videz-le avant d’acheter en EUR.',
    );
    const batch = { inputs: [{ richInput: { productId: productId('apron'), quantity: 1 } }] };
    expect(refusal(await guest.call('POST', 'cartItemBatch', {}, { body: batch, query: euros }))).toBe(
      '409 CURRENCY_CONFLICT',
    );
    expect(shown(await guest.items())).toEqual(['CHF', ['CHF', '8.11', '8.11']]);
  });

  test('without lines is begun in whatever is named, or stays what it was made in', async () => {
    const made = await guest.call('POST', 'carts', {}, { body: { currencyIsoCode: 'CHF' } });
    expect(made.json<CartSummary>().currencyIsoCode).toBe('CHF');
    expect(await addedIn({}, 'apron', 1)).toMatchObject({ currencyIsoCode: 'CHF', totalPrice: '21.11' });
    const [line] = (await guest.items()).cartItems;
    await guest.call('DELETE', 'cartItem', { cartItemId: String(line?.cartItem.cartItemId) });
    expect(await addedIn(euros, 'apron', 1)).toMatchObject({ currencyIsoCode: 'EUR', totalPrice: '19.99' });
    expect((await guest.items()).cartSummary.currencyIsoCode).toBe('EUR');
    const same = await guest.call('PUT', 'cart', {}, { query: francs });
    expect([same.statusCode, same.json<CartSummary>().currencyIsoCode]).toEqual([200, 'EUR']);
  });

  test('that is empty is answered in the currency of the call, and takes it when it is asked for again', async () => {
    expect((await guest.items(francs)).cartSummary.currencyIsoCode).toBe('CHF');
    expect((await guest.items()).cartSummary.currencyIsoCode).toBe('EUR');
    await guest.call('PUT', 'cart', {}, { query: euros });
    const again = await guest.call('PUT', 'cart', {}, { query: francs });
    expect([again.statusCode, again.json<CartSummary>().currencyIsoCode]).toEqual([200, 'CHF']);
    expect((await guest.items()).cartSummary.currencyIsoCode).toBe('CHF');
  });
});

describe('a product without a price in the currency of the cart', () => {
  test('cannot be added to it [PRC-01]', async () => {
    const refused = await guest.add('milk', 6, { query: francs });
    expect([refusal(refused), refusedText(refused)]).toEqual([
      '400 INVALID_API_INPUT',
      'Ce produit n’est pas en vente actuellement.',
    ]);
    await addedIn(francs, 'butter', 1);
    const batch = {
      inputs: (['milk', 'apron'] as const).map((name) => ({ richInput: { productId: productId(name), quantity: 6 } })),
    };
    const { results } = (await guest.call('POST', 'cartItemBatch', {}, { body: batch })).json<AddItemsResult>();
    expect(results.map(({ statusCode }) => statusCode)).toEqual([400, 201]);
  });

  test('is said to have none where it is in it already: when the webstore gives up the currency, nothing is sold in it until the next line makes it a cart in another one', async () => {
    await addedIn(francs, 'butter', 1);
    await shop.app.webstore.change({ supportedCurrencies: ['EUR'] });
    const { cartSummary, cartItems, hasErrors } = await guest.items();
    expect([cartSummary.currencyIsoCode, cartSummary.grandTotalAmount, hasErrors]).toEqual(['CHF', '0.00', true]);
    expect(cartItems[0]?.cartItem.messagesSummary.hasErrors).toBe(true);
    // Asking for the cart changes nothing: the currency may come back.
    await guest.call('PUT', 'cart', {});
    expect((await guest.items()).cartSummary.currencyIsoCode).toBe('CHF');
    expect(await addedIn({}, 'apron', 1)).toMatchObject({ currencyIsoCode: 'EUR', totalPrice: '19.99' });
    const later = await guest.items();
    expect([later.cartSummary.currencyIsoCode, later.cartItems.length, later.hasErrors]).toEqual(['EUR', 2, false]);
  });
});

test('buyer groups have their own prices in each currency [CTX-13] [PRC-01]', async () => {
  await guest.logIn();
  expect(await addedIn(francs, 'butter', 10)).toMatchObject({ currencyIsoCode: 'CHF', salesPrice: '7.33' });
  const other = shop.newGuest();
  expect(await addedIn(francs, 'butter', 9, other)).toMatchObject({ salesPrice: '8.11' });
});

describe('lines that join a cart', () => {
  const preserved = async (who: Guest) =>
    (await who.call('POST', 'preserveCart', { cartStateOrId: 'current' })).json<PreserveResult>();

  test('after a login make one in the currency of the guest’s cart [CRT-16]', async () => {
    await addedIn(francs, 'butter', 1);
    await guest.logIn();
    expect(await preserved(guest)).toMatchObject({ currencyIsoCode: 'CHF', numberOfProductsWithSuccess: 1 });
    expect(shown(await guest.items())).toEqual(['CHF', ['CHF', '7.33', '7.33']]);
  });

  test('give prices again to a cart whose currency was given up, and none of them is lost [CRT-16]', async () => {
    const earlier = shop.newGuest();
    await earlier.logIn();
    await addedIn(francs, 'apron', 1, earlier);
    await addedIn(euros, 'butter', 1);
    await addedIn(euros, 'milk', 6);
    await shop.app.webstore.change({ supportedCurrencies: ['EUR'], defaultCurrency: 'EUR' });
    await guest.logIn();
    expect(await preserved(guest)).toMatchObject({
      currencyIsoCode: 'EUR',
      numberOfProductsWithSuccess: 2,
      failedCartItems: [],
    });
    const { cartSummary, cartItems, hasErrors } = await guest.items();
    expect([cartSummary.currencyIsoCode, cartItems.length, hasErrors]).toEqual(['EUR', 3, false]);
    expect(cartItems.map(({ cartItem }) => cartItem.currencyIsoCode)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  test('cost what they cost in the currency of the cart that was there; what has no price in it is named [CRT-16]', async () => {
    const before = shop.newGuest();
    await before.logIn();
    await addedIn(francs, 'apron', 1, before);
    await addedIn(euros, 'butter', 1);
    await addedIn(euros, 'milk', 6);
    await guest.logIn();
    expect(await preserved(guest)).toMatchObject({
      currencyIsoCode: 'CHF',
      succeededCartItems: [{ productId: productId('butter') }],
      failedCartItems: [{ productId: productId('milk') }],
    });
    expect(shown(await guest.items())).toEqual(['CHF', ['CHF', '7.33', '7.33'], ['CHF', '21.11', '21.11']]);
  });

  test('of a large change are added later, in the currency of the cart [CRT-10]', async () => {
    let goOn = (): void => undefined;
    work = new Promise((resolve) => (goOn = resolve));
    await shop.app.webstore.change({ cartImmediateLines: 0 });
    const batch = {
      inputs: (['butter', 'apron'] as const).map((name) => ({
        richInput: { productId: productId(name), quantity: 1 },
      })),
    };
    const queued = await guest.call('POST', 'cartItemBatch', {}, { body: batch, query: francs });
    expect(queued.json<AddItemsResult>().results.map(({ result }) => (result as CartItem).currencyIsoCode)).toEqual([
      'CHF',
      'CHF',
    ]);
    // Asking for the cart in another currency meanwhile leaves it in its own.
    const asked = await guest.call('PUT', 'cart', {}, { query: euros });
    expect(asked.json<CartSummary>()).toMatchObject({ asyncOperationStatus: 'Processing', currencyIsoCode: 'CHF' });
    goOn();
    await shop.app.cartWork.idle();
    expect((await guest.items()).cartSummary).toMatchObject({ currencyIsoCode: 'CHF', totalProductAmount: '29.22' });
  });

  test('are copied into a clone in their currency [CRT-17]', async () => {
    await guest.logIn();
    await addedIn(francs, 'butter', 1);
    const clone = await guest.call('POST', 'cloneCart', { cartStateOrId: 'current' }, { query: euros });
    expect(clone.json<CartSummary>()).toMatchObject({ currencyIsoCode: 'CHF', totalProductAmount: '7.33' });
  });
});

describe('an order in francs', () => {
  test('is refused as long as nothing is delivered for them; the cart shows no delivery in them [CHK-01]', async () => {
    await addedIn(francs, 'butter', 1);
    expect((await guest.items()).cartSummary).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '8.56' });
    const refused = await guest.call('PUT', 'checkouts', {}, { body: { cartId: 'active' } });
    expect([refusal(refused), refusedText(refused)]).toEqual([
      '400 INVALID_API_INPUT',
      'Nous ne livrons pas encore les commandes en CHF. Composez votre panier dans une autre monnaie.',
    ]);
  });

  test('is paid, stored and invoiced in francs, with delivery by their tariff [PRC-01]', async () => {
    await shop.deliverForFrancs();
    const buyer = shop.newBuyer();
    await addedIn(francs, 'butter', 1, buyer.guest);
    // 8.11 for the goods and 8.50 for delivery; VAT 0.45 and 1.70.
    const checkout = await buyer.ready();
    expect(checkout.cartSummary).toMatchObject({ currencyIsoCode: 'CHF', totalChargeAmount: '8.50' });
    expect(checkout.deliveryGroups.items[0]?.availableDeliveryMethods).toMatchObject([
      { shippingFee: '8.50', currencyIsoCode: 'CHF' },
      { shippingFee: '14.00', currencyIsoCode: 'CHF' },
    ]);
    await buyer.prepare();
    await buyer.pay();
    const [payment] = await shop.database.read.selectFrom('payment').selectAll().execute();
    expect(payment).toMatchObject({ currency: 'CHF', amount_cents: 1876 });
    const submitted = await buyer.submit();
    expect(submitted.statusCode).toBe(200);
    const [stored] = await shop.orders();
    const order = await buyer.order(String(stored?.reference));
    expect(order).toMatchObject({ currencyIsoCode: 'CHF', totalAmount: '18.76', totalDeliveryAmount: '8.50' });
    const invoice = await buyer.guest.call('GET', 'orderInvoice', { orderSummaryId: String(stored?.reference) });
    expect(invoice.json()).toMatchObject({ currencyIsoCode: 'CHF', grandTotalAmount: '18.76' });
  });

  const noTariff = (db: CommandDatabase) =>
    db.deleteFrom('webstore_setting').where('key', '=', 'deliveryCharge.CHF').execute();
  const paidInEuros = (db: CommandDatabase) => db.updateTable('payment').set({ currency: 'EUR' }).execute();
  test.each<[string, (db: CommandDatabase) => Promise<unknown>, 'submit' | 'prepare']>([
    ['in a currency that is delivered for no more', noTariff, 'submit'],
    ['in a currency that is delivered for no more, prepared again', noTariff, 'prepare'],
    ['of the same amount in another currency', paidInEuros, 'submit'],
  ])('is not placed for a payment %s, and that is given up [CHK-16]', async (_which, change, action) => {
    await shop.deliverForFrancs();
    const buyer = shop.newBuyer();
    await addedIn(francs, 'butter', 1, buyer.guest);
    await buyer.ready();
    await buyer.prepare();
    await buyer.pay();
    await shop.database.write(change);
    expect((await buyer[action]()).statusCode).toBe(409);
    // The refusal does not wait until the provider has voided the payment; recovery ensures that it has.
    await shop.app.ordering.recover();
    const payments = await shop.database.read.selectFrom('payment').select('status').execute();
    expect(payments).toEqual([{ status: 'voided' }]);
    expect(await shop.orders()).toEqual([]);
  });

  test.each(['{', JSON.stringify({ cents: -1 })])(
    'is shown without delivery, keeps its lines and is not ordered while its tariff is damaged: %s [CRT-08]',
    async (value) => {
      await shop.deliverForFrancs();
      const buyer = shop.newBuyer();
      await addedIn(francs, 'butter', 1, buyer.guest);
      await buyer.ready();
      await shop.database.write((db) =>
        db.updateTable('webstore_setting').set({ value }).where('key', '=', 'deliveryCharge.CHF').execute(),
      );
      const { cartItems, cartSummary } = await buyer.guest.items();
      expect([cartItems.length, cartSummary.totalChargeAmount]).toEqual([1, '0.00']);
      expect((await buyer.prepare()).statusCode).toBe(409);
      expect(refusal(await buyer.get())).toBe('400 INVALID_API_INPUT');
      await shop.database.write(noTariff);
      await shop.deliverForFrancs();
      expect((await buyer.prepare()).statusCode).toBe(200);
    },
  );

  test('is delivered free from the limit of their tariff, not from that of another one [CRT-19]', async () => {
    await shop.deliverForFrancs();
    await addedIn(francs, 'butter', 1);
    await addedIn({}, 'apron', 1);
    await addedIn({}, 'butter', 1);
    // 37.33 and then 45.44 in francs: delivery is free from 45.00 francs; the limit of 40.00 is in euros.
    expect((await guest.items()).cartSummary.totalChargeAmount).toBe('8.50');
    await addedIn({}, 'butter', 1);
    expect((await guest.items()).cartSummary.totalChargeAmount).toBe('0.00');
  });

  test('that is ordered again joins the cart in the cart’s currency [PRC-01]', async () => {
    await shop.deliverForFrancs();
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await addedIn(francs, 'butter', 1, buyer.guest);
    const reference = await buyer.ordered();
    const again = async (query: Readonly<Record<string, string>>) =>
      (
        await buyer.guest.call('POST', 'addOrderToCart', { orderSummaryId: reference }, { query })
      ).json<AddOrderToCartResult>();
    expect(await again(francs)).toMatchObject({ currencyIsoCode: 'CHF', hasErrors: false });
    expect(await again(euros)).toMatchObject({ currencyIsoCode: 'CHF', hasErrors: false });
    expect(shown(await buyer.guest.items())).toEqual(['CHF', ['CHF', '7.33', '14.66']]);
  });
});

describe('a promotion of the shop', () => {
  test('that names an amount holds in its currency alone; a percentage holds in every currency [PRC-01]', async () => {
    await shop.promote([], { reward: { kind: 'percentage', basisPoints: 1000, off: { scope: 'cart' } } });
    await shop.promote([], { reward: { kind: 'amount', cents: 500, off: { scope: 'cart' } } });
    await shop.promote([], {
      reward: { kind: 'percentage', basisPoints: 5000, off: { scope: 'cart' } },
      minimumCents: 1,
    });
    await addedIn(francs, 'apron', 1);
    expect((await guest.items()).cartSummary.totalPromotionalAdjustmentAmount).toBe('-2.11');
    await shop.promote([], { reward: { kind: 'amount', cents: 300, off: { scope: 'cart' } }, currency: 'CHF' });
    expect((await guest.items()).cartSummary.totalPromotionalAdjustmentAmount).toBe('-5.11');
  });

  test('of francs says in francs what is missing [CRT-12]', async () => {
    const reward = { kind: 'amount', cents: 500, off: { scope: 'cart' } } as const;
    await shop.promote(['CINQ'], { reward, currency: 'CHF', minimumCents: 3000 });
    await addedIn(francs, 'apron', 1);
    const names = { cartStateOrId: 'current' };
    const refused = await guest.call('POST', 'cartCoupons', names, { body: { couponCode: 'CINQ' } });
    expect([refusal(refused), refusedText(refused)]).toEqual(['400 UNQUALIFIED_CART', expect.stringContaining('CHF')]);
  });

  test('whose code is entered for a cart in another currency says why it takes nothing off [CRT-12]', async () => {
    await shop.promote(['CINQ'], { reward: { kind: 'amount', cents: 500, off: { scope: 'cart' } } });
    await addedIn(francs, 'apron', 1);
    const refused = await guest.call(
      'POST',
      'cartCoupons',
      { cartStateOrId: 'current' },
      { body: { couponCode: 'CINQ' } },
    );
    expect([refusal(refused), refusedText(refused)]).toEqual([
      '400 UNQUALIFIED_CART',
      'Cette offre ne vaut pas dans la monnaie de votre panier.',
    ]);
  });
});
