import { at, centsAt, listAt, textAt } from '../support/contracts/answers';
import type { ListeningShop } from '../support/contracts/listeningShop';
import * as documented from './documented';
import { active, added, aProduct, current, EMAIL, nothing, openShopFor, SHOPS, timesFor } from './shopClients';
import { ORDERING_CALLS } from './webstoreCalls';
import { expectAnswer, type WebstoreClient } from './webstoreClient';

const deliveryAddress = {
  name: 'Ana Le Goff',
  firstName: 'Ana',
  lastName: 'Le Goff',
  street: '1 rue de Siam',
  city: 'Brest',
  postalCode: '29200',
  country: 'FR',
};
const shipping = { ...deliveryAddress, companyName: 'Le Goff SARL', addressType: 'Shipping' };
/** The ten kinds of activities of the reference. */
const ACTIVITY_TYPES = [
  'clickSearchSuggestion',
  'viewSearchSuggestion',
  'viewSearch',
  'viewCategory',
  'addToCart',
  'clickCategory',
  'clickReco',
  'clickSearch',
  'viewProduct',
  'viewReco',
];
const contactInfo = { firstName: 'Ana', lastName: 'Le Goff', email: 'ana@legoff.example', phoneNumber: '0612345678' };

describe.each(SHOPS)('%s', (_name, open) => {
  let shop: ListeningShop;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  let newGuest: () => WebstoreClient;
  const unmade = openShopFor(open, (clients) => {
    ({ shop, customer, guest, newGuest } = clients);
  });

  /** Adds a product in a quantity that costs at least this many cents. */
  const addedWorth = async (client: WebstoreClient, cents: number) => {
    const product = await aProduct(client);
    return added(client, product, timesFor(cents, product));
  };
  const startCheckout = async (client: WebstoreClient): Promise<void> => {
    const started = await client.ensureCheckout({ body: { cartId: 'active' } });
    expect(started.status).toBe(201);
    // The older form of the call finds the same checkout.
    const again = await client.startCheckout({ body: { cartId: 'active' } });
    expect([again.status, at(again.body, 'checkoutId')]).toEqual([200, at(started.body, 'checkoutId')]);
    const own = { path: { checkoutId: textAt(started.body, 'checkoutId') } };
    expect((await client.getCheckout(own)).body).toEqual((await client.getCheckout({ path: active })).body);
    const addressed = await client.changeCheckout({ path: active, body: { contactInfo, deliveryAddress } });
    const [method] = listAt(addressed.body, 'deliveryGroups', 'items', 0, 'availableDeliveryMethods');
    const chosen = await client.changeCheckout({ path: active, body: { deliveryMethodId: textAt(method, 'id') } });
    expectAnswer(chosen, 200, documented.checkout);
  };
  const isEmptied = async (client: WebstoreClient) =>
    expectAnswer(await client.deleteCart({ path: current }), 204, nothing);

  describe('a customer of the public reference', () => {
    test('keeps addresses: adds one, changes it and the default as its form sends them, and deletes it', async () => {
      const book = { accountId: 'current' };
      const made = expectAnswer(
        await customer.createAddress({ path: book, body: shipping }),
        201,
        documented.savedAddress,
      );
      const addressId = textAt(made, 'addressId');
      const changed = await customer.changeAddress({
        path: { ...book, addressId },
        body: { city: 'Quimper', postalCode: '29000' },
      });
      expect(textAt(expectAnswer(changed, 200, documented.savedAddress), 'city')).toBe('Quimper');
      const query = { addressType: 'Shipping', fields: 'Name,IsDefault', sortOrder: 'CreatedDateDesc' };
      const listed = expectAnswer(await customer.listAddresses({ path: book, query }), 200, documented.savedAddresses);
      expect(listAt(listed, 'items').map((item) => at(item, 'addressId'))).toContain(addressId);
      const standing = listAt(listed, 'items').find((item) => at(item, 'isDefault') === true);
      const same = { isDefault: false, city: textAt(standing, 'city') };
      const kept = await customer.changeAddress({
        path: { ...book, addressId: textAt(standing, 'addressId') },
        body: same,
      });
      expect(at(expectAnswer(kept, 200, documented.savedAddress), 'isDefault')).toBe(true);
      expectAnswer(await customer.deleteAddress({ path: { ...book, addressId } }), 204, nothing);
    });

    test('pays by purchase order, sees the confirmation and finds the order in the history', async () => {
      const product = await aProduct(customer);
      const line = await added(customer, product, timesFor(6000, product));
      const started = await customer.ensureCheckout({ body: { cartId: 'active' } });
      expect(started.status).toBe(201);
      const { addressType: _ofTheBook, ...address } = shipping;
      const addressed = await customer.changeCheckout({
        path: active,
        body: { deliveryAddress: address },
      });
      expectAnswer(addressed, 200, documented.checkout);
      const group = ['deliveryGroups', 'items', 0] as const;
      const methods = listAt(addressed.body, ...group, 'availableDeliveryMethods');
      const chosen = await customer.changeCheckout({
        path: active,
        body: { deliveryMethodId: textAt(methods[0], 'id') },
      });
      expectAnswer(chosen, 200, documented.checkout);
      const ready = expectAnswer(await customer.getCheckout({ path: active }), 200, documented.checkout);
      expect(at(ready, ...group, 'totalCartItemCount')).toBe(Number(textAt(line, 'quantity')));
      const fee = centsAt(ready, ...group, 'selectedDeliveryMethod', 'adjustedShippingFee');
      expect(fee).toBe(centsAt(ready, 'cartSummary', 'totalChargeAmount'));

      const lineItem = {
        lineId: textAt(line, 'cartItemId'),
        productId: product.productId,
        quantity: Number(textAt(line, 'quantity')),
        unitPrice: textAt(line, 'unitAdjustedPriceWithItemAdj'),
      };
      const asked = { cartItems: [{ deliveryAddress: { countryCode: 'FR', city: 'Brest' }, lineItems: [lineItem] }] };
      const taxes = expectAnswer(await customer.calculateTaxes({ body: asked }), 200, documented.calculatedTaxes);
      expect(centsAt(taxes, 'totalTaxAmount')).toBe(centsAt(line, 'totalTax'));

      const act = async (action: 'prepare' | 'submit') =>
        expectAnswer(
          await customer.runOrderActions({ path: active, body: { actions: [{ action }] } }),
          200,
          documented.orderActions,
        );
      await act('prepare');
      const payment = {
        requestType: 'SimplePurchaseOrder',
        paymentToken: 'BC-2026-118',
        billingAddress: { ...address, isDefault: false },
      };
      expectAnswer(await customer.payCheckout({ path: active, body: payment }), 200, documented.payment);
      const reference = textAt(await act('submit'), 'actions', 0, 'orderReferenceNumber');

      const lookup = { orderSummaryIdOrRefNumber: reference };
      const answer = await customer.lookUpOrderByPost({ body: lookup });
      const order = expectAnswer(answer, 200, documented.orderLookup);
      expect(textAt(order, 'orderNumber')).toBe(reference);
      expect(textAt(order, 'fields', 'GrandTotalAmount', 'text')).toBe(
        textAt(ready, 'cartSummary', 'grandTotalAmount'),
      );
      expect(textAt(order, 'payments', 0, 'paymentMethod', 'fields', 'PoNumber', 'text')).toBe('BC-2026-118');
      const delivered = ['deliveryGroups', 0] as const;
      expect(textAt(order, ...delivered, 'fields', 'DeliverToStreet', 'text')).toBe(shipping.street);
      expect(textAt(order, ...delivered, 'lineItems', 0, 'fields', 'TotalPrice', 'text')).toBe(
        textAt(line, 'totalPrice'),
      );
      expect((await customer.lookUpOrder({ query: lookup })).body).toEqual(order);
      expectAnswer(await guest.lookUpOrderByPost({ body: lookup }), 404, documented.errors);

      const fields = 'OrderNumber,OrderedDate,Status,TotalAmount,GrandTotalAmount,CurrencyIsoCode';
      const query = { ownerScoped: true, pageSize: 20, fields };
      const listed = expectAnswer(await customer.listOrders({ query }), 200, documented.orderSummaries);
      const newest = ['orderSummaries', 0] as const;
      expect(textAt(listed, ...newest, 'orderNumber')).toBe(reference);
      expect(Object.keys(at(listed, ...newest, 'fields') as object)).toEqual(fields.split(','));
      expect(textAt(listed, ...newest, 'fields', 'GrandTotalAmount', 'text')).toBe(
        textAt(order, 'fields', 'GrandTotalAmount', 'text'),
      );
      expectAnswer(await customer.getCart({ path: current }), 200, documented.cartSummary(nothing));
    });
  });

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s of the public reference', (_who, clientOf) => {
    test('redeems a coupon in a checkout and takes it back', async () => {
      const client = clientOf();
      await addedWorth(client, 12_000);
      await startCheckout(client);
      const totalOf = async () => {
        const { body } = await client.getCheckout({ path: active });
        return centsAt(body, 'cartSummary', 'totalPromotionalAdjustmentAmount');
      };
      const wrong = await client.addCheckoutCoupon({ path: active, body: { couponCodes: ['NOBODY'] } });
      expectAnswer(wrong, 400, documented.errors);
      const taken = await client.addCheckoutCoupon({ path: active, body: { couponCodes: ['BRADERIE25'] } });
      const coupons = expectAnswer(taken, 201, documented.checkoutCoupon);
      expect(await totalOf()).toBe(-2500);
      const cartCouponId = textAt(coupons, 'cartCouponIds', 0);
      expectAnswer(await client.deleteCheckoutCoupon({ path: { ...active, cartCouponId } }), 202, nothing);
      expect(await totalOf()).toBe(0);
      expectAnswer(await client.deleteCheckout({ path: active }), 204, nothing);
      await isEmptied(client);
    });

    test('reads their order by its id and orders it again; nobody else can do either', async () => {
      const client = clientOf();
      const line = await addedWorth(client, 6000);
      await startCheckout(client);
      const payment = {
        requestType: 'Auth',
        paymentToken: await shop.cardToken(),
        billingAddress: deliveryAddress,
      };
      const taxed = {
        lineId: textAt(line, 'cartItemId'),
        productId: textAt(line, 'productId'),
        quantity: Number(textAt(line, 'quantity')),
      };
      const shipped = [{ deliveryAddress: { countryCode: 'FR' }, lineItems: [taxed] }];
      const taxes = await client.calculateTaxes({ body: { cartItems: shipped } });
      expectAnswer(taxes, 200, documented.calculatedTaxes);
      const actions = [{ action: 'prepare' }];
      const prepared = await client.runOrderActions({ path: active, body: { actions } });
      expectAnswer(prepared, 200, documented.orderActions);
      expectAnswer(await client.payCheckout({ path: active, body: payment }), 200, documented.payment);
      const { body } = await client.placeOrder({ path: active });
      const path = { orderSummaryId: textAt(body, 'orderReferenceNumber') };

      const order = expectAnswer(await client.getOrder({ path }), 200, documented.orderSummary);
      expect(textAt(order, 'orderNumber')).toBe(path.orderSummaryId);
      const lookup = { orderSummaryIdOrRefNumber: path.orderSummaryId };
      const found = expectAnswer(await client.lookUpOrder({ query: lookup }), 200, documented.orderLookup);
      expect((await client.lookUpOrderByPost({ body: lookup })).body).toEqual(found);
      const history = expectAnswer(await client.listOrders(), 200, documented.orderSummaries);
      const numbers = listAt(history, 'orderSummaries').map((summary) => textAt(summary, 'orderNumber'));
      expect(numbers).toContain(path.orderSummaryId);
      const items = expectAnswer(await client.listOrderItems({ path }), 200, documented.orderItems);
      expect(textAt(items, 'items', 0, 'product', 'productId')).toBe(textAt(line, 'productId'));
      const again = expectAnswer(await client.addOrderToCart({ path }), 201, documented.orderToCart);
      expect(at(again, 'totalSucceededProductCount')).toBe(1);
      const cart = await client.listCartItems({ path: current });
      const filled = expectAnswer(cart, 200, documented.cartItems);
      expect(textAt(filled, 'cartSummary', 'cartId')).toBe(textAt(again, 'cartId'));
      const [item] = listAt(filled, 'cartItems');
      expect(textAt(item, 'cartItem', 'productId')).toBe(textAt(line, 'productId'));
      expect(textAt(item, 'cartItem', 'quantity')).toBe(textAt(line, 'quantity'));
      const stranger = newGuest();
      expectAnswer(await stranger.getOrder({ path }), 404, documented.errors);
      expectAnswer(await stranger.listOrderItems({ path }), 404, documented.errors);
      expectAnswer(await stranger.addOrderToCart({ path }), 404, documented.errors);
      await isEmptied(client);
    });

    test('reports what their browser looked at', async () => {
      const client = clientOf();
      const siteId = textAt((await client.getSiteInfo()).body, 'siteId');
      const { productId } = await aProduct(client);
      const about = {
        product: { id: productId },
        category: { id: '0ZG000000000001' },
        searchText: 'beurre',
        recommenderName: 'TopSelling',
        recoUUID: '4b0f1c7e-41e3-4a52-8f0e-2d3f3c1a9b77',
        quantity: '1',
      };
      const body = { cookieId: '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1', ...about };
      for (const type of ACTIVITY_TYPES) {
        expectAnswer(await client.reportActivity({ path: { siteId, type }, body }), 200, documented.activity);
      }
      const elsewhere = { siteId: '0DM000000000099', type: 'viewProduct' };
      expectAnswer(await client.reportActivity({ path: elsewhere, body }), 404, documented.errors);
    });
  });

  test('a guest has no address book, and a customer no guest’s cart to keep', async () => {
    const book = { accountId: 'current' };
    const own = { ...book, addressId: '8lW000000000001' };
    for (const refused of [
      await guest.listAddresses({ path: book }),
      await guest.createAddress({ path: book, body: shipping }),
      await guest.changeAddress({ path: own, body: { city: 'Quimper' } }),
      await guest.deleteAddress({ path: own }),
    ]) {
      expectAnswer(refused, 403, documented.errors);
    }
    expectAnswer(await customer.preserveCart({ path: current }), 200, documented.nothingPreserved);
  });

  test('a guest who logs in keeps their cart, once; a guest who does not is refused', async () => {
    const shopper = newGuest();
    const line = await addedWorth(shopper, 1000);
    expectAnswer(await shopper.preserveCart({ path: current }), 401, documented.errors);
    expect((await shopper.logIn({ body: { username: EMAIL, password: 'comptoir-demo' } })).status).toBe(200);
    const kept = expectAnswer(await shopper.preserveCart({ path: current }), 200, documented.preservedCart);
    expect([at(kept, 'numberOfProductsWithSuccess'), at(kept, 'numberOfProductsWithError')]).toEqual([1, 0]);
    const filled = expectAnswer(await customer.listCartItems({ path: current }), 200, documented.cartItems);
    expect(textAt(filled, 'cartSummary', 'cartId')).toBe(textAt(kept, 'cartId'));
    const products = listAt(filled, 'cartItems').map((item) => textAt(item, 'cartItem', 'productId'));
    expect(products).toEqual([textAt(line, 'productId')]);
    expectAnswer(await shopper.preserveCart({ path: current }), 200, documented.nothingPreserved);
    await isEmptied(customer);
  });

  test('each of these calls has been made by a customer and by a guest [CTX-14]', () => {
    expect(unmade(ORDERING_CALLS)).toEqual([]);
  });
});
