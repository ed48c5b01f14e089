import type { Static } from 'typebox';
import type { featuredProductsQuery, featuredProductsSchema } from './featuredProducts.schema';

export type FeaturedProductsQuery = Static<typeof featuredProductsQuery>;
export type FeaturedProducts = Static<typeof featuredProductsSchema>;

/**
 * Media groups, attribute sets, quantity rules and selling models are answered only when asked for; fields are all
 * answered, unless some are named or `excludeFields` is set (PRD-05).
 */
export interface FeaturedProductsArgs {
  readonly productId: string;
  /** Without names, the lists of all relationship types. */
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
