import type { QuantityRule } from '../../../commerce/quantityRule';
import type { TieredPrice } from '../../../commerce/pricing/tierPrice';
import type { CartItemDetails } from '../../../contract/cart/cartItem';
import type { Cents } from '../../../contract/money';
import type { ReadDatabase } from '../../database/Database';
import { callerKey, type Caller } from '../../visitors/caller';
import {
  buyerGroupsOf,
  contentsOf,
  contentsView,
  defaultImageOf,
  fieldTextsOf,
  priceIn,
  pricedIn,
  quantityRuleTexts,
  seenIn,
  taxRateAt,
  visibleProduct,
  type Catalog,
  type PricedCatalog,
  type ProductClass,
  type ProductContent,
  type ProductRecord,
  type SellingModelRecord,
} from '../catalog';
import { availableOf, rememberedDraws, stocked, type DrawsOf, type StockedDraw } from '../inventory';

/** The caller's current price of a product, excluding VAT, and its VAT rate. */
export interface SalePrice extends TieredPrice {
  readonly listCents: Cents | null;
  readonly vatBasisPoints: number;
  /** The buyer group whose price it is; null: the general price. */
  readonly buyerGroup: string | null;
}

/** A product as a cart sees it for one caller at one moment. */
export interface CartProduct {
  readonly name: string;
  readonly sku: string;
  readonly packaging: string;
  readonly productClass: ProductClass;
  /** Ids of its categories and all their ancestors. */
  readonly categoryIds: readonly string[];
  readonly rule: QuantityRule;
  /**
   * The products whose stock one piece takes, with how many of each the caller can order; null: the webstore tracks no
   * stock.
   */
  readonly stock: readonly StockedDraw[] | null;
  /** The contents of a bundle, also those that the caller may not see on their own; empty for every other class. */
  readonly contents: readonly ProductContent[];
  /** The selling models under which it is sold; every product can also be sold once, without a model. */
  readonly sellingModels: readonly SellingModelRecord[];
  /** null: it has no price for this caller in the cart's currency, or no VAT rate in force. */
  readonly salePrice: SalePrice | null;
  /** The product's details in a line, with all its fields; made on demand, because totals do not need them. */
  details(): CartItemDetails;
}

export type ProductsById = ReadonlyMap<string, CartProduct>;

/**
 * Looks up the stock that these products take; a product that was not read, or whose stock is not tracked, takes its
 * own.
 */
export const drawsIn =
  (products: ReadonlyMap<string, Pick<CartProduct, 'stock'>>): DrawsOf =>
  (productId) =>
    products.get(productId)?.stock ?? [{ productId, quantity: 1 }];

export interface ProductsRequest {
  readonly catalog: Catalog;
  readonly caller: Caller;
  /** Milliseconds UTC. */
  readonly now: number;
  readonly countsStock: boolean;
  /** Whether the webstore sells standing deliveries; otherwise products have only selling models for single sales. */
  readonly sellsSubscriptions: boolean;
  /** The currencies in which the webstore sells. */
  readonly currencies: readonly string[];
}

const detailsOf = (product: ProductRecord, now: number): CartItemDetails => ({
  productId: product.id,
  name: product.name,
  sku: product.sku,
  productClass: product.productClass,
  productUrlName: product.urlName,
  fields: fieldTextsOf(product, now),
  purchaseQuantityRule: quantityRuleTexts(product),
  thumbnailImage: defaultImageOf(product),
  variationAttributes: Object.fromEntries(
    product.variationAttributes.map(({ apiName, label, value }, sequence) => [apiName, { label, value, sequence }]),
  ),
});

const modelsInForce = (
  { sellingModels = [] }: ProductRecord,
  { sellsSubscriptions }: ProductsRequest,
): readonly SellingModelRecord[] => sellingModels.filter(({ type }) => sellsSubscriptions || type === 'OneTime');

/** Nothing is sold in a currency that the webstore no longer supports, even if its price book still exists. */
function salePriceOf(
  product: ProductRecord,
  { caller, now, currencies }: ProductsRequest,
  catalog: PricedCatalog,
): SalePrice | null {
  const isSold = currencies.includes(catalog.prices.currency);
  const price = isSold ? priceIn(catalog, product, buyerGroupsOf(caller)) : null;
  const rate = taxRateAt(product, now);
  if (price === null || rate === null) return null;
  const { unitCents, listCents, tiers, buyerGroup } = price;
  return { unitCents, listCents, tiers, buyerGroup, vatBasisPoints: rate.basisPoints };
}

/**
 * The products with these ids that the caller may see, with stock and with current prices in a currency. A missing id
 * is unknown, or not visible to the caller.
 */
export async function readCartProducts(
  db: ReadDatabase,
  productIds: readonly string[],
  request: ProductsRequest,
  currency: string,
): Promise<ProductsById> {
  const claim = { holder: callerKey(request.caller) };
  // Taken before the stock is read: a catalogue may be published meanwhile, and nobody may see its prices beside the
  // products of the former one.
  const catalog = pricedIn(request.catalog.state(), currency);
  const { snapshot } = catalog;
  const draws = rememberedDraws(() => snapshot);
  const drawn = productIds.flatMap((id) => draws(id).map(({ productId }) => productId));
  const available = request.countsStock ? await availableOf(db, drawn, request.now, claim) : null;
  const groups = buyerGroupsOf(request.caller);
  const sees = seenIn({ snapshot }, groups);
  const products = new Map<string, CartProduct>();
  for (const productId of new Set(productIds)) {
    const product = visibleProduct({ snapshot }, productId, groups);
    if (product === null) continue;
    const contents = product.productClass === 'Bundle' ? contentsOf(snapshot, productId) : [];
    products.set(productId, {
      name: product.name,
      sku: product.sku,
      packaging: product.packaging,
      productClass: product.productClass,
      categoryIds: snapshot.categoriesAbove(snapshot.rowOf(productId)),
      rule: product.quantityRule,
      stock: available === null ? null : stocked(draws(productId), available),
      contents,
      sellingModels: modelsInForce(product, request),
      salePrice: salePriceOf(product, request, catalog),
      details: () => ({ ...detailsOf(product, request.now), ...contentsView(contents, sees) }),
    });
  }
  return products;
}
