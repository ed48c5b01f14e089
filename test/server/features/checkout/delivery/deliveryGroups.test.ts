import type { CartItem } from '../../../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../../../src/contract/checkout/checkout';
import type { DeliveryGroup } from '../../../../../src/contract/checkout/deliveryGroup';
import { recordId } from '../../../../../src/contract/ids';
import { CHECKOUT_HOURS } from '../../../../../src/contract/shopRules';
import { productId, refusal } from '../../../../support/server/shops/cartShop';
import { ADDRESS, failure, openCheckoutShop, type CheckoutShop } from '../../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../../support/server/shops/groupCalls';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const METHODS = [recordId('deliveryMethod', 1), recordId('deliveryMethod', 2)] as const;
async function opened() {
  const buyer = await shop.buyerWith('butter', 3);
  return { buyer, groups: groupCalls(buyer.guest) };
}
/** The body of a call that makes or changes a group, with every field that it may have. */
const full = {
  name: ' Boutique du port ',
  deliveryAddress: ADDRESS,
  deliveryMethodId: METHODS[1],
  desiredDeliveryDate: null,
  shippingInstructions: 'Sonner deux fois',
};

describe('the default group', () => {
  test('is there as soon as it is asked for, under the same id ever after, and holds the whole cart [CRT-14, CHK-04]', async () => {
    const { buyer, groups } = await opened();
    const { count, items } = await groups.list();
    expect(count).toBe(1);
    const [first] = items;
    expect(first).toMatchObject({
      isDefault: true,
      deliveryAddress: null,
      totalCartItemCount: 3,
      totalProductAmount: '20.70',
      cartItems: { totalItemCount: 1, hasErrors: false, cartItems: [{ cartItem: { quantity: '3.0' } }] },
    });
    const [item] = (await buyer.guest.items()).cartItems;
    expect(item?.cartItem.cartDeliveryGroupId).toBe(first?.id);
    const checkout = await buyer.ready();
    expect(checkout.deliveryGroups.items.map(({ id }) => id)).toEqual([first?.id]);
    expect((await groups.get(String(first?.id))).json()).toMatchObject({ deliveryAddress: ADDRESS });
    expect((await groups.get(String(first?.id).slice(0, 15))).statusCode).toBe(200);
  });

  test('can be changed before a checkout, which then finds what was said, and cannot be deleted [CRT-14]', async () => {
    const { buyer, groups } = await opened();
    const { id } = await groups.default();
    expect((await groups.change(id, { deliveryAddress: ADDRESS })).statusCode).toBe(200);
    expect((await buyer.start()).json<Checkout>().deliveryGroups.items[0]).toMatchObject({
      id,
      deliveryAddress: ADDRESS,
      selectedDeliveryMethod: { id: METHODS[0] },
    });
    expect(refusal(await groups.remove(id))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await groups.remove(id, { query: { deleteCartItems: true } }))).toBe('400 INVALID_API_INPUT');
    expect((await buyer.guest.items()).totalItemCount).toBe(1);
  });

  test('is told of the checkout and the checkout of it: there is one truth [CHK-01]', async () => {
    const { buyer, groups } = await opened();
    await buyer.ready();
    const { id } = await groups.default();
    await groups.change(id, { deliveryMethodId: METHODS[1], shippingInstructions: 'Au fond' });
    const checkout = (await buyer.get()).json<Checkout>();
    expect(checkout.deliveryGroups.items[0]).toMatchObject({
      selectedDeliveryMethod: { id: METHODS[1] },
      shippingInstructions: 'Au fond',
    });
    expect(checkout.cartSummary.totalChargeAmount).toBe('12.80');
  });
});

describe('under a checkout that is over', () => {
  type Groups = ReturnType<typeof groupCalls>;
  const changes: Readonly<Record<string, (groups: Groups, other: DeliveryGroup, item: CartItem) => Promise<unknown>>> =
    {
      'a new group': (groups) => groups.created(),
      'a group removed': (groups, { id }) => groups.remove(id),
      'a line arranged': (groups, other, item) => groups.arrange([[other, item, 1]]),
      'a group changed': (groups, { id }) => groups.change(id, { name: 'Port' }),
    };
  test.each(Object.entries(changes))(
    '%s ends it, and its payment is voided at once [CRT-15]',
    async (_name, change) => {
      const { buyer, groups } = await opened();
      const other = await groups.created({ deliveryAddress: ADDRESS });
      const [line] = (await buyer.guest.items()).cartItems;
      if (line === undefined) throw new Error('The cart is empty.');
      await buyer.paid();
      shop.clock.advance(CHECKOUT_HOURS * 3_600_000);
      await change(groups, other, line.cartItem);
      await shop.app.ordering.idle();
      expect([await shop.paymentStates(), shop.payments.standing()]).toEqual([['voided'], []]);
    },
  );
});

describe('making and changing a group', () => {
  test('answers 201 with all that was said; PATCH changes only what it says; a read shows both [CRT-14]', async () => {
    const { groups } = await opened();
    const bare = await groups.created();
    expect(bare).toMatchObject({ isDefault: false, name: 'Livraison 2', totalCartItemCount: 0, deliveryDays: [] });
    const made = await groups.created(full);
    expect(made).toMatchObject({
      name: 'Boutique du port',
      deliveryAddress: { ...ADDRESS, id: null },
      selectedDeliveryMethod: { id: METHODS[1] },
      shippingInstructions: 'Sonner deux fois',
      desiredDeliveryDate: null,
    });
    const day = made.deliveryDays[2];
    const changed = await groups.change(made.id, { desiredDeliveryDate: `${String(day)}T00:00:00.000Z` });
    expect(changed.json()).toEqual({ ...made, desiredDeliveryDate: day });
    const renamed = await groups.change(made.id, { name: 'Le port' });
    expect(renamed.json()).toEqual({ ...made, desiredDeliveryDate: day, name: 'Le port' });
    expect((await groups.get(made.id)).json()).toEqual(renamed.json());
  });

  test('refuses unserved postcodes, wrong fields, card numbers, unknown days and methods with 422, and keeps nothing [CRT-14, CRT-19, CHK-15, CHK-22, KIT-20]', async () => {
    const { groups } = await opened();
    const { id } = await groups.created(full);
    const before = (await groups.get(id)).json<DeliveryGroup>();
    const noDate = `${String(before.deliveryDays[0])} au matin`;
    const wrong: readonly (readonly [object, string, readonly string[]])[] = [
      [{ deliveryAddress: { ...ADDRESS, postalCode: '97110' } }, 'errors/shipping-failure', ['deliveryAddress']],
      [{ deliveryAddress: { ...ADDRESS, country: 'BE' } }, 'errors/validation-failure', ['deliveryAddress.country']],
      [{ desiredDeliveryDate: '2001-01-01' }, 'errors/validation-failure', ['desiredDeliveryDate']],
      [{ desiredDeliveryDate: noDate }, 'errors/validation-failure', ['desiredDeliveryDate']],
      [{ shippingInstructions: '4242 4242 4242 4242' }, 'errors/validation-failure', ['shippingInstructions']],
      [{ name: 'FR14 2004 1010 0505 0001 3M02 606' }, 'errors/validation-failure', ['name']],
      [{ deliveryMethodId: 'nonsense' }, 'errors/validation-failure', ['deliveryMethodId']],
    ];
    for (const [body, type, parameters] of wrong) {
      for (const response of [
        await groups.change(id, { name: 'Autre', ...body }),
        await groups.create({ ...full, ...body }),
      ]) {
        expect(failure(response)).toBe(`422 ${type}`);
        expect(response.json<Checkout>().errors[0]?.invalidParameters).toEqual(parameters);
      }
    }
    const methodOnly = await groups.create({ deliveryMethodId: METHODS[0] });
    expect(failure(methodOnly)).toBe('422 errors/validation-failure');
    expect((await groups.get(id)).json()).toEqual(before);
    expect((await groups.list()).count).toBe(2);
  });

  test('refuses unknown fields, bodies that say nothing, and another account’s address [CRT-14]', async () => {
    const { groups } = await opened();
    const { id } = await groups.created();
    for (const send of [(body: object) => groups.create(body), (body: object) => groups.change(id, body)]) {
      expect(refusal(await send({ shippingAddress: ADDRESS }))).toBe('400 JSON_PARSER_ERROR');
      expect(refusal(await send({ deliveryAddress: { ...ADDRESS, isOffice: true } }))).toBe('400 JSON_PARSER_ERROR');
      expect(refusal(await send({ name: 'x'.repeat(256) }))).toBe('400 INVALID_API_INPUT');
      const unknown = { deliveryAddress: { id: recordId('address', 1) } };
      expect(refusal(await send(unknown))).toBe('404 ITEM_NOT_FOUND');
    }
    expect(refusal(await groups.change(id, {}))).toBe('400 INVALID_API_INPUT');
  });

  test('gifts are taken where the webstore has them [CRT-14]', async () => {
    const { groups } = await opened();
    const gift = { isGift: true, giftToName: 'Lou', giftMessage: 'Bon courage' };
    expect(refusal(await groups.create(gift))).toBe('400 INVALID_API_INPUT');
    const gifting = { isGiftingEnabled: true, isGiftMessageEnabled: false, isGiftWrapEnabled: false };
    await shop.app.webstore.change({ giftingConfig: gifting });
    expect(refusal(await groups.create(gift))).toBe('400 INVALID_API_INPUT');
    await shop.app.webstore.change({ giftingConfig: { ...gifting, isGiftMessageEnabled: true } });
    expect(await groups.created(gift)).toMatchObject(gift);
    expect(failure(await groups.create({ giftMessage: '4242 4242 4242 4242' }))).toBe('422 errors/validation-failure');
  });

  test('a repeat under its key makes one group; the key for something else is 422 [CRT-14]', async () => {
    const { groups } = await opened();
    const first = await groups.create({ name: 'Une' }, { key: 'k1' });
    expect((await groups.create({ name: 'Une' }, { key: 'k1' })).json()).toEqual(first.json());
    expect((await groups.list()).count).toBe(2);
    expect(refusal(await groups.create({ name: 'Deux' }, { key: 'k1' }))).toBe('422 INVALID_API_INPUT');
  });

  test('a cart has at most twenty, the default one included [CRT-14]', async () => {
    const { groups } = await opened();
    for (let made = 1; made < 20; made += 1) await groups.created();
    expect(refusal(await groups.create())).toBe('400 LIMIT_EXCEEDED');
    const { items } = await groups.list();
    expect(items).toHaveLength(20);
    await groups.remove(String(items[19]?.id));
    expect((await groups.create()).statusCode).toBe(201);
  });
});

describe('listing groups', () => {
  test('sorts, pages and shows as many items as asked for [CRT-14]', async () => {
    const { buyer, groups } = await opened();
    await buyer.guest.added('apron', 2);
    for (const name of ['Écluse', 'atelier', 'Port 10', 'Port 9']) await groups.created({ name });
    const names = async (query: Record<string, string | number>) =>
      (await groups.list(query)).items.map(({ name }) => name);
    const made = ['Default', 'Écluse', 'atelier', 'Port 10', 'Port 9'];
    expect(await names({})).toEqual(made);
    expect(await names({ sort: 'CreatedDateDesc' })).toEqual([...made].reverse());
    const sorted = ['atelier', 'Default', 'Écluse', 'Port 9', 'Port 10'];
    expect(await names({ sort: 'NameAsc' })).toEqual(sorted);
    expect(await names({ sort: 'NameDesc' })).toEqual([...sorted].reverse());
    expect(await names({ sort: 'NameAsc', pageSize: 2, page: 2 })).toEqual(['Écluse', 'Port 9']);
    expect(await groups.list({ page: 9 })).toEqual({ count: 0, items: [] });
    const limited = (await groups.list({ cartItemLimit: 1 })).items[0];
    expect(limited?.cartItems).toMatchObject({ totalItemCount: 2, cartItems: [{ cartItem: { name: 'Beurre doux' } }] });
    expect(limited?.cartItems?.cartItems).toHaveLength(1);
    const { id } = await groups.default();
    const none = (await groups.get(id, { query: { cartItemLimit: 0 } })).json<DeliveryGroup>();
    expect(none.cartItems).toMatchObject({ totalItemCount: 2, cartItems: [] });
    for (const query of [
      { sort: 'Sideways' },
      { page: 0 },
      { pageSize: 0 },
      { pageSize: 101 },
      { cartItemLimit: -1 },
    ]) {
      const response = await buyer.guest.call('GET', 'deliveryGroups', {}, { query });
      expect(refusal(response)).toBe('400 INVALID_API_INPUT');
    }
  });
});

describe('deleting a group', () => {
  const shared = async () => {
    const { buyer, groups } = await opened();
    const butter = await buyer.guest.added('butter', 7);
    const apron = await buyer.guest.added('apron', 2);
    const milk = await buyer.guest.added('milk', 12);
    const [a, b] = [await groups.created({ name: 'A' }), await groups.created({ name: 'B' })];
    const arranged = await groups.arrange([
      [a, butter, 4],
      [b, butter, 5],
      [a, apron, 2],
      [a, milk, 5],
    ]);
    expect(arranged.statusCode).toBe(202);
    return { buyer, groups, a };
  };

  test('gives its items back to the default group [CRT-14, CRT-15]', async () => {
    const { groups, a } = await shared();
    expect((await groups.remove(a.id)).statusCode).toBe(204);
    expect(await groups.held()).toEqual({
      Default: { 'Beurre doux': '5.0', Tablier: '2.0', 'Lait entier': '12.0' },
      B: { 'Beurre doux': '5.0' },
    });
    expect(refusal(await groups.get(a.id))).toBe('404 ITEM_NOT_FOUND');
  });

  test('with deleteCartItems takes them out of the cart, of a shared line only its part [CRT-14]', async () => {
    const { buyer, groups, a } = await shared();
    const response = await groups.remove(a.id, { query: { deleteCartItems: true }, key: 'gone' });
    expect(response.statusCode).toBe(204);
    expect((await groups.remove(a.id, { query: { deleteCartItems: true }, key: 'gone' })).statusCode).toBe(204);
    expect(await groups.held()).toEqual({
      Default: { 'Beurre doux': '1.0', 'Lait entier': '7.0' },
      B: { 'Beurre doux': '5.0' },
    });
    const { cartItems, cartSummary } = await buyer.guest.items({ sort: 'CreatedDateAsc' });
    expect(cartItems.map(({ cartItem }) => [cartItem.name, cartItem.quantity])).toEqual([
      ['Beurre doux', '6.0'],
      ['Lait entier', '7.0'],
    ]);
    // Milk is sold in sixes: the cart reports the seven that are left instead of keeping what was to be removed.
    expect(cartSummary.messagesSummary).toMatchObject({ hasErrors: true, totalLineItemsWithErrors: 1 });
  });
});

describe('where shipments are not split', () => {
  test('there is one group: no other is made, arranged or counted, whatever was before [CHK-23]', async () => {
    const { buyer, groups } = await opened();
    const apron = await buyer.guest.added('apron', 2);
    const other = await groups.created({ name: 'B' });
    expect((await groups.arrange([[other, apron, 2]])).statusCode).toBe(202);
    await shop.app.webstore.change({ splitShipmentEnabled: false });
    expect(refusal(await groups.create())).toBe('403 API_DISABLED_FOR_ORG');
    expect(refusal(await groups.arrange([[other, apron, 1]]))).toBe('403 API_DISABLED_FOR_ORG');
    for (const response of [
      await groups.get(other.id),
      await groups.change(other.id, full),
      await groups.remove(other.id),
    ]) {
      expect(refusal(response)).toBe('404 ITEM_NOT_FOUND');
    }
    const body = { productId: productId('ecru'), quantity: 1, cartDeliveryGroupId: other.id };
    expect(refusal(await buyer.guest.call('POST', 'cartItems', {}, { body }))).toBe('404 ITEM_NOT_FOUND');
    expect(await groups.held()).toEqual({ Default: { 'Beurre doux': '3.0', Tablier: '2.0' } });
    expect((await buyer.ready()).deliveryGroups.count).toBe(1);
    await shop.app.webstore.change({ splitShipmentEnabled: true });
    expect(await groups.held()).toEqual({ Default: { 'Beurre doux': '3.0' }, B: { Tablier: '2.0' } });
  });
});

describe('whose groups', () => {
  test('another’s cart, group or account is not there; guests may be shut out [CRT-14, CRT-15, CRT-20]', async () => {
    const { buyer, groups } = await opened();
    const own = await groups.created();
    const [item] = (await buyer.guest.items()).cartItems;
    const cartStateOrId = String((await buyer.guest.items()).cartSummary.cartId);
    const other = (await shop.buyerWith('butter', 1)).guest;
    const strangers = groupCalls(other, { cartStateOrId });
    const at = await other.call('GET', 'deliveryGroups', { cartStateOrId });
    const arrangement = item === undefined ? [] : ([[own, item.cartItem, 1]] as const);
    for (const response of [
      at,
      await strangers.get(own.id),
      await strangers.create(),
      await strangers.change(own.id, full),
      await strangers.remove(own.id),
      await strangers.arrange(arrangement),
    ]) {
      expect(refusal(response)).toBe('404 CART_NOT_FOUND');
    }
    const theirs = groupCalls(other);
    for (const response of [
      await theirs.get(own.id),
      await theirs.change(own.id, full),
      await theirs.remove(own.id),
      await theirs.arrange(arrangement),
    ]) {
      expect(refusal(response)).toBe('404 ITEM_NOT_FOUND');
    }
    for (const response of [await groups.get('x'), await groups.change('x', full), await groups.remove('x')]) {
      expect(refusal(response)).toBe('400 INVALID_ID_FIELD');
    }
    expect(refusal(await groups.create({}, { query: { effectiveAccountId: recordId('account', 1) } }))).toBe(
      '403 INSUFFICIENT_ACCESS',
    );
    const nobody = groupCalls(shop.newGuest());
    expect(refusal(await nobody.create())).toBe('404 CART_NOT_FOUND');
    await shop.app.webstore.change({ guestCheckoutEnabled: false });
    for (const response of [await groups.create(), await groups.remove(own.id), await groups.arrange(arrangement)]) {
      expect(refusal(response)).toBe('401 INVALID_SESSION_ID');
    }
  });

  test('a call from another site changes nothing', async () => {
    const { groups } = await opened();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect(refusal(await groups.create({}, { headers }))).toBe('403 INSUFFICIENT_ACCESS');
    expect((await groups.list()).count).toBe(1);
  });
});
