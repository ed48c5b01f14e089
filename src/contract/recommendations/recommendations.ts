import type { Static } from 'typebox';
import type { recommendationsQuery, recommendationsSchema } from './recommendations.schema';

/** Ways to recommend products, by the platform's names. */
export const RECOMMENDERS = [
  /** What this browser looked at, the latest first. Needs its consent for statistics. */
  'RecentlyViewed',
  /** What is like the anchors: same shelf, same attributes, about the same price. */
  'SimilarProducts',
  /** What is ordered together with the anchors and is something else. */
  'ComplementaryProducts',
  /** What the buyers of the anchors buy too. */
  'CustomersWhoBoughtAlsoBought',
  /** What is looked at most in the anchors' categories. */
  'MostViewedByCategory',
  /** What is ordered most in the anchors' categories. */
  'TopSellingByCategory',
  /** What is like the anchors and costs more per kilo, litre or piece. */
  'Upsell',
  /** What buyers like the caller order most. */
  'TopSelling',
  /** What goes with what the caller orders, and what buyers like them order. */
  'PersonalizedForShopper',
] as const;
export type Recommender = (typeof RECOMMENDERS)[number];

/** Most products of one answer. */
export const RECOMMENDATIONS_SIZE = 12;
/** Most anchors of one call. */
export const ANCHOR_LIMIT = 50;

export type RecommendationsQuery = Static<typeof recommendationsQuery>;
/** The answer's id is that of the activities viewReco and clickReco. */
export type Recommendations = Static<typeof recommendationsSchema>;

/** How the shop asks for recommendations (REC-01). */
export interface RecommendationsArgs {
  readonly recommender: Recommender | '';
  /** Ids of products, or of categories. */
  readonly anchorValues?: readonly string[];
  /** The products in the caller's current cart are anchors too. */
  readonly anchorFromCurrentCart?: boolean;
  /** Without it a product has its names alone. */
  readonly includePricingAndProductInformation?: boolean;
}
