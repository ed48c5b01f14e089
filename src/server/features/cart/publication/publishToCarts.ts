import type { CommandDatabase } from '../../../database/Database';
import { openBundles, publishCatalog, publishedBundles, type Bundles, type CatalogParts } from '../../catalog';
import { drawsOf, heldStock, moveHolds, type MovedHold, type StockLine } from '../../inventory';
import { movedQuantities, type ChangedDraws } from './movedQuantities';

/** A bundle that is no longer sold takes nothing. */
const changedDraws = (before: Bundles, after: Bundles): ChangedDraws => ({
  before: (id) => drawsOf(before, id),
  after: (id) => (after.rowOf(id) === -1 && before.inBundle(id).length > 0 ? [] : drawsOf(after, id)),
});

const isChanged = ({ before, after }: ChangedDraws, productId: string): boolean =>
  JSON.stringify(before(productId)) !== JSON.stringify(after(productId));

/** The lines of all carts with reservations in force, by cart, the oldest first. */
async function linesOfHolders(db: CommandDatabase, now: number): Promise<ReadonlyMap<string, readonly StockLine[]>> {
  const holders = db.selectFrom('stock_reservation').select('cart_id').where('ends_at', '>', now);
  const rows = await db
    .selectFrom('cart_item')
    .select(['cart_id', 'product_id', 'quantity'])
    .where('cart_id', 'in', holders)
    .orderBy('position')
    .execute();
  const lines = new Map<string, StockLine[]>();
  for (const { cart_id: cartId, product_id: productId, quantity } of rows) {
    const line = { productId, quantity };
    const known = lines.get(cartId);
    if (known === undefined) lines.set(cartId, [line]);
    else known.push(line);
  }
  return lines;
}

/** The reservations of carts with a changed bundle, and what they are to hold. */
async function movesOf(db: CommandDatabase, draws: ChangedDraws, now: number): Promise<readonly MovedHold[]> {
  const lines = await linesOfHolders(db, now);
  return (await heldStock(db, now)).flatMap((held): MovedHold[] => {
    const own = lines.get(held.cartId) ?? [];
    const isMoved = own.some(({ productId }) => isChanged(draws, productId));
    return isMoved ? [{ held, wanted: movedQuantities(own, held.quantities, draws) }] : [];
  });
}

/**
 * Publishes a catalogue (see `makeParts`) under a new version. What carts and checkouts have reserved of a bundle that
 * changes with it becomes what the bundle contains now, as far as the stock goes (INV-02). Part of a command.
 */
export async function publishToCarts(
  db: CommandDatabase,
  version: string,
  parts: CatalogParts,
  now: number,
): Promise<void> {
  const before = await publishedBundles(db);
  await publishCatalog(db, version, parts, now);
  if (before === null) return;
  await moveHolds(db, await movesOf(db, changedDraws(before, openBundles(parts)), now), now);
}
