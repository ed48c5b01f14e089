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
  type ProductRecord,
} from '../catalog';
import type { Offer } from './Offer';

/** The parts of a product that a list shows or leaves out. */
interface Shown {
  /** null: all of them. */
  readonly fields: readonly string[] | null;
  readonly includePrices: boolean;
  readonly includeQuantityRule: boolean;
  readonly includeVariationInfo: boolean;
}

function offeredPrice(offer: Offer, product: ProductRecord): FoundProduct['prices'] {
  const price = priceIn(offer, product, offer.audience.groups);
  const line = linePrice(product.id, price, offer.prices.currency);
  return { ...line, priceAdjustment: price === null ? null : wirePrice(price).priceAdjustment };
}

const asListed = (texts: FieldTexts): FoundProduct['fields'] =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));

const wholeFields = new WeakMap<FieldTexts, FoundProduct['fields']>();

/** All fields of a product in a list: created once, and shared: they must not be modified. */
function allListed(texts: FieldTexts): FoundProduct['fields'] {
  const fields = wholeFields.get(texts) ?? asListed(texts);
  wholeFields.set(texts, fields);
  return fields;
}

function fieldsOf(product: ProductRecord, names: readonly string[] | null, now: number): FoundProduct['fields'] {
  const texts = fieldTextsOf(product, now);
  return names === null ? allListed(texts) : asListed(pickFields(texts, names));
}

/** A product of an offer as lists show it; `now` in milliseconds UTC. */
export const offeredProduct = (offer: Offer, product: ProductRecord, shown: Shown, now: number): FoundProduct => ({
  id: product.id,
  name: product.name,
  fields: fieldsOf(product, shown.fields, now),
  defaultImage: defaultImageOf(product),
  productClass: product.productClass,
  prices: shown.includePrices ? offeredPrice(offer, product) : null,
  purchaseQuantityRule: shown.includeQuantityRule ? quantityRuleTexts(product) : null,
  urlName: product.urlName,
  variationAttributeSet: shown.includeVariationInfo ? variationAttributeSet(product) : null,
  productSellingModelInformation: null,
});
