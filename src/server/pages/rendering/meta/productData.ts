import { canonicalPath } from './canonical';
import { pictureOf } from './picture';
import type { ProductSubject } from './subject';

/** The guest's price without VAT. A variation parent or a set has the price of the cheapest product in it. */
function offerOf({ price, stock }: ProductSubject, url: string): object | null {
  const amount = price?.unitPrice ?? null;
  if (price === null || amount === null) return null;
  const { currencyIsoCode: priceCurrency } = price;
  const availability =
    stock === null ? {} : { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}` };
  if (price.lowestUnitPrice !== null) {
    return { '@type': 'AggregateOffer', lowPrice: price.lowestUnitPrice, priceCurrency, url, ...availability };
  }
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency,
      valueAddedTaxIncluded: false,
    },
    url,
    itemCondition: 'https://schema.org/NewCondition',
    ...availability,
  };
}

/** A product, with an offer only if its price is public. */
export function productData(subject: ProductSubject, origin: string): object {
  const { facts, detail } = subject;
  // A product that cannot be ordered itself has no order number.
  const isFamily = detail.productClass === 'VariationParent' || detail.productClass === 'Set';
  const url = origin + canonicalPath(subject);
  const picture = pictureOf(subject);
  const offers = offerOf(subject, url);
  return {
    '@type': 'Product',
    name: facts.name,
    url,
    ...(!isFamily && { sku: facts.sku }),
    ...(facts.description && { description: facts.description }),
    ...(!isFamily && facts.gtin && { gtin: facts.gtin }),
    ...(facts.brand && { brand: { '@type': 'Brand', name: facts.brand } }),
    ...(picture && { image: origin + picture }),
    ...(offers && { offers }),
  };
}
