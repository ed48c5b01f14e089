import type { ProductDetail } from '../../../contract/catalog/product';
import type { RootState } from '../../kernel/state';
import type { SoldUnder } from '../cart';

/** Under which selling model the shopper wants a product; undefined: once. */
export const selectSoldUnder = ({ late }: RootState, productId: string): SoldUnder | undefined =>
  late.standing?.sold[productId];

/** Whether a product can be delivered again and again. */
export const sellsStanding = ({ productSellingModels: models }: ProductDetail): boolean =>
  models?.some(({ pricingTermUnit }) => pricingTermUnit) === true;
