import { listeningShop, shopInFront, type ListeningShop } from '../support/contracts/listeningShop';
import * as documented from './documented';
import { is } from './shape';
import {
  at,
  centsAt,
  expectAnswer,
  listAt,
  orderables,
  textAt,
  webstoreClient,
  type Orderable,
  type WebstoreClient,
} from './webstoreClient';

const EMAIL = 'boulangerie@comptoir.example';
const current = { cartStateOrId: 'current' };
const active = { checkoutId: 'active' };
const deliveryAddress = {
  name: 'Ana Le Goff',
  firstName: 'Ana',
  lastName: 'Le Goff',
  street: '1 rue de Siam',
  city: 'Brest',
  postalCode: '29200',
  country: 'FR',
};
const contactInfo = { firstName: 'Ana', lastName: 'Le Goff', email: 'ana@legoff.example', phoneNumber: '0612345678' };
const nothing = is(null);

describe.each([
  ['the shop', listeningShop],
  ['a shop in front of it', shopInFront],
])('%s', (_name, open) => {
  let shop: ListeningShop;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  const newGuest = () => webstoreClient(shop.origin, shop.webstoreId);
  beforeAll(async () => {
    shop = await open();
    customer = webstoreClient(shop.origin, shop.webstoreId, await shop.tokenOf(EMAIL));
    guest = newGuest();
  });
  afterAll(() => shop.close());

  const aProduct = async (client: WebstoreClient): Promise<Orderable> => {
    const body = { searchTerm: 'beurre', includePrices: true, includeQuantityRule: true, pageSize: 20 };
    const [first] = orderables((await client.searchProductsByPost({ body })).body);
    if (first === undefined) throw new Error('Nothing that is found can be ordered.');
    return first;
  };
  /** Products of this value at least, in the smallest quantity that may be ordered. */
  const added = async (client: WebstoreClient, cents: number) => {
    const { productId, quantity, unitCents } = await aProduct(client);
    const times = Math.ceil(cents / (unitCents * quantity));
    const body = { productId, quantity: String(quantity * times), type: 'Product' as const };
    return expectAnswer(await client.addCartItem({ path: current, body }), 201, documented.cartItem);
  };
  const startCheckout = async (client: WebstoreClient): Promise<void> => {
    expect((await client.ensureCheckout({ body: { cartId: 'active' } })).status).toBe(201);
    const addressed = await client.changeCheckout({ path: active, body: { contactInfo, deliveryAddress } });
    const [method] = listAt(addressed.body, 'deliveryGroups', 'items', 0, 'availableDeliveryMethods');
    const chosen = await client.changeCheckout({ path: active, body: { deliveryMethodId: textAt(method, 'id') } });
    expectAnswer(chosen, 200, documented.checkout);
  };
  const isEmptied = async (client: WebstoreClient) =>
    expectAnswer(await client.deleteCart({ path: current }), 204, nothing);

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s of the public reference', (_who, clientOf) => {
    test('redeems a coupon in a checkout and takes it back', async () => {
      const client = clientOf();
      await added(client, 12_000);
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
      const line = await added(client, 6000);
      await startCheckout(client);
      const payment = {
        requestType: 'Auth' as const,
        paymentToken: await shop.cardToken(),
        billingAddress: deliveryAddress,
      };
      expectAnswer(await client.payCheckout({ path: active, body: payment }), 200, documented.payment);
      const { body } = await client.placeOrder({ path: active });
      const path = { orderSummaryId: textAt(body, 'orderReferenceNumber') };

      const order = expectAnswer(await client.getOrder({ path }), 200, documented.orderSummary);
      expect(textAt(order, 'orderNumber')).toBe(path.orderSummaryId);
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
      expectAnswer(await stranger.addOrderToCart({ path }), 404, documented.errors);
      await isEmptied(client);
    });

    test('tells what their browser looked at', async () => {
      const client = clientOf();
      const siteId = textAt((await client.getSiteInfo()).body, 'siteId');
      const { productId } = await aProduct(client);
      const body = { cookieId: '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1', product: { id: productId } };
      const kept = await client.reportActivity({ path: { siteId, type: 'viewProduct' }, body });
      expectAnswer(kept, 200, documented.activity);
      const elsewhere = { siteId: '0DM000000000099', type: 'viewProduct' } as const;
      expectAnswer(await client.reportActivity({ path: elsewhere, body }), 404, documented.errors);
    });
  });

  test('a guest who logs in keeps their cart, once; a guest who does not has nobody to keep it for', async () => {
    const shopper = newGuest();
    const line = await added(shopper, 1000);
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
});
