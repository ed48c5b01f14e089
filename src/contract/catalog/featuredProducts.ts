import type { Static } from 'typebox';
import type { featuredProductsQuery, featuredProductsSchema } from './featuredProducts.schema';

export type FeaturedProductsQuery = Static<typeof featuredProductsQuery>;
export type FeaturedProducts = Static<typeof featuredProductsSchema>;

/**
 * Only what is named is answered, except for fields: all of them unless some are named, or they are excluded (PRD-05).
 */
export interface FeaturedProductsArgs {
  readonly productId: string;
  /** Everything about a product that is answered by default. */
  readonly relationshipTypes?: readonly string[];
  readonly fields?: readonly string[];
  readonly excludeFields?: boolean;
  /** Names of media groups; they come with `includeMediaGroups` only. */
  readonly mediaGroups?: readonly string[];
  readonly includeMediaGroups?: boolean;
  readonly includeAttributeSetInfo?: boolean;
  readonly includePurchaseQuantityRules?: boolean;
  readonly includeProductSellingModel?: boolean;
}
