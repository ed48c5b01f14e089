import type { CatalogSnapshot } from '../catalog';

/** A quantity of a product that is wanted from the stock. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

/** Adds lines up by product, because lines of one product draw on the same stock. */
export function perProduct(lines: readonly StockLine[]): readonly StockLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Returns the stock that one piece of a product takes, each product once. */
export type DrawsOf = (productId: string) => readonly StockLine[];

/**
 * The stock that one piece of a product takes: for a bundle, which has no stock of its own, that of its contents;
 * otherwise the product's own.
 */
export function drawsOf(snapshot: Pick<CatalogSnapshot, 'inBundle'>, productId: string): readonly StockLine[] {
  const contents = snapshot.inBundle(productId);
  return contents.length === 0 ? [{ productId, quantity: 1 }] : contents;
}

/** `drawsOf` with a cache: within one call, decisions ask for the lines of a cart again and again. */
export function rememberedDraws(snapshot: () => Pick<CatalogSnapshot, 'inBundle'>): DrawsOf {
  const known = new Map<string, readonly StockLine[]>();
  return (productId) => {
    const draws = known.get(productId) ?? drawsOf(snapshot(), productId);
    known.set(productId, draws);
    return draws;
  };
}

/** The stock that lines take together, by product. */
export function drawnBy(lines: readonly StockLine[], draws: DrawsOf): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const line of lines)
    for (const { productId, quantity } of draws(line.productId)) {
      drawn.set(productId, (drawn.get(productId) ?? 0) + quantity * line.quantity);
    }
  return drawn;
}

/** The stock that lines take together, each product once. */
export const stockLines = (lines: readonly StockLine[], draws: DrawsOf): readonly StockLine[] =>
  [...drawnBy(lines, draws)].map(([productId, quantity]) => ({ productId, quantity }));

/** A product that is taken, with how many of it the caller can order. */
export interface StockedDraw extends StockLine {
  readonly available: number;
}

/** Adds to each product that one piece takes what is available of it: 0 if its stock was never recorded. */
export const stocked = (draws: readonly StockLine[], available: ReadonlyMap<string, number>): readonly StockedDraw[] =>
  draws.map((draw) => ({ ...draw, available: available.get(draw.productId) ?? 0 }));

/**
 * How many pieces the stock is sufficient for, which depends on the scarcest product that a piece takes. `elsewhere`:
 * what other lines of the same cart take, by product.
 */
export const piecesCovered = (draws: readonly StockedDraw[], elsewhere: ReadonlyMap<string, number>): number =>
  Math.min(
    ...draws.map(({ productId, quantity, available }) =>
      Math.floor(Math.max(0, available - (elsewhere.get(productId) ?? 0)) / quantity),
    ),
  );

const NOTHING_ELSE: ReadonlyMap<string, number> = new Map();

/** How many pieces of a product the stock is sufficient for, if nothing else is taken. */
export const piecesIn = (draws: readonly StockLine[], available: ReadonlyMap<string, number>): number =>
  piecesCovered(stocked(draws, available), NOTHING_ELSE);
