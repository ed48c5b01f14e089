import { drawnBy, piecesIn, type DrawsOf, type StockLine } from '../../inventory';

/** What one piece of a product takes from the stock, in the previous catalogue and in the new one. */
export interface ChangedDraws {
  readonly before: DrawsOf;
  readonly after: DrawsOf;
}

/**
 * What a cart is to hold of each product once its bundles contain something else. In the order of `lines`, which begins
 * with the oldest, the cart's reservations (`held`, by product) cover as many pieces of each line as they suffice for.
 * What the covered pieces take from the stock now is to be held; for all others, nothing.
 */
export function movedQuantities(
  lines: readonly StockLine[],
  held: ReadonlyMap<string, number>,
  { before, after }: ChangedDraws,
): ReadonlyMap<string, number> {
  const left = new Map(held);
  const covered = lines.map(({ productId, quantity }): StockLine => {
    const draws = before(productId);
    const pieces = Math.min(quantity, piecesIn(draws, left));
    for (const draw of draws) left.set(draw.productId, (left.get(draw.productId) ?? 0) - draw.quantity * pieces);
    return { productId, quantity: pieces };
  });
  return drawnBy(
    covered.filter(({ quantity }) => quantity > 0),
    after,
  );
}
