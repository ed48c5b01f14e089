import type { ProductDetail } from '../../../contract/catalog/product';
import type { RootState } from '../../kernel/state';
import type { SoldUnder } from '../cart';

/** Under which of its selling models the shopper wants a product; undefined: once, also if it has lost that model since. */
export function selectSoldUnder(
  { late }: RootState,
  { id: productId, productSellingModels: models }: Pick<ProductDetail, 'id' | 'productSellingModels'>,
): SoldUnder | undefined {
  const sold = late.standing?.sold[productId];
  return models?.some(({ id }) => id === sold?.productSellingModelId) ? sold : undefined;
}

/** Whether a product can be delivered again and again. */
export const sellsStanding = ({ productSellingModels: models }: ProductDetail): boolean =>
  models?.some(({ pricingTermUnit }) => pricingTermUnit) === true;
