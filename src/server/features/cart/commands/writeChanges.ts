import type { CommandDatabase } from '../../../database/Database';
import { prepareWrite } from '../../../database/preparedQuery';
import { drawnBy, trimHolds } from '../../inventory';
import { ONCE } from '../cartStore';
import type { DecisionFacts } from '../decisions/cartDecisions';
import { evolveCart, type CartChange, type CartLine, type CartState } from '../decisions/cartState';
import { trimAllocations } from '../groups/groupStore';

type Inserted = Omit<CartLine, 'model'> & { readonly cartId: string; readonly modelId: string; readonly term: number };

const addLine = prepareWrite((db, given: Inserted) =>
  db.insertInto('cart_item').values({
    cart_id: given.cartId,
    id: given.id,
    product_id: given.productId,
    selling_model_id: given.modelId,
    subscription_term: given.term,
    quantity: given.quantity,
    position: given.position,
    created_at: given.createdAt,
    changed_at: given.changedAt,
  }),
);

const rowOf = (cartId: string, { model, ...line }: CartLine): Inserted => ({
  ...line,
  cartId,
  modelId: model?.id ?? ONCE,
  term: model?.term ?? 0,
});

const resizeLine = prepareWrite(
  (db, given: { cartId: string; lineId: string; readonly quantity: number; readonly at: number }) =>
    db
      .updateTable('cart_item')
      .set({ quantity: given.quantity, changed_at: given.at })
      .where('cart_id', '=', given.cartId)
      .where('id', '=', given.lineId),
);

const touchCart = prepareWrite((db, given: { cartId: string; readonly now: number }) =>
  db.updateTable('cart').set({ changed_at: given.now }).where('id', '=', given.cartId),
);

async function writeChange(db: CommandDatabase, cartId: string, change: CartChange): Promise<void> {
  switch (change.kind) {
    case 'lineAdded':
      await addLine(db, rowOf(cartId, change.line));
      return;
    case 'lineResized':
      await resizeLine(db, { cartId, lineId: change.lineId, quantity: change.quantity, at: change.at });
      await trimAllocations(db, cartId, change.lineId, change.quantity);
      return;
    case 'lineRemoved':
      await db.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', '=', change.lineId).execute();
  }
}

/**
 * Stores the decided changes of a cart in sequence, then releases what the cart has reserved beyond its changed lines;
 * `state`: the cart before the changes. Nothing more is reserved for a line that grows, nor for a new one.
 */
export async function writeChanges(
  db: CommandDatabase,
  { id: cartId, state }: { readonly id: string; readonly state: CartState },
  changes: readonly CartChange[],
  { now, drawsOf }: DecisionFacts,
): Promise<void> {
  if (changes.length === 0) return;
  for (const change of changes) await writeChange(db, cartId, change);
  if (changes.some(({ kind }) => kind !== 'lineAdded')) {
    await trimHolds(db, cartId, drawnBy(changes.reduce(evolveCart, state).lines, drawsOf));
  }
  await touchCart(db, { cartId, now });
}
