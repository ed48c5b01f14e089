import type { Cents } from '../../../../contract/money';
import type { PricedCart } from './pricedCart';

/** What one promotion takes off a line: negative. */
export interface LineReduction {
  readonly promotionId: string;
  readonly cents: Cents;
}

/** What each promotion takes off each line, by the line's id, in the order of evaluation. */
export function lineReductions({
  lines,
  promotions: { standings },
}: Pick<PricedCart, 'lines' | 'promotions'>): ReadonlyMap<string, readonly LineReduction[]> {
  // Lines without a price have no share in a promotion.
  const priced = lines.filter(({ price }) => price !== null);
  return new Map(
    priced.map(({ line }, index) => [
      line.id,
      standings.flatMap(({ candidate, lineCents }): readonly LineReduction[] => {
        const cents = lineCents[index] ?? 0;
        return cents === 0 ? [] : [{ promotionId: candidate.promotion.id, cents }];
      }),
    ]),
  );
}
