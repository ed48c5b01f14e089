import { at, centsAt, listAt, textAt } from '../support/contracts/answers';
import * as documented from './documented';
import { added, aProduct, current, found, nothing, openShopFor, SHOPS, timesFor } from './shopClients';
import { SHOPPING_CALLS } from './webstoreCalls';
import { expectAnswer, type WebstoreClient } from './webstoreClient';

describe.each(SHOPS)('%s', (_name, open) => {
  let webstoreId: string;
  let customer: WebstoreClient;
  let guest: WebstoreClient;
  const unmade = openShopFor(open, (clients) => {
    ({ customer, guest } = clients);
    ({ webstoreId } = clients.shop);
  });

  const cartOf = async (client: WebstoreClient) =>
    expectAnswer(
      await client.listCartItems({
        path: current,
        query: { includePromotions: true, includeCoupons: true },
      }),
      200,
      documented.cartItems,
    );
  const idsOf = (result: unknown) => listAt(result, 'productsPage', 'products').map((product) => textAt(product, 'id'));

  describe.each([
    ['a customer', () => customer],
    ['a guest', () => guest],
  ])('%s browses', (_who, clientOf) => {
    test('categories, sort rules and a search; refinements narrow it alike by GET and by POST', async () => {
      const client = clientOf();
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
      const client = clientOf();
      const { productId, unitCents } = await aProduct(client);
      expectAnswer(await client.getProduct({ path: { productId } }), 200, documented.productDetail);
      const price = expectAnswer(await client.getPrice({ path: { productId } }), 200, documented.price);
      expect(centsAt(price, 'unitPrice')).toBe(unitCents);
      const taxes = await client.getTaxes({ path: { productId }, query: { countryIsoCode: 'FR' } });
      expectAnswer(taxes, 200, documented.taxes);
      const evaluated = await client.evaluateProducts({
        body: { products: [{ productId, salesPrice: textAt(price, 'unitPrice') }], webStoreId: webstoreId },
      });
      const body = expectAnswer(evaluated, 200, documented.evaluatedProducts);
      expect(textAt(body, 'promotionProductEvaluationResults', 0, 'productId')).toBe(productId);
    });

    test('products and prices in lists, what goes with a product, what is in a bundle', async () => {
      const client = clientOf();
      const search = { searchTerm: 'Lot viennoiserie' };
      const bundle = listAt(await found(client, search), 'productsPage', 'products').find(
        (product) => at(product, 'productClass') === 'Bundle',
      );
      const bundleId = textAt(bundle, 'id');
      const { productId } = await aProduct(client);
      const ids = `${productId},${bundleId}`;
      const list = expectAnswer(
        await client.listProducts({ query: { ids, excludePrices: true } }),
        200,
        documented.products,
      );
      expect(listAt(list, 'products').map((product) => textAt(product, 'id'))).toEqual([productId, bundleId]);
      const prices = await client.listPrices({ query: { productIds: ids } });
      expectAnswer(prices, 200, documented.priceList);
      const parts = await client.listProductChildren({ path: { productId: bundleId }, query: { pageSize: 2 } });
      expectAnswer(parts, 200, documented.productChildren);
      const featured = await client.listFeaturedProducts({
        path: { productId },
        query: { relationshipTypes: 'CrossSell' },
      });
      const related = expectAnswer(featured, 200, documented.featuredProducts);
      expect(listAt(related, 'featuredProductsByRelationshipType', 'CrossSell')).not.toEqual([]);
    });

    test('what is not there is refused by code and message', async () => {
      const client = clientOf();
      expectAnswer(await client.getProduct({ path: { productId: '01tzz0000000001' } }), 404, documented.errors);
      expectAnswer(await client.getProduct({ path: { productId: 'nonsense' } }), 400, documented.errors);
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
        path: { ...current, cartItemId: textAt(line, 'cartItemId') },
      });
      expectAnswer(left, 204, nothing);
      expectAnswer(await client.deleteCart({ path: current }), 204, nothing);
    });

    test('products that go with another: featured by the shop, and recommended with prices', async () => {
      const client = clientOf();
      const { productId } = await aProduct(client);
      const featured = await client.listFeaturedProducts({ path: { productId } });
      expectAnswer(featured, 200, documented.featuredProducts);
      const query = { recommender: 'SimilarProducts', includePricingAndProductInformation: true };
      const alike = await client.listRecommendations({ query: { ...query, anchorValues: productId } });
      const answer = expectAnswer(alike, 200, documented.recommendations);
      expect(listAt(answer, 'productPage', 'products').map((product) => textAt(product, 'id'))).not.toContain(
        productId,
      );
      // Without anchors there is nothing to be similar to.
      expectAnswer(await client.listRecommendations({ query }), 400, documented.errors);
    });

    test('a bundle with its contents, whose stock a cart reserves and reports, and a set member by member', async () => {
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
      expect(documented.bundleContents(at(line, 'productDetails', 'contents'), 'contents')).toEqual([]);
      expect(at(await cartOf(client), 'cartSummary', 'inventoryReservation')).toBeNull();
      const reserved = await client.reserveCart({ path: current, body: { durationInSeconds: 60 } });
      expect(at(reserved.body, 'success')).toBe(true);
      const held = at(await cartOf(client), 'cartSummary', 'inventoryReservation');
      expect(documented.heldStock(held, 'held')).toEqual([]);
      expect(
        listAt(held, 'products')
          .map((product) => textAt(product, 'productId'))
          .sort(),
      ).toEqual(childIds.sort());
      await client.endReservation({ path: current });
      const setId = await classOf('Assortiment du pizzaïolo', 'Set');
      const body = { productId: setId, quantity: '1', type: 'Product' };
      expectAnswer(await client.addCartItem({ path: current, body }), 400, documented.errors);
      const members = await client.listProductChildren({ path: { productId: setId } });
      expectAnswer(members, 200, documented.productChildren);
      expectAnswer(await client.deleteCart({ path: current }), 204, nothing);
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
      const none = expectAnswer(await client.getCart({ path: current }), 200, documented.cartSummary(nothing));
      expect(textAt(none, 'totalProductCount')).toBe('0.0');
      expectAnswer(await client.deleteCart({ path: current }), 404, documented.errors);

      const made = expectAnswer(await client.ensureCurrentCart(), 201, documented.cartSummary());
      const again = expectAnswer(await client.ensureCart({ path: current }), 200, documented.cartSummary());
      expect(at(again, 'cartId')).toBe(at(made, 'cartId'));
      const product = await aProduct(client);
      const line = await added(client, product);
      const cartItemId = textAt(line, 'cartItemId');
      const changed = await client.changeCartItem({
        path: { ...current, cartItemId },
        body: { quantity: String(product.quantity * 2) },
      });
      const larger = expectAnswer(changed, 200, documented.cartItem);
      expect(Number(textAt(larger, 'quantity'))).toBe(product.quantity * 2);
      expect(centsAt(larger, 'totalAmount')).toBe(centsAt(larger, 'totalPrice') + centsAt(larger, 'totalTax'));

      const cart = await cartOf(client);
      expect(at(cart, 'cartSummary', 'cartId')).toBe(at(made, 'cartId'));
      expect(centsAt(cart, 'cartSummary', 'totalProductAmountAfterAdjustments')).toBe(centsAt(larger, 'totalPrice'));
      expectAnswer(await client.deleteCartItem({ path: { ...current, cartItemId } }), 204, nothing);
      expect(listAt(await cartOf(client), 'cartItems')).toEqual([]);

      const cartId = textAt(made, 'cartId');
      expectAnswer(await client.deleteCart({ path: { cartStateOrId: cartId } }), 204, nothing);
      expectAnswer(await client.getCart({ path: { cartStateOrId: cartId } }), 404, documented.errors);
      expectAnswer(await client.getCart({ path: current }), 200, documented.cartSummary(nothing));
    });

    test('takes a coupon and gives it back', async () => {
      const client = clientOf();
      const product = await aProduct(client);
      // Enough for the promotion, whatever the product costs.
      await added(client, product, timesFor(12_000, product));
      expectAnswer(
        await client.addCartCoupon({ path: current, body: { couponCode: 'NOBODY' } }),
        400,
        documented.errors,
      );
      const taken = await client.addCartCoupon({
        path: current,
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
      expectAnswer(await client.deleteCartCoupon({ path: { ...current, cartCouponId } }), 204, nothing);
      expect(listAt(await cartOf(client), 'cartPromotions', 'promotions', 'promotions')).toEqual([]);
      expectAnswer(await client.deleteCart({ path: current }), 204, nothing);
    });
  });

  test('each of these calls has been made by a customer and by a guest [CTX-14]', () => {
    expect(unmade(SHOPPING_CALLS)).toEqual([]);
  });
});
