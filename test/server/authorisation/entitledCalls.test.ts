import type { AddItemsResult, CartItem } from '../../../src/contract/cart/cartItem';
import type { ProductList } from '../../../src/contract/catalog/product';
import { recordId } from '../../../src/contract/ids';
import { formatMoney, parseMoney } from '../../../src/contract/money';
import { withQuery, type QueryValue } from '../../../src/contract/paths';
import type { CalculatedTaxes } from '../../../src/contract/prices/calculateTaxes';
import { inventoryScope, type InventoryLevels } from '../../../src/contract/prices/inventory';
import type { Price, PriceList } from '../../../src/contract/prices/price';
import type { ProductPromotions } from '../../../src/contract/prices/productPromotions';
import type { TaxResult } from '../../../src/contract/prices/tax';
import type { Recommendations } from '../../../src/contract/recommendations/recommendations';
import type { SearchResult, Suggestions } from '../../../src/contract/search/search';
import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import { publishPrices, type PriceRecord, type ProductRecord } from '../../../src/server/features/catalog';
import { buyerGroupId } from '../../../src/server/visitors/caller';
import { documentedOptions } from '../../support/contracts/documentedAnswers';
import { logIn } from '../../support/server/calls/loggedIn';
import { isSimple, someProduct } from '../../support/server/plugins/catalogFixture';
import { fromOwnPage } from '../../support/server/testApp';
import { cachedDemo } from '../../support/server/testServer';
import { documentedCalls } from '../../support/server/wholeShop/documentedCalls';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';

// Every call that names or finds a product, made by three callers: a guest, a buyer, and this buyer acting for another
// account, which has a buyer group more.

let shop: WholeShop;
/** Sold to coffee shops alone. */
let hidden: ProductRecord;
/** Sold to all, to hotels for less, to coffee shops for still less. */
let priced: ProductRecord;
let hotel: Readonly<Record<string, string>>;
const CENTS = { guest: 1000, hotel: 900, coffee: 800 } as const;
/** The quantity for which taxes are requested: with so many pieces the tax is a whole number of cents. */
const TAXED = 100;

beforeAll(async () => {
  shop = await openWholeShop();
  hidden = someProduct(shop, (found) => found.productClass === 'Simple' && found.buyerGroups?.join() === 'Coffee shop');
  priced = someProduct(shop, (found) => isSimple(found) && found.quantityRule.minimum === 1);
  const price = (buyerGroup: string | null, unitCents: number): PriceRecord => ({
    productId: priced.id,
    buyerGroup,
    unitCents,
    listCents: null,
    tiers: [],
  });
  const prices = [
    ...cachedDemo().prices.filter(({ productId }) => productId !== priced.id),
    price(null, CENTS.guest),
    price('Hôtellerie', CENTS.hotel),
    price('Coffee shop', CENTS.coffee),
  ];
  await shop.app.database.write((db) => publishPrices(db, shop.webstoreId, 'for-groups', prices));
  await shop.app.catalog.reload();
  ({ headers: hotel } = await logIn(shop.app, 'hotel@comptoir.example'));
});
afterAll(() => shop.close());

interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
}
type Answer = Awaited<ReturnType<WholeShop['app']['inject']>>;

/** The answers to the guest, the buyer, and the buyer for the other account. */
async function answersTo(operationId: string, { path = {}, query = {}, body }: Asked): Promise<readonly Answer[]> {
  const [method = '', pattern = ''] = documentedCalls.find(({ name }) => name === operationId)?.call.split(' ') ?? [];
  const values: Readonly<Record<string, string>> = {
    version: 'v65.0',
    webstoreId: shop.webstoreId,
    snapshotId: shop.app.catalog.state().snapshot.version ?? '',
    cartStateOrId: 'current',
    ...path,
  };
  const address = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const callers = [
    { headers: fromOwnPage, query },
    { headers: hotel, query },
    { headers: hotel, query: { ...query, effectiveAccountId: DEMO_ACCOUNT_IDS.hotelJardins } },
  ];
  const answers: Answer[] = [];
  for (const { headers, query: said } of callers) {
    const payload = body === undefined ? {} : { payload: body };
    answers.push(
      await shop.app.inject({ method: method as 'GET', url: withQuery(address, said), headers, ...payload }),
    );
  }
  return answers;
}

const isOk = ({ statusCode }: Answer): boolean => statusCode < 300;
const named = ({ id, urlName }: ProductRecord): Asked => ({ path: { productId: id, urlName } });
const has = (products: readonly { readonly id: string }[], id: string) => products.some((one) => one.id === id);
const found = (answer: Answer) => answer.json<SearchResult>().productsPage.products;
const listed = (answer: Answer) => answer.json<ProductList>().products[0];
const priceLine = (answer: Answer) => answer.json<PriceList>().pricingLineItemResults[0];
const promotion = (answer: Answer) => answer.json<ProductPromotions>().promotionProductEvaluationResults[0];
const suggestions = (answer: Answer) => answer.json<Suggestions>().suggestedProducts;
const first = (answer: Answer) => answer.json<Recommendations>().productPage.products[0];
const added = ({ id, quantityRule }: ProductRecord) => ({ productId: id, quantity: quantityRule.minimum });
const taxed = ({ id }: ProductRecord): Asked => ({
  body: {
    cartItems: [
      { deliveryAddress: { countryCode: 'FR' }, lineItems: [{ lineId: '1', productId: id, quantity: TAXED }] },
    ],
  },
});
const ofIds = ({ id }: ProductRecord): Asked => ({ query: { ids: id } });
const inList = ({ id }: ProductRecord): Asked => ({ query: { productIds: id } });
const posted = ({ id }: ProductRecord): Asked => ({ body: { pricingLineItems: [{ productId: id }] } });
const evaluated = ({ id }: ProductRecord): Asked => ({ body: { products: [{ productId: id }] } });
const inStock = ({ id }: ProductRecord): Asked => ({
  query: { locations: recordId('inventoryLocation', 1), products: id, scope: inventoryScope(shop.webstoreId) },
});
const suggested = ({ name }: ProductRecord): Asked => ({ query: { searchTerm: name, includeSuggestedProducts: true } });
const recommended = ({ id }: ProductRecord): Asked => ({
  query: {
    recommender: 'SimilarProducts',
    anchorValues: id,
    includeRequestProduct: true,
    includePricingAndProductInformation: true,
  },
});

/** How a call names a product, and whether its answer has it. */
type Shown = readonly [
  operationId: string,
  asked: (product: ProductRecord) => Asked,
  shows: (answer: Answer, id: string) => boolean,
];
const SHOWN: readonly Shown[] = [
  ['getProduct', named, isOk],
  ['getProductByUrlName', named, isOk],
  ['getProductInVersion', named, isOk],
  // The product has no children, so callers to whom it is sold get 400; all others get 404.
  ['listProductChildren', named, ({ statusCode }) => statusCode !== 404],
  ['listFeaturedProducts', named, isOk],
  ['getPrice', named, isOk],
  ['getTaxes', named, (answer, id) => isOk(answer) && answer.json<TaxResult>().taxesInfo[id]?.success === true],
  ['listProducts', ofIds, (answer) => listed(answer)?.success === true],
  ['listProducts', ({ sku }) => ({ query: { skus: sku } }), (answer) => listed(answer)?.success === true],
  ['listPrices', inList, (answer) => priceLine(answer)?.success === true],
  ['listPricesByPost', posted, (answer) => priceLine(answer)?.success === true],
  ['calculateTaxes', taxed, (answer) => answer.json<CalculatedTaxes>().success],
  ['evaluateProducts', evaluated, (answer) => promotion(answer)?.isSuccess === true],
  ['listInventoryLevels', inStock, (answer) => answer.json<InventoryLevels>().totalInventory.length > 0],
  ['searchProducts', ({ sku }) => ({ query: { searchTerm: sku } }), (answer, id) => has(found(answer), id)],
  ['searchProductsByPost', ({ sku }) => ({ body: { searchTerm: sku } }), (answer, id) => has(found(answer), id)],
  ['listSuggestions', suggested, (answer, id) => has(suggestions(answer), id)],
  ['listRecommendations', recommended, (answer, id) => first(answer)?.id === id],
  ['addCartItem', (product) => ({ body: added(product) }), isOk],
  [
    'addCartItems',
    (product) => ({ body: { inputs: [{ richInput: added(product) }] } }),
    (answer) => answer.json<AddItemsResult>().results[0]?.statusCode === 201,
  ],
];

test.each(SHOWN)(
  '%s has a product for whom it is sold to: by the buyer groups of the account, own or acted for [CTX-13]',
  async (operationId, asked, shows) => {
    const answers = await answersTo(operationId, asked(hidden));
    expect(answers.map((answer) => shows(answer, hidden.id))).toEqual([false, false, true]);
  },
);

test('searchProducts is that of a member of the groups that a call names alone, if they are the caller’s own [CTX-13]', async () => {
  const [hotels, coffee, bakers] = ['Hôtellerie', 'Coffee shop', 'Boulangerie'].map(buyerGroupId);
  const seen = async (effectiveBuyerGroupIds: string | undefined) => {
    const answers = await answersTo('searchProducts', {
      query: { searchTerm: hidden.sku, ...(effectiveBuyerGroupIds !== undefined && { effectiveBuyerGroupIds }) },
    });
    return answers.map((answer) => has(found(answer), hidden.id));
  };
  for (const own of [`${hotels ?? ''}, ${coffee ?? ''}`, coffee?.slice(0, 15), '']) {
    expect([own, await seen(own)]).toEqual([own, [false, false, true]]);
  }
  for (const others of [hotels, bakers]) expect([others, await seen(others)]).toEqual([others, [false, false, false]]);
  const wrong = await answersTo('searchProducts', { query: { searchTerm: 'lait', effectiveBuyerGroupIds: hidden.id } });
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
});

/** Names under which calls take products. */
const NAMES = ['ids', 'skus', 'productIds', 'products', 'anchorValues', 'productId'];
const NESTED = ['inputs', 'pricingLineItems', 'cartItems'];

test('every call of the document that names or finds products is among them [CTX-13]', () => {
  const calls = documentedCalls.filter(({ call }) => {
    if (/:productId|\/products\/url-names\/|\/search\/(?!sort-rules)/.test(call)) return true;
    const [method = '', pattern = ''] = call.split(' ');
    const options = documentedOptions(method, pattern.replace(/:(\w+)/g, '{$1}')) ?? [];
    return [...NAMES, ...NESTED].some((name) => options.includes(name));
  });
  const asked = new Set(SHOWN.map(([operationId]) => operationId));
  // `reportActivity` names products, but answers nothing.
  const names = calls.map(({ name }) => name).filter((name) => name !== 'reportActivity');
  expect([...asked].sort()).toEqual(names.sort());
});

/** How a call asks for a price, and the price that it answers. */
type Priced = readonly [
  operationId: string,
  asked: (product: ProductRecord) => Asked,
  priceIn: (answer: Answer, id: string) => string | null | undefined,
];
/** The unit price, calculated back from the tax of `TAXED` pieces. */
const priceBehind = (tax: string): string =>
  formatMoney(((parseMoney(tax) ?? 0) * 10_000) / TAXED / (priced.taxRates[0]?.basisPoints ?? 0));
const PRICED: readonly Priced[] = [
  ['getPrice', named, (answer) => answer.json<Price>().unitPrice],
  ['listPrices', inList, (answer) => priceLine(answer)?.unitPrice],
  ['listPricesByPost', posted, (answer) => priceLine(answer)?.unitPrice],
  ['listProducts', ofIds, (answer) => listed(answer)?.prices?.unitPrice],
  [
    'searchProductsByPost',
    ({ sku }) => ({ body: { searchTerm: sku, includePrices: true } }),
    (answer, id) => found(answer).find((one) => one.id === id)?.prices?.unitPrice,
  ],
  ['listSuggestions', suggested, (answer, id) => suggestions(answer).find((one) => one.id === id)?.unitPrice],
  ['listRecommendations', recommended, (answer) => first(answer)?.prices?.unitPrice],
  ['evaluateProducts', evaluated, (answer) => promotion(answer)?.salesPrice],
  ['calculateTaxes', taxed, (answer) => priceBehind(answer.json<CalculatedTaxes>().totalTaxAmount)],
  ['addCartItem', (product) => ({ body: added(product) }), (answer) => answer.json<CartItem>().salesPrice],
];

test.each(PRICED)(
  '%s has the price of the buyer groups of the account, own or acted for; a guest’s is the general one [CTX-13]',
  async (operationId, asked, priceIn) => {
    const answers = await answersTo(operationId, asked(priced));
    expect(answers.map((answer) => priceIn(answer, priced.id))).toEqual(
      [CENTS.guest, CENTS.hotel, CENTS.coffee].map(formatMoney),
    );
  },
);
