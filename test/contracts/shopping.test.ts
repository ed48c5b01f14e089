import type { Asked } from '../../src/apiClient';
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

describe.each([
  ['the shop', listeningShop],
  ['a shop in front of it', shopInFront],
])('%s', (_name, open) => {
  let shop: ListeningShop;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  beforeAll(async () => {
    shop = await open();
    customer = webstoreClient(shop.origin, shop.webstoreId, await shop.tokenOf('boulangerie@comptoir.example'));
    guest = webstoreClient(shop.origin, shop.webstoreId);
  });
  afterAll(() => shop.close());

  const nothing = is(null);
  const SEARCH = { searchTerm: 'beurre', includePrices: true, includeQuantityRule: true, pageSize: 20 };
  const found = async (client: WebstoreClient, further: Asked<'searchProductsByPost'>['body'] = {}) =>
    expectAnswer(await client.searchProductsByPost({ body: { ...SEARCH, ...further } }), 200, documented.searchResult);
  const aProduct = async (client: WebstoreClient): Promise<Orderable> => {
    const [first] = orderables(await found(client));
    if (first === undefined) throw new Error('Nothing that is found can be ordered.');
    return first;
  };
  const added = async (client: WebstoreClient, { productId, quantity }: Orderable, times = 1) => {
    const line = { productId, quantity: String(quantity * times), type: 'Product' as const };
    return expectAnswer(
      await client.addCartItem({ path: { cartStateOrId: 'current' }, body: line }),
      201,
      documented.cartItem,
    );
  };
  const cartOf = async (client: WebstoreClient) =>
    expectAnswer(
      await client.listCartItems({
        path: { cartStateOrId: 'current' },
        query: { includePromotions: true, includeCoupons: true },
      }),
      200,
      documented.cartItems,
    );
  const idsOf = (result: unknown) => listAt(result, 'productsPage', 'products').map((product) => textAt(product, 'id'));

  describe('a client of the public reference browses', () => {
    test('categories, sort rules and a search; refinements narrow it alike by GET and by POST', async () => {
      const client = guest;
      expectAnswer(await client.listCategoryChildren({ query: { fields: 'Name' } }), 200, documented.categories);
      expectAnswer(await client.listSortRules(), 200, documented.sortRules);
      const whole = await found(client);
      const facet = listAt(whole, 'facets')[0];
      // A client may send a facet back with no more than its name and the chosen values.
      const refinement = { nameOrId: textAt(facet, 'nameOrId'), values: [textAt(facet, 'values', 0, 'nameOrId')] };
      const narrowed = await found(client, { refinements: [refinement] });
      const total = at(narrowed, 'productsPage', 'total');
      expect(total).toBe(at(facet, 'values', 0, 'productCount'));
      expect(Number(total)).toBeGreaterThan(0);
      const encoded = Buffer.from(
        JSON.stringify([{ ...refinement, attributeType: at(facet, 'attributeType'), type: 'DistinctValue' }]),
      ).toString('base64');
      const query = { searchTerm: 'beurre', fields: 'Name', pageSize: 20, refinements: encoded };
      const byGet = expectAnswer(await client.searchProducts({ query }), 200, documented.searchResult);
      expect(idsOf(byGet)).toEqual(idsOf(narrowed));
    });

    test('a product with its price, its tax and what promotions make of it', async () => {
      const { productId, unitCents } = await aProduct(customer);
      expectAnswer(await customer.getProduct({ path: { productId } }), 200, documented.productDetail);
      const price = expectAnswer(await customer.getPrice({ path: { productId } }), 200, documented.price);
      expect(centsAt(price, 'unitPrice')).toBe(unitCents);
      const taxes = await customer.getTaxes({ path: { productId }, query: { countryIsoCode: 'FR' } });
      expectAnswer(taxes, 200, documented.taxes);
      const evaluated = await customer.evaluateProducts({
        body: { products: [{ productId, salesPrice: textAt(price, 'unitPrice') }], webStoreId: shop.webstoreId },
      });
      const body = expectAnswer(evaluated, 200, documented.evaluatedProducts);
      expect(textAt(body, 'promotionProductEvaluationResults', 0, 'productId')).toBe(productId);
    });

    test('products and prices in lists, what goes with a product, what is in a bundle', async () => {
      const search = { searchTerm: 'Lot viennoiserie' };
      const bundle = listAt(await found(guest, search), 'productsPage', 'products').find(
        (product) => at(product, 'productClass') === 'Bundle',
      );
      const bundleId = textAt(bundle, 'id');
      const { productId } = await aProduct(guest);
      const ids = `${productId},${bundleId}`;
      const list = expectAnswer(
        await guest.listProducts({ query: { ids, excludePrices: true } }),
        200,
        documented.products,
      );
      expect(listAt(list, 'products').map((product) => textAt(product, 'id'))).toEqual([productId, bundleId]);
      const prices = await guest.listPrices({ query: { productIds: ids } });
      expectAnswer(prices, 200, documented.priceList);
      const parts = await guest.listProductChildren({ path: { productId: bundleId }, query: { pageSize: 2 } });
      expectAnswer(parts, 200, documented.productChildren);
      const featured = await guest.listFeaturedProducts({
        path: { productId },
        query: { relationshipTypes: 'CrossSell' },
      });
      const related = expectAnswer(featured, 200, documented.featuredProducts);
      expect(listAt(related, 'featuredProductsByRelationshipType', 'CrossSell')).not.toEqual([]);
    });

    test('what is not there is refused by code and message', async () => {
      expectAnswer(await guest.getProduct({ path: { productId: '01tzz0000000001' } }), 404, documented.errors);
      expectAnswer(await guest.getProduct({ path: { productId: 'nonsense' } }), 400, documented.errors);
    });
  });

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s is offered', (_who, clientOf) => {
    test('gift wrap, which a cart takes and gives back', async () => {
      const client = clientOf();
      const offered = expectAnswer(await client.listGiftWrap({ query: { fields: 'Name' } }), 200, documented.giftWrap);
      const wrap = listAt(offered, 'products')[0];
      expect(documented.giftWrapChoice(wrap, 'gift wrap')).toEqual([]);
      expect(Object.keys(Object(at(wrap, 'fields')) as object)).toEqual(['Name']);
      const line = await added(client, {
        productId: textAt(wrap, 'id'),
        quantity: 1,
        unitCents: centsAt(wrap, 'prices', 'unitPrice'),
      });
      expect(centsAt(line, 'salesPrice')).toBe(centsAt(wrap, 'prices', 'unitPrice'));
      const left = await client.deleteCartItem({
        path: { cartStateOrId: 'current', cartItemId: textAt(line, 'cartItemId') },
      });
      expectAnswer(left, 204, nothing);
      expectAnswer(await client.deleteCart({ path: { cartStateOrId: 'current' } }), 204, nothing);
    });

    test('products that go with another: featured by the shop, and recommended with prices', async () => {
      const client = clientOf();
      const { productId } = await aProduct(client);
      const featured = await client.listFeaturedProducts({ path: { productId } });
      expectAnswer(featured, 200, documented.featuredProducts);
      const query = { recommender: 'SimilarProducts', includePricingAndProductInformation: true } as const;
      const alike = await client.listRecommendations({ query: { ...query, anchorValues: productId } });
      const answer = expectAnswer(alike, 200, documented.recommendations);
      expect(listAt(answer, 'productPage', 'products').map((product) => textAt(product, 'id'))).not.toContain(
        productId,
      );
      // Without anchors there is nothing to be similar to.
      expectAnswer(await client.listRecommendations({ query }), 400, documented.errors);
    });

    test('a bundle as what is in it, whose stock a cart holds and says so, and a set member by member', async () => {
      const client = clientOf();
      const classOf = async (searchTerm: string, productClass: string) =>
        textAt(
          listAt(await found(client, { searchTerm }), 'productsPage', 'products').find(
            (product) => at(product, 'productClass') === productClass,
          ),
          'id',
        );
      const bundleId = await classOf('Lot viennoiserie', 'Bundle');
      const parts = await client.listProductChildren({ path: { productId: bundleId } });
      const childIds = listAt(expectAnswer(parts, 200, documented.productChildren), 'items').map((part) =>
        textAt(part, 'productInfo', 'id'),
      );
      const line = await added(client, { productId: bundleId, quantity: 1, unitCents: 0 });
      expect(at(line, 'childProductCount')).toBe(childIds.length);
      expect(documented.contents(at(line, 'productDetails', 'contents'), 'contents')).toEqual([]);
      const current = { path: { cartStateOrId: 'current' } } as const;
      expect(at(await cartOf(client), 'cartSummary', 'inventoryReservation')).toBeNull();
      const reserved = await client.reserveCart({ ...current, body: { durationInSeconds: 60 } });
      expect(at(reserved.body, 'success')).toBe(true);
      const held = at(await cartOf(client), 'cartSummary', 'inventoryReservation');
      expect(documented.heldStock(held, 'held')).toEqual([]);
      expect(
        listAt(held, 'products')
          .map((product) => textAt(product, 'productId'))
          .sort(),
      ).toEqual(childIds.sort());
      await client.endReservation(current);
      const setId = await classOf('Assortiment du pizzaïolo', 'Set');
      const body = { productId: setId, quantity: '1', type: 'Product' } as const;
      expectAnswer(await client.addCartItem({ ...current, body }), 400, documented.errors);
      const members = await client.listProductChildren({ path: { productId: setId } });
      expectAnswer(members, 200, documented.productChildren);
      expectAnswer(await client.deleteCart(current), 204, nothing);
    });

    test('no assistant, which the shop says', async () => {
      const agent = expectAnswer(await clientOf().getShopperAgent(), 200, documented.shopperAgent);
      expect(at(agent, 'agentEnabled')).toBe(false);
    });
  });

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('the cart of %s', (_who, clientOf) => {
    test('is empty, filled, changed and deleted', async () => {
      const client = clientOf();
      const none = expectAnswer(
        await client.getCart({ path: { cartStateOrId: 'current' } }),
        200,
        documented.cartSummary(nothing),
      );
      expect(textAt(none, 'totalProductCount')).toBe('0.0');
      expectAnswer(await client.deleteCart({ path: { cartStateOrId: 'current' } }), 404, documented.errors);

      const made = expectAnswer(
        await client.ensureCart({ path: { cartStateOrId: 'current' } }),
        201,
        documented.cartSummary(),
      );
      const product = await aProduct(client);
      const line = await added(client, product);
      const cartItemId = textAt(line, 'cartItemId');
      const changed = await client.changeCartItem({
        path: { cartStateOrId: 'current', cartItemId },
        body: { quantity: String(product.quantity * 2) },
      });
      const larger = expectAnswer(changed, 200, documented.cartItem);
      expect(Number(textAt(larger, 'quantity'))).toBe(product.quantity * 2);
      expect(centsAt(larger, 'totalAmount')).toBe(centsAt(larger, 'totalPrice') + centsAt(larger, 'totalTax'));

      const cart = await cartOf(client);
      expect(at(cart, 'cartSummary', 'cartId')).toBe(at(made, 'cartId'));
      expect(centsAt(cart, 'cartSummary', 'totalProductAmountAfterAdjustments')).toBe(centsAt(larger, 'totalPrice'));
      expectAnswer(await client.deleteCartItem({ path: { cartStateOrId: 'current', cartItemId } }), 204, nothing);
      expect(listAt(await cartOf(client), 'cartItems')).toEqual([]);

      const cartId = textAt(made, 'cartId');
      expectAnswer(await client.deleteCart({ path: { cartStateOrId: cartId } }), 204, nothing);
      expectAnswer(await client.getCart({ path: { cartStateOrId: cartId } }), 404, documented.errors);
      expectAnswer(await client.getCart({ path: { cartStateOrId: 'current' } }), 200, documented.cartSummary(nothing));
    });

    test('takes a coupon and gives it back', async () => {
      const client = clientOf();
      const product = await aProduct(client);
      // Enough for the promotion, whatever the product costs.
      await added(client, product, Math.ceil(12_000 / (product.unitCents * product.quantity)));
      expectAnswer(
        await client.addCartCoupon({ path: { cartStateOrId: 'current' }, body: { couponCode: 'NOBODY' } }),
        400,
        documented.errors,
      );
      const taken = await client.addCartCoupon({
        path: { cartStateOrId: 'current' },
        body: { couponCode: 'BRADERIE25' },
      });
      const coupons = expectAnswer(taken, 201, documented.cartCoupons);
      const reduced = await cartOf(client);
      expect(centsAt(reduced, 'cartSummary', 'totalPromotionalAdjustmentAmount')).toBe(-2500);
      expect(textAt(reduced, 'cartPromotions', 'promotions', 'promotions', 0, 'couponCode')).toBe('BRADERIE25');
      const lines = listAt(reduced, 'cartItems').map((item) => centsAt(item, 'cartItem', 'totalPrice'));
      expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(
        centsAt(reduced, 'cartSummary', 'totalProductAmountAfterAdjustments'),
      );
      const cartCouponId = textAt(coupons, 'cartCoupons', 'coupons', 0, 'cartCouponId');
      expectAnswer(await client.deleteCartCoupon({ path: { cartStateOrId: 'current', cartCouponId } }), 204, nothing);
      expect(listAt(await cartOf(client), 'cartPromotions', 'promotions', 'promotions')).toEqual([]);
      expectAnswer(await client.deleteCart({ path: { cartStateOrId: 'current' } }), 204, nothing);
    });
  });

  describe('a customer of the public reference', () => {
    const shipping = {
      name: 'Ana Le Goff',
      firstName: 'Ana',
      lastName: 'Le Goff',
      companyName: 'Le Goff SARL',
      street: '1 rue de Siam',
      city: 'Brest',
      postalCode: '29200',
      country: 'FR',
      addressType: 'Shipping' as const,
    };

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
      const query = { addressType: 'Shipping', fields: 'Name,IsDefault', sortOrder: 'CreatedDateDesc' } as const;
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
      const line = await added(customer, product, Math.ceil(6000 / (product.unitCents * product.quantity)));
      const started = await customer.ensureCheckout({ body: { cartId: 'active' } });
      expect(started.status).toBe(201);
      const { addressType: _ofTheBook, ...deliveryAddress } = shipping;
      const addressed = await customer.changeCheckout({
        path: { checkoutId: 'active' },
        body: { deliveryAddress },
      });
      expectAnswer(addressed, 200, documented.checkout);
      const group = ['deliveryGroups', 'items', 0] as const;
      const methods = listAt(addressed.body, ...group, 'availableDeliveryMethods');
      const chosen = await customer.changeCheckout({
        path: { checkoutId: 'active' },
        body: { deliveryMethodId: textAt(methods[0], 'id') },
      });
      expectAnswer(chosen, 200, documented.checkout);
      const ready = expectAnswer(
        await customer.getCheckout({ path: { checkoutId: 'active' } }),
        200,
        documented.checkout,
      );
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
          await customer.runOrderActions({ path: { checkoutId: 'active' }, body: { actions: [{ action }] } }),
          200,
          documented.orderActions,
        );
      await act('prepare');
      const payment = {
        requestType: 'SimplePurchaseOrder' as const,
        paymentToken: 'BC-2026-118',
        billingAddress: { ...deliveryAddress, isDefault: false },
      };
      expectAnswer(
        await customer.payCheckout({ path: { checkoutId: 'active' }, body: payment }),
        200,
        documented.payment,
      );
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
      expectAnswer(
        await customer.getCart({ path: { cartStateOrId: 'current' } }),
        200,
        documented.cartSummary(nothing),
      );
    });
  });
});
