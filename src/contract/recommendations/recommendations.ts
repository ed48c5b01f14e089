import type { Static } from 'typebox';
import type { recommendationsQuery, recommendationsSchema } from './recommendations.schema';

/** Ways to recommend products, by the platform's names. */
export const RECOMMENDERS = [
  /** What this browser viewed, the latest first. Needs the shopper's consent to statistics. */
  'RecentlyViewed',
  /** The products most like the anchors by category, attributes and price. */
  'SimilarProducts',
  /** Products of other categories that are ordered together with the anchors. */
  'ComplementaryProducts',
  /** What buyers of the anchors also buy. */
  'CustomersWhoBoughtAlsoBought',
  /** The most viewed products of the anchors' categories. */
  'MostViewedByCategory',
  /** The most ordered products of the anchors' categories. */
  'TopSellingByCategory',
  /** Products similar to the anchors that cost more per kilo, litre or piece. */
  'Upsell',
  /** What the caller's buyer groups order most; if they have ordered nothing, what all customers order most. */
  'TopSelling',
  /**
   * What is ordered together with the caller's usual products, or, for callers without orders, what is similar to the
   * products viewed last; and what `TopSelling` recommends, without the usual products.
   */
  'PersonalizedForShopper',
] as const;
export type Recommender = (typeof RECOMMENDERS)[number];

/** Most products of one answer. */
export const RECOMMENDATIONS_SIZE = 12;
/** Most anchors of one call. */
export const ANCHOR_LIMIT = 50;

export type RecommendationsQuery = Static<typeof recommendationsQuery>;
/** `uuid` is the answer's id, under which the activities viewReco and clickReco are reported. */
export type Recommendations = Static<typeof recommendationsSchema>;

/** How the shop requests recommendations (REC-01). */
export interface RecommendationsArgs {
  readonly recommender: Recommender | '';
  /** Ids of products, or of categories. */
  readonly anchorValues?: readonly string[];
  /** The products in the caller's current cart are anchors too. */
  readonly anchorFromCurrentCart?: boolean;
  /** Without it products come without fields, picture, price and quantity rule. */
  readonly includePricingAndProductInformation?: boolean;
}
