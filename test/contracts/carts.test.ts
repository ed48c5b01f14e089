import { at, listAt, orderables, textAt } from '../support/contracts/answers';
import type { ListeningShop } from '../support/contracts/listeningShop';
import * as documented from './documented';
import { current, EMAIL, found, nothing, openShopFor, SHOPS } from './shopClients';
import { CART_CALLS } from './webstoreCalls';
import { expectAnswer, type WebstoreClient } from './webstoreClient';

const nothingThere = '01t000000999999';

describe.each(SHOPS)('%s', (_name, open) => {
  let shop: ListeningShop;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  let newGuest: () => WebstoreClient;
  const unmade = openShopFor(open, (clients) => {
    ({ shop, customer, guest, newGuest } = clients);
  });

  const someProducts = async (client: WebstoreClient, count: number) => {
    const products = orderables(await found(client)).slice(0, count);
    expect(products).toHaveLength(count);
    return products;
  };
  const isEmptied = async (client: WebstoreClient) =>
    expectAnswer(await client.deleteCart({ path: current }), 204, nothing);

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s of the public reference', (_who, clientOf) => {
    test('adds several products at once, each with a result of its own, and reads them product by product', async () => {
      const client = clientOf();
      const products = await someProducts(client, 2);
      const inputs = [...products, { productId: nothingThere, quantity: 1 }].map(({ productId, quantity }) => ({
        richInput: { productId, quantity: String(quantity), type: 'Product' },
      }));
      const added = await client.addCartItems({ path: current, body: { inputs } });
      const batch = expectAnswer(added, 201, documented.addedItems);
      expect(at(batch, 'hasErrors')).toBe(true);
      expect(listAt(batch, 'results').map((result) => at(result, 'statusCode'))).toEqual([201, 201, 404]);

      const listed = await client.listCartProducts({ path: current, query: { pageSize: 1, productFields: 'Name' } });
      const page = expectAnswer(listed, 200, documented.cartProducts);
      expect([listAt(page, 'products').length, at(page, 'totalProductCount')]).toEqual([1, 2]);
      const summary = await client.getCartCompactSummary({ path: current });
      const compact = expectAnswer(summary, 200, documented.compactSummary);
      expect(at(compact, 'uniqueProductCount')).toBe(2);
      expect((await client.getCurrentCompactSummary()).body).toEqual(compact);
      await isEmptied(client);
    });

    test('reserves what is in the cart and lets go of it; an empty cart reserves nothing', async () => {
      const client = clientOf();
      await client.ensureCart({ path: current });
      const empty = await client.reserveCart({ path: current, body: { durationInSeconds: 60 } });
      expect(at(expectAnswer(empty, 200, documented.reservation), 'success')).toBe(false);
      const [product] = await someProducts(client, 1);
      const line = { productId: product?.productId ?? '', quantity: product?.quantity ?? 0 };
      await client.addCartItem({ path: current, body: line });
      const asked = await client.reserveCart({ path: current, body: { durationInSeconds: 60 } });
      const held = expectAnswer(asked, 200, documented.reservation);
      expect(at(held, 'success')).toBe(true);
      expect(listAt(held, 'inventoryItemReservations')).toMatchObject([{ productId: line.productId, success: true }]);
      expectAnswer(await client.endReservation({ path: current }), 204, nothing);
      await isEmptied(client);
      expectAnswer(await client.reserveCart({ path: current, body: {} }), 404, documented.errors);
      expectAnswer(await client.endReservation({ path: current }), 404, documented.errors);
    });

    test('divides a cart among deliveries: makes one, changes it, arranges lines, and takes it back', async () => {
      const client = clientOf();
      const [product] = await someProducts(client, 1);
      const body = { productId: product?.productId ?? '', quantity: (product?.quantity ?? 0) * 2 };
      const line = expectAnswer(await client.addCartItem({ path: current, body }), 201, documented.cartItem);
      const deliveryAddress = {
        name: 'Ana Roux',
        street: '1 rue Une',
        city: 'Brest',
        postalCode: '29200',
        country: 'FR',
      };
      const created = await client.createDeliveryGroup({ path: current, body: { name: 'Cave', deliveryAddress } });
      const group = expectAnswer(created, 201, documented.deliveryGroup);
      const deliveryGroupId = textAt(group, 'id');
      const own = { ...current, deliveryGroupId };
      const changed = await client.changeDeliveryGroup({ path: own, body: { shippingInstructions: 'Sonner' } });
      expect(at(expectAnswer(changed, 200, documented.deliveryGroup), 'shippingInstructions')).toBe('Sonner');

      const cartItemId = textAt(line, 'cartItemId');
      const arrangements = [{ deliveryGroupId, cartItemId, quantity: String(product?.quantity) }];
      const arranged = await client.arrangeItems({ path: current, body: { arrangements } });
      const groups = expectAnswer(arranged, 202, documented.deliveryGroups);
      expect(listAt(groups, 'items').map((item) => at(item, 'totalCartItemCount'))).toEqual([
        product?.quantity,
        product?.quantity,
      ]);
      const listed = await client.listDeliveryGroups({ path: current, query: { sort: 'CreatedDateAsc' } });
      expectAnswer(listed, 200, documented.deliveryGroups);
      const one = expectAnswer(await client.getDeliveryGroup({ path: own }), 200, documented.deliveryGroup);
      expect(at(one, 'name')).toBe('Cave');
      const tooMany = [{ deliveryGroupId, cartItemId, quantity: '9999' }];
      expectAnswer(
        await client.arrangeItems({ path: current, body: { arrangements: tooMany } }),
        400,
        documented.errors,
      );
      expectAnswer(await client.deleteDeliveryGroup({ path: own }), 204, nothing);
      expectAnswer(await client.getDeliveryGroup({ path: own }), 404, documented.errors);
      await isEmptied(client);
    });

    test('has a second cart beside the one they shop with, which is read and deleted by its id', async () => {
      const client = clientOf();
      const created = await client.createCart({ body: { isSecondary: true } });
      const second = expectAnswer(created, 201, documented.cartSummary());
      expect(at(second, 'isSecondary')).toBe(true);
      const own = { path: { cartStateOrId: textAt(second, 'cartId') } };
      expect((await client.getCart(own)).body).toEqual(second);
      expectAnswer(await newGuest().getCart(own), 404, documented.errors);
      expectAnswer(await client.getCart({ path: current }), 200, documented.cartSummary(nothing));
      expectAnswer(await client.deleteCart(own), 204, nothing);
    });

    test('copies a cart, which stays as it is; a stranger can copy none of it', async () => {
      const client = clientOf();
      const [product] = await someProducts(client, 1);
      const body = { productId: product?.productId ?? '', quantity: product?.quantity ?? 0 };
      const line = expectAnswer(await client.addCartItem({ path: current, body }), 201, documented.cartItem);
      const cloned = await client.cloneCart({ path: current });
      const clone = expectAnswer(cloned, 201, documented.cartSummary());
      expect(at(clone, 'isSecondary')).toBe(true);
      expect(at(clone, 'cartId')).not.toBe(at(line, 'cartId'));
      const whose = { path: { cartStateOrId: textAt(clone, 'cartId') } };
      expectAnswer(await newGuest().cloneCart(whose), 404, documented.errors);
      expectAnswer(await newGuest().listCartItems(whose), 404, documented.errors);
      expectAnswer(await client.deleteCart(whose), 204, nothing);
      await isEmptied(client);
    });
  });

  test('a guest who logs in is told, product by product, what has found no room in the cart they had', async () => {
    const [first, second] = await someProducts(customer, 2);
    if (first === undefined || second === undefined) throw new Error('There are two.');
    const detail = await customer.getProduct({ path: { productId: first.productId } });
    const context = (await customer.getApplicationContext()).body;
    const locations = textAt(context, 'inventoryConfiguration', 'inventoryDefaultSource', 'locationSourceId');
    const scope = `webStoreId Eq '${shop.webstoreId}'`;
    const levels = await customer.listInventoryLevels({ query: { products: first.productId, locations, scope } });
    const maximum = Number(textAt(detail.body, 'purchaseQuantityRule', 'maximum'));
    const most = Math.min(maximum, Number(at(levels.body, 'totalInventory', 0, 'availableToOrder')));
    const increment = Number(textAt(detail.body, 'purchaseQuantityRule', 'increment'));
    const quantity = String(most - (most % increment));
    const full = await customer.addCartItem({ path: current, body: { productId: first.productId, quantity } });
    expectAnswer(full, 201, documented.cartItem);

    const shopper = newGuest();
    for (const product of [first, second]) {
      const line = { productId: product.productId, quantity: String(product.quantity) };
      expectAnswer(await shopper.addCartItem({ path: current, body: line }), 201, documented.cartItem);
    }
    await shopper.logIn({ body: { username: EMAIL, password: 'comptoir-demo' } });
    const kept = expectAnswer(await shopper.preserveCart({ path: current }), 200, documented.preservedCart);
    expect([at(kept, 'numberOfProductsWithSuccess'), at(kept, 'numberOfProductsWithError')]).toEqual([1, 1]);
    expect(listAt(kept, 'succeededCartItems').map((item) => textAt(item, 'productId'))).toEqual([second.productId]);
    expect(listAt(kept, 'failedCartItems')).toMatchObject([{ productId: first.productId }]);
    await isEmptied(customer);
  });

  test('each of these calls has been made by a customer and by a guest [CTX-14]', () => {
    expect(unmade(CART_CALLS)).toEqual([]);
  });
});
