import type { CommandDatabase } from '../../../database/Database';
import { prepareWrite } from '../../../database/preparedQuery';
import { lowerHold } from '../../inventory';
import { ONCE } from '../cartStore';
import type { CartChange, CartLine } from '../decisions/cartState';
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
      for (const line of change.drawn) await lowerHold(db, cartId, line);
      return;
    case 'lineRemoved':
      await db.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', '=', change.lineId).execute();
      for (const line of change.drawn) await lowerHold(db, cartId, line);
  }
}

/** Stores the changes that were decided, in sequence. */
export async function writeChanges(
  db: CommandDatabase,
  cartId: string,
  changes: readonly CartChange[],
  now: number,
): Promise<void> {
  if (changes.length === 0) return;
  for (const change of changes) await writeChange(db, cartId, change);
  await touchCart(db, { cartId, now });
}
