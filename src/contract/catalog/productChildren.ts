import type { Static } from 'typebox';
import type { productChildrenQuery, productChildrenSchema } from './productChildren.schema';

export type ProductChildrenQuery = Static<typeof productChildrenQuery>;
/** The contents of a bundle or the members of a set; `defaultQuantity` is a wire quantity such as "2.0". */
export type ProductChildren = Static<typeof productChildrenSchema>;
export interface ProductChildrenArgs {
  readonly productId: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly mediaGroups?: readonly string[];
  readonly includeProductSellingModels?: boolean;
}

export const PRODUCT_CHILDREN_PAGE_SIZE = 20;
