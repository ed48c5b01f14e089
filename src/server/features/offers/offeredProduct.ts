import type { FieldTexts } from '../../../contract/catalog/product';
import type { FoundProduct } from '../../../contract/search/search';
import {
  defaultImageOf,
  fieldTextsOf,
  linePrice,
  pickFields,
  priceIn,
  quantityRuleTexts,
  variationAttributeSet,
  wirePrice,
} from '../catalog';
import type { ProductRecord } from '../catalog';
import type { Offer } from './Offer';

/** What lists say of a product besides its names. */
interface Shown {
  /** null: all of them. */
  readonly fields: readonly string[] | null;
  readonly includePrices: boolean;
  readonly includeQuantityRule: boolean;
}

const offeredPrice = (offer: Offer, product: ProductRecord): FoundProduct['prices'] => {
  const price = priceIn(offer, product, offer.audience.groups);
  const line = linePrice(product.id, price, offer.prices.currency);
  return { ...line, priceAdjustment: price === null ? null : wirePrice(price).priceAdjustment };
};

const listedFields = new WeakMap<FieldTexts, FoundProduct['fields']>();

/** Texts of fields as lists hold them. Those of a whole product are made once, and shared: they must not be modified. */
const inList = (texts: FieldTexts): FoundProduct['fields'] => {
  const known = listedFields.get(texts);
  if (known !== undefined) return known;
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  listedFields.set(texts, fields);
  return fields;
};

/** A product of an offer as lists show it; `now` in milliseconds UTC. */
export const offeredProduct = (offer: Offer, product: ProductRecord, shown: Shown, now: number): FoundProduct => ({
  id: product.id,
  name: product.name,
  fields: inList(pickFields(fieldTextsOf(product, now), shown.fields)),
  defaultImage: defaultImageOf(product),
  productClass: product.productClass,
  prices: shown.includePrices ? offeredPrice(offer, product) : null,
  purchaseQuantityRule: shown.includeQuantityRule ? quantityRuleTexts(product) : null,
  urlName: product.urlName,
  variationAttributeSet: variationAttributeSet(product),
  productSellingModelInformation: null,
});
