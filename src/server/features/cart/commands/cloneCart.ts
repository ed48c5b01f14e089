import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../idempotency';
import { couponsOn, insertCoupon } from '../../promotions';
import { cartNotFound } from '../cartCall';
import type { CartCall } from '../cartCall';
import { insertCart, writeChanges } from '../cartStore';
import type { CartName, StoredCart } from '../cartStore';
import { evolveCart } from '../decisions/cartState';
import type { CartChange } from '../decisions/cartState';
import type { CartGroup } from '../groups/deliveryGroup';
import { allocate, groupsOf, saveGroup } from '../groups/groupStore';
import { cartThere, pricedState } from '../readCart';
import { cartSummaryOf } from '../views/cartSummaryView';

export interface CloneCommand {
  readonly name: CartName;
  readonly type: StoredCart['type'];
  /** The call as it would be made for the account that gets the clone. */
  readonly target: CartCall;
  readonly cartId: string;
  readonly newId: (prefix: 'cartItem' | 'coupon' | 'deliveryGroup') => string;
}

/** A group as it stands in a clone. An address of the book of another account is no longer one of the book. */
const groupCopy = (group: CartGroup, id: string, staysInAccount: boolean): CartGroup => {
  const { deliveryAddress } = group.wishes;
  if (deliveryAddress === null || staysInAccount) return { ...group, id };
  return { ...group, id, wishes: { ...group.wishes, deliveryAddress: { ...deliveryAddress, id: null } } };
};

/** Writes the groups of a cart for its clone, with what they hold; the untouched default group has nothing to be written. */
const copyGroups = async (
  db: CommandDatabase,
  source: StoredCart,
  clone: StoredCart,
  lineIds: ReadonlyMap<string, string>,
  command: CloneCommand & { readonly staysInAccount: boolean },
): Promise<void> => {
  const [untouched] = clone.groups;
  for (const group of source.groups) {
    const groupId = group.isDefault ? untouched.id : command.newId('deliveryGroup');
    await saveGroup(db, clone.id, groupCopy(group, groupId, command.staysInAccount));
    const allocations = [...group.allocations].flatMap(([id, quantity]) => {
      const lineId = lineIds.get(id);
      return lineId === undefined ? [] : [{ groupId, lineId, quantity }];
    });
    await allocate(db, clone.id, allocations);
  }
};

/**
 * Makes a second cart with the same lines, delivery groups and coupons, for the same account or another one that the user
 * manages, and answers its summary (CRT-17). It is never the current one. What may be bought of it is decided when
 * it is read or ordered, by the account that has it; so is what its coupons take off.
 */
export const cloneCart = async (db: CommandDatabase, call: CartCall, command: CloneCommand): Promise<Answer> => {
  const source = await cartThere(db, call, command.name);
  const { target, type, cartId, newId } = command;
  if (target.owner === null) throw cartNotFound();
  const clone = await insertCart(
    db,
    target.owner,
    { id: cartId, currency: source.currency, isSecondary: true, type },
    call.now,
  );
  const times = { createdAt: call.now, changedAt: call.now };
  const added = source.state.lines.map((line) => ({
    from: line.id,
    line: { ...line, ...times, id: newId('cartItem') },
  }));
  const changes = added.map(({ line }): CartChange => ({ kind: 'lineAdded', line }));
  await writeChanges(db, clone.id, changes, call.now);
  const lineIds = new Map(added.map(({ from, line }) => [from, line.id]));
  const staysInAccount = target.owner.accountId === call.owner?.accountId;
  for (const coupon of await couponsOn(db, source.id)) {
    await insertCoupon(db, clone.id, { ...coupon, id: newId('coupon') }, call.now);
  }
  await copyGroups(db, source, clone, lineIds, { ...command, staysInAccount });
  const state = changes.reduce(evolveCart, clone.state);
  const copied = { ...clone, state, groups: await groupsOf(db, clone.id) };
  return { status: 201, body: cartSummaryOf(copied, await pricedState(db, target, copied), target) };
};
