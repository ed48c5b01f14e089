import type { ProductDetail } from '../../../contract/catalog/product';
import type { RootState } from '../../kernel/state';
import type { SoldUnder } from '../cart';

/**
 * The selling model that the shopper chose for a product; undefined: once, also if the product no longer has that
 * model.
 */
export function selectSoldUnder(
  { late }: RootState,
  { id: productId, productSellingModels: models }: Pick<ProductDetail, 'id' | 'productSellingModels'>,
): SoldUnder | undefined {
  const sold = late.standing?.sold[productId];
  return models?.some(({ id }) => id === sold?.productSellingModelId) ? sold : undefined;
}

/** Whether a product can be ordered with recurring deliveries. */
export const sellsStanding = ({ productSellingModels: models }: ProductDetail): boolean =>
  models?.some(({ pricingTermUnit }) => pricingTermUnit) === true;
