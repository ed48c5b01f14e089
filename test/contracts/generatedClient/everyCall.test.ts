import type { CallName } from '../../../src/apiClient';
import { at, listAt, orderables, textAt, type Answer } from '../../support/contracts/answers';
import { listeningShop, type ListeningShop } from '../../support/contracts/listeningShop';
import { CALL_NAMES, typedClient, type TypedClient } from './typedClient';

// Makes every call of the document by its client: as a customer, for whom all succeed but what needs a mailed link, and
// as a guest, for whom some are refused. `typedClient` checks every answer against the document.

const PASSWORD = 'comptoir-demo';
const EMAIL = 'boulangerie@comptoir.example';
const current = { cartStateOrId: 'current' };
const active = { checkoutId: 'active' };
const address = { name: 'Ana Roux', street: '1 rue Une', city: 'Brest', postalCode: '29200', country: 'FR' };

let shop: ListeningShop;
beforeAll(async () => {
  shop = await listeningShop();
});
afterAll(() => shop.close());

/** The body of an answer that is not a refusal. */
function served({ status, body }: Answer): unknown {
  expect([status < 400, body]).toEqual([true, body]);
  return body;
}
async function readSite(client: TypedClient): Promise<void> {
  const site = served(await client.getSiteInfo());
  const [siteId, channelId] = [textAt(site, 'siteId'), textAt(site, 'channelId')];
  served(await client.getSiteConfiguration());
  served(
    await client.listNavigationMenuItems({
      path: { communityId: textAt(site, 'communityId') },
      query: { navigationLinkSetDeveloperName: 'Default_Navigation1' },
    }),
  );
  const contents = served(await client.listContentsOfSite({ path: { siteId }, query: { under: '/faq-hub' } }));
  served(await client.listContentsOfChannel({ path: { channelId }, query: { searchTerm: 'livraison' } }));
  const contentKeyOrId = textAt(contents, 'contents', 0, 'contentKey');
  served(await client.getContentOfSite({ path: { siteId, contentKeyOrId } }));
  served(await client.getContentOfChannel({ path: { channelId, contentKeyOrId } }));
  served(await client.getAiConfiguration());
  served(await client.getShopperAgent());
  const body = { cookieId: '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1', category: { id: '0ZG000000000001' } };
  await client.reportActivity({ path: { siteId, type: 'viewCategory' }, body });
}

async function readCatalogue(client: TypedClient): Promise<string> {
  const context = served(await client.getApplicationContext());
  const snapshotId = textAt(context, 'catalogSnapshotVersionId');
  const found = served(
    await client.searchProductsByPost({
      body: { searchTerm: 'beurre', includePrices: true, pageSize: 20, includeQuantityRule: true },
    }),
  );
  served(await client.searchProducts({ query: { searchTerm: 'Lot viennoiserie' } }));
  const [product] = orderables(found);
  const productId = product?.productId ?? '';
  const detail = served(await client.getProduct({ path: { productId } }));
  served(await client.getProductByUrlName({ path: { urlName: textAt(detail, 'urlName') } }));
  served(await client.getProductInVersion({ path: { snapshotId, productId } }));
  served(await client.listProducts({ query: { ids: productId } }));
  const bundles = served(await client.searchProductsByPost({ body: { searchTerm: 'Lot viennoiserie' } }));
  const bundle = listAt(bundles, 'productsPage', 'products').find((one) => at(one, 'productClass') === 'Bundle');
  served(await client.listProductChildren({ path: { productId: textAt(bundle, 'id') } }));
  served(await client.listFeaturedProducts({ path: { productId } }));
  served(await client.listGiftWrap());
  served(await client.listRecommendations({ query: { recommender: 'TopSelling', anchorFromCurrentCart: true } }));
  const children = served(await client.listCategoryChildren());
  const [categoryId, urlName] = [
    textAt(children, 'productCategories', 0, 'id'),
    textAt(children, 'productCategories', 0, 'urlName'),
  ];
  served(await client.getCategory({ path: { categoryId } }));
  served(await client.getCategoryByUrlName({ path: { urlName } }));
  served(await client.getCategoryPath({ path: { categoryId } }));
  served(await client.listCategoryMenuItems());
  served(await client.listSuggestions({ query: { searchTerm: 'beu' } }));
  served(await client.listSortRules());
  served(await client.getPrice({ path: { productId } }));
  served(await client.listPrices({ query: { productIds: productId } }));
  served(await client.listPricesByPost({ body: { pricingLineItems: [{ productId }] } }));
  served(await client.getTaxes({ path: { productId }, query: { countryIsoCode: 'FR' } }));
  const lineItems = [{ lineId: '1', productId, quantity: 1 }];
  served(await client.calculateTaxes({ body: { cartItems: [{ deliveryAddress: { countryCode: 'FR' }, lineItems }] } }));
  served(await client.evaluateProducts({ body: { products: [{ productId }] } }));
  const locations = textAt(context, 'inventoryConfiguration', 'inventoryDefaultSource', 'locationSourceId');
  const scope = `webStoreId Eq '${shop.webstoreId}'`;
  served(await client.listInventoryLevels({ query: { products: productId, locations, scope } }));
  return productId;
}

async function useCart(client: TypedClient, productId: string): Promise<void> {
  served(await client.ensureCurrentCart({ idempotencyKey: 'made-once' }));
  served(await client.createCart({ body: { isSecondary: true } }));
  served(await client.ensureCart({ path: current }));
  const line = served(await client.addCartItem({ path: current, body: { productId, quantity: 120 } }));
  const path = { ...current, cartItemId: textAt(line, 'cartItemId') };
  served(await client.addCartItems({ path: current, body: { inputs: [{ richInput: { productId, quantity: 1 } }] } }));
  served(await client.changeCartItem({ path, body: { quantity: '120' } }));
  served(await client.getCart({ path: current }));
  served(await client.getCartCompactSummary({ path: current }));
  served(await client.getCurrentCompactSummary());
  served(await client.listCartItems({ path: current }));
  served(await client.listCartProducts({ path: current }));
  const coupons = served(await client.addCartCoupon({ path: current, body: { couponCode: 'BRADERIE25' } }));
  const cartCouponId = textAt(coupons, 'cartCoupons', 'coupons', 0, 'cartCouponId');
  served(await client.deleteCartCoupon({ path: { ...current, cartCouponId } }));
  served(await client.reserveCart({ path: current, body: { durationInSeconds: 60 } }));
  served(await client.endReservation({ path: current }));
  served(await client.cloneCart({ path: current }));
  const group = served(await client.createDeliveryGroup({ path: current, body: { name: 'Cave' } }));
  const deliveryGroupId = textAt(group, 'id');
  const own = { ...current, deliveryGroupId };
  served(await client.listDeliveryGroups({ path: current }));
  served(await client.getDeliveryGroup({ path: own }));
  served(await client.changeDeliveryGroup({ path: own, body: { name: 'Grenier' } }));
  const arrangements = [{ deliveryGroupId, cartItemId: path.cartItemId, quantity: 1 }];
  served(await client.arrangeItems({ path: current, body: { arrangements } }));
  // The group holds a piece, so the arrangement has not removed it, as it removes empty groups: it is deleted by a call
  // of its own.
  const { status } = await client.deleteDeliveryGroup({ path: own });
  expect(status).toBe(204);
}

/** Adds a product under the first of its selling models. */
async function addWeekly(client: TypedClient): Promise<void> {
  const product = served(await client.getProductByUrlName({ path: { urlName: 'lait-uht-entier-3-5' } }));
  const productSellingModelId = textAt(product, 'productSellingModels', 0, 'id');
  const body = { productId: textAt(product, 'id'), quantity: 60, productSellingModelId };
  served(await client.addCartItem({ path: current, body }));
}

async function order(client: TypedClient): Promise<void> {
  served(await client.startCheckout({ body: { cartId: 'active' } }));
  served(await client.ensureCheckout({ body: { cartId: 'active' } }));
  const contactInfo = { firstName: 'Ana', lastName: 'Roux', email: 'ana@roux.example', phoneNumber: '0612345678' };
  const said = await client.changeCheckout({ path: active, body: { contactInfo, deliveryAddress: address } });
  const methods = listAt(said.body, 'deliveryGroups', 'items', 0, 'availableDeliveryMethods');
  const deliveryMethodId = textAt(methods[0], 'id');
  served(await client.changeCheckout({ path: active, body: { deliveryMethodId } }));
  const coupons = served(await client.addCheckoutCoupon({ path: active, body: { couponCode: 'BRADERIE25' } }));
  const cartCouponId = textAt(coupons, 'cartCouponIds', 0);
  served(await client.deleteCheckoutCoupon({ path: { ...active, cartCouponId } }));
  served(await client.getCheckout({ path: active }));
  // Refused because it is not paid yet; for a guest also because they may reserve no more than a quarter of the stock.
  expect([412, 422]).toContain((await client.placeOrder({ path: active })).status);
}

async function payAndPlace(client: TypedClient): Promise<void> {
  const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'BC-1', billingAddress: address } as const;
  served(await client.payCheckout({ path: active, body: payment }));
  const actions = [{ action: 'prepare' as const }, { action: 'submit' as const }];
  const placed = served(await client.runOrderActions({ path: active, body: { actions } }));
  const orderSummaryId = textAt(listAt(placed, 'actions').at(-1), 'orderReferenceNumber');
  served(await client.placeOrder({ path: active }));
  const named = { path: { orderSummaryId } };
  served(await client.getOrder(named));
  served(await client.listOrderItems(named));
  served(await client.getInvoice(named));
  served(await client.lookUpOrder({ query: { orderSummaryIdOrRefNumber: orderSummaryId } }));
  served(await client.lookUpOrderByPost({ body: { orderSummaryIdOrRefNumber: orderSummaryId } }));
  served(await client.addOrderToCart(named));
}

async function keepAccount(client: TypedClient): Promise<void> {
  const session = served(await client.getSessionContext());
  served(await client.listManagedAccounts());
  served(await client.getEffectiveAccount({ path: { accountId: textAt(session, 'accountId') } }));
  const path = { recordId: textAt(session, 'userId') };
  served(await client.getUserRecord({ path, query: { fields: 'User.Name' } }));
  served(await client.preserveCart({ path: current }));
  const book = { accountId: 'current' };
  served(await client.listAddresses({ path: book }));
  const made = served(await client.createAddress({ path: book, body: { ...address, addressType: 'Shipping' } }));
  const own = { ...book, addressId: textAt(made, 'addressId') };
  served(await client.changeAddress({ path: own, body: { city: 'Vannes' } }));
  served(await client.deleteAddress({ path: own }));
}

/** The calls of the forms that need no login: password, registration and contact. */
async function write(client: TypedClient): Promise<void> {
  served(await client.requestPasswordLink({ body: { email: EMAIL } }));
  expect(
    (await client.changePassword({ body: { token: 'of-no-mail', password: 'assez long pour servir' } })).status,
  ).toBe(400);
  const person = { firstName: 'Ana', lastName: 'Roux', email: 'ana@roux.example', phone: '0612345678' };
  served(
    await client.register({ body: { companyName: 'Chez Ana', siret: '73282932000074', trade: 'Autres', ...person } }),
  );
  const message = 'Livrez-vous le lundi de Pentecôte ?';
  served(
    await client.sendContactMessage({ body: { subject: 'other', name: 'Ana Roux', email: person.email, message } }),
  );
}

test('a customer is served by every call of the document', async () => {
  const made = new Set<CallName>();
  const token = await shop.tokenOf(EMAIL);
  const client = typedClient(shop, token, (name) => made.add(name));
  await readSite(client);
  const productId = await readCatalogue(client);
  await useCart(client, productId);
  await order(client);
  served(await client.deleteCheckout({ path: active }));
  await addWeekly(client);
  await order(client);
  await payAndPlace(client);
  served(await client.listOrders());
  served(await client.listUsualProducts());
  const standing = listAt(served(await client.listStandingDeliveries()), 'standingDeliveries');
  const standingDeliveryId = textAt(standing[0], 'standingDeliveryId');
  served(await client.changeStandingDelivery({ path: { standingDeliveryId }, body: { status: 'Paused' } }));
  await keepAccount(client);
  served(await client.deleteCartItem({ path: { ...current, cartItemId: await firstLine(client) } }));
  served(await client.deleteCart({ path: current }));
  await write(client);
  served(await client.logIn({ body: { username: EMAIL, password: PASSWORD } }));
  served(await client.logOut());
  served(await client.logOutByLink());
  expect(CALL_NAMES.filter((name) => !made.has(name))).toEqual([]);
});

const NOTHING = { orderSummaryId: 'B5G5K-YE5VR-KG2CN-RE5UG' };

async function refusedToGuests(client: TypedClient): Promise<readonly Answer[]> {
  const named = { path: NOTHING };
  const lookup = { orderSummaryIdOrRefNumber: NOTHING.orderSummaryId };
  const book = { accountId: 'current' };
  const own = { ...book, addressId: '8lW000000000001' };
  return [
    await client.getOrder(named),
    await client.listOrderItems(named),
    await client.getInvoice(named),
    await client.lookUpOrder({ query: lookup }),
    await client.lookUpOrderByPost({ body: lookup }),
    await client.addOrderToCart(named),
    await client.changeStandingDelivery({
      path: { standingDeliveryId: '02i000000000001' },
      body: { status: 'Paused' },
    }),
    await client.listManagedAccounts(),
    await client.getEffectiveAccount({ path: { accountId: '001000000000001' } }),
    await client.getUserRecord({ path: { recordId: '005000000000001' }, query: { fields: 'User.Name' } }),
    await client.preserveCart({ path: current }),
    await client.listAddresses({ path: book }),
    await client.createAddress({ path: book, body: { ...address, addressType: 'Shipping' } }),
    await client.changeAddress({ path: own, body: { city: 'Vannes' } }),
    await client.deleteAddress({ path: own }),
  ];
}

const firstLine = async (client: TypedClient): Promise<string> =>
  textAt(served(await client.listCartItems({ path: current })), 'cartItems', 0, 'cartItem', 'cartItemId');

test('a guest is served by every call but those of users, of an order they have not placed, and of a wrong login', async () => {
  const made = new Set<CallName>();
  const client = typedClient(shop, null, (name) => made.add(name));
  await readSite(client);
  const productId = await readCatalogue(client);
  await useCart(client, productId);
  await order(client);
  const payment = { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' } as const;
  served(await client.payCheckout({ path: active, body: payment }));
  const refused = [
    // The buyer's bank still has to ask for confirmation.
    await client.runOrderActions({ path: active, body: { actions: [{ action: 'submit' }] } }),
    await client.logIn({ body: { username: EMAIL, password: 'a wrong one' } }),
    ...(await refusedToGuests(client)),
  ];
  expect(refused.filter(({ status }) => status < 400)).toEqual([]);
  served(await client.deleteCheckout({ path: active }));
  served(await client.listOrders());
  served(await client.listUsualProducts());
  served(await client.listStandingDeliveries());
  served(await client.getSessionContext());
  served(await client.deleteCartItem({ path: { ...current, cartItemId: await firstLine(client) } }));
  served(await client.deleteCart({ path: current }));
  await write(client);
  served(await client.logOut());
  served(await client.logOutByLink());
  expect(CALL_NAMES.filter((name) => !made.has(name))).toEqual([]);
});
