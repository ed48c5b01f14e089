import { RECOMMENDATIONS_SIZE, type Recommender } from '../../../contract/recommendations/recommendations';
import { firstOf } from '../../firstOf';
import { invalidInput } from '../../problems';
import { hiddenClass } from '../catalog';
import { RECOMMENDING, shownRow, type Known } from './recommenders';

/**
 * The rows of the recommended products, the best first, at most `RECOMMENDATIONS_SIZE`: only products that the caller
 * can see and, except for recently viewed ones, that are not sold out. The anchors are left out unless they are
 * requested; then they come first, even if sold out. Throws 400 if the recommender needs anchors that the call does not
 * name.
 */
export async function recommend(
  recommender: Recommender,
  known: Known,
  { withAnchors }: { readonly withAnchors: boolean },
): Promise<readonly number[]> {
  const { requiredAnchors, withSoldOut = false, scores: scoresOf } = RECOMMENDING[recommender];
  const { offer, anchors } = known;
  const { snapshot, audience, soldOut } = offer;
  if (requiredAnchors === 'products' && !anchors.named.products)
    throw invalidInput(`${recommender} needs anchorValues with ids of products, or anchorFromCurrentCart.`);
  if (requiredAnchors === 'categories' && !anchors.named.products && !anchors.named.categories)
    throw invalidInput(`${recommender} needs anchorValues, or anchorFromCurrentCart.`);
  const own = new Set(anchors.rows.map((row) => shownRow(snapshot, row)));
  const scores = await scoresOf(known);
  const hidden = hiddenClass(true);
  const isListed = (row: number): boolean => audience.sees[row] === 1 && snapshot.columns.productClass[row] !== hidden;
  const candidates = Uint32Array.from(scores.keys()).filter(
    (row) => isListed(row) && !own.has(row) && (withSoldOut || soldOut?.[row] !== 1),
  );
  const compare = (a: number, b: number): number => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b;
  const first = withAnchors ? [...own].filter(isListed) : [];
  return [...first, ...firstOf(candidates, RECOMMENDATIONS_SIZE, compare)].slice(0, RECOMMENDATIONS_SIZE);
}
