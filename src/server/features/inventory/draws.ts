import type { CatalogSnapshot } from '../catalog';

/** A wanted quantity of a product. */
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

/** What one piece of a product draws from the stock: each product once. */
export type DrawsOf = (productId: string) => readonly StockLine[];

/** A bundle has no stock of its own: it draws its contents. Everything else draws itself. */
export function drawsOf(snapshot: Pick<CatalogSnapshot, 'inBundle'>, productId: string): readonly StockLine[] {
  const contents = snapshot.inBundle(productId);
  return contents.length === 0 ? [{ productId, quantity: 1 }] : contents;
}

/** The same, each product looked up once: for a call, whose decisions ask for every line of a cart again and again. */
export function rememberedDraws(snapshot: () => Pick<CatalogSnapshot, 'inBundle'>): DrawsOf {
  const known = new Map<string, readonly StockLine[]>();
  return (productId) => {
    const draws = known.get(productId) ?? drawsOf(snapshot(), productId);
    known.set(productId, draws);
    return draws;
  };
}

/** What lines draw from the stock together, by the product that is drawn. */
export function drawnBy(lines: readonly StockLine[], draws: DrawsOf): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (const line of lines)
    for (const { productId, quantity } of draws(line.productId)) {
      drawn.set(productId, (drawn.get(productId) ?? 0) + quantity * line.quantity);
    }
  return drawn;
}

/** The same as lines, each product once. */
export const stockLines = (lines: readonly StockLine[], draws: DrawsOf): readonly StockLine[] =>
  [...drawnBy(lines, draws)].map(([productId, quantity]) => ({ productId, quantity }));

/** A draw with what the caller can order of its product. */
export interface StockedDraw extends StockLine {
  readonly available: number;
}

/** The draws of one piece with what is available of each; a product whose stock was never recorded has none. */
export const stocked = (draws: readonly StockLine[], available: ReadonlyMap<string, number>): readonly StockedDraw[] =>
  draws.map((draw) => ({ ...draw, available: available.get(draw.productId) ?? 0 }));

/**
 * How many pieces the stock covers: as many as the scarcest of what one draws. `elsewhere` was drawn by others of the
 * same buyer.
 */
export const piecesCovered = (draws: readonly StockedDraw[], elsewhere: ReadonlyMap<string, number>): number =>
  Math.min(
    ...draws.map(({ productId, quantity, available }) =>
      Math.floor(Math.max(0, available - (elsewhere.get(productId) ?? 0)) / quantity),
    ),
  );

const NOTHING_ELSE: ReadonlyMap<string, number> = new Map();

/** How many pieces of one product the stock covers, where nothing else is drawn. */
export const piecesIn = (draws: readonly StockLine[], available: ReadonlyMap<string, number>): number =>
  piecesCovered(stocked(draws, available), NOTHING_ELSE);
