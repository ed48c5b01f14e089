import type { ChildPrice, Price } from '../../../contract/prices/price';
import { wirePrice, type BookPrice, type ProductRecord } from '../catalog';

type ModelPrice = Price['productPriceEntries'][number];

const unknownModel = (productSellingModelId: string): ModelPrice => ({
  productSellingModelId,
  listPrice: null,
  unitPrice: null,
  lowestUnitPrice: null,
  pricebookEntryId: null,
  priceAdjustment: null,
  success: false,
  error: { errorCode: 'ITEM_NOT_FOUND', message: 'The product is not sold under this selling model.' },
});

/** The requested selling models of a product. */
export interface ModelsWanted {
  readonly all: boolean;
  readonly ids: readonly string[];
}

/**
 * The price of one product, the same under each of its selling models. `lowestUnitPrice` is set only for a variation
 * parent and a set, whose unit price is that of the cheapest product in them.
 */
export function priceView(product: ProductRecord, price: BookPrice, models: ModelsWanted): ChildPrice {
  const wire = wirePrice(price);
  const isChosenFrom = product.productClass === 'VariationParent' || product.productClass === 'Set';
  const lowestUnitPrice = isChosenFrom ? wire.unitPrice : null;
  const plain: ModelPrice = { ...wire, productSellingModelId: null, lowestUnitPrice, success: true, error: {} };
  const underModel = (productSellingModelId: string): ModelPrice => ({ ...plain, productSellingModelId });
  const sold = (product.sellingModels ?? []).map(({ id }) => id);
  return {
    ...wire,
    productId: product.id,
    currencyIsoCode: price.currency,
    lowestUnitPrice,
    productPriceEntries: models.all
      ? [plain, ...sold.map(underModel)]
      : models.ids.map((id) => (sold.includes(id) ? underModel(id) : unknownModel(id))),
    productSellingModelId: null,
  };
}
