import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { couponsOn, insertCoupon } from '../../promotions';
import { cartNotFound, type CartCall } from '../cartCall';
import { writeChanges } from './writeChanges';
import type { CartName, StoredCart } from '../cartStore';
import { evolveCart } from '../decisions/cartState';
import type { CartGroup } from '../groups/deliveryGroup';
import { allocate, groupsOf, saveGroup } from '../groups/groupStore';
import { cartThere, checkCalculated, pricedState } from '../readCart';
import { summaryWithStock } from '../views/summaryWithStock';
import type { IncomingLine } from '../work/incoming';
import { decideIncoming } from '../work/decideIncoming';
import { beginWorkOf, isLarge } from './changeCart';
import { makeCart } from './makeCart';

export interface CloneCommand {
  readonly name: CartName;
  readonly type: StoredCart['type'];
  /** The call as made for the account that gets the clone. */
  readonly target: CartCall;
  readonly cartId: string;
  readonly newId: (prefix: 'cartItem' | 'coupon' | 'deliveryGroup') => string;
}

/** A group's copy in a clone. In another account's cart its address no longer refers to the address book. */
function groupCopy(group: CartGroup, id: string, staysInAccount: boolean): CartGroup {
  const { deliveryAddress } = group.preferences;
  if (deliveryAddress === null || staysInAccount) return { ...group, id };
  return { ...group, id, preferences: { ...group.preferences, deliveryAddress: { ...deliveryAddress, id: null } } };
}

/** Copies the groups of a cart for its clone. Returns how much of a line of the source each copy is to hold. */
async function copyGroups(
  db: CommandDatabase,
  source: StoredCart,
  clone: StoredCart,
  { newId, staysInAccount }: Pick<CloneCommand, 'newId'> & { readonly staysInAccount: boolean },
): Promise<(lineId: string) => IncomingLine['parts']> {
  const [untouched] = clone.groups;
  const copies: { readonly groupId: string; readonly allocations: CartGroup['allocations'] }[] = [];
  for (const group of source.groups) {
    const groupId = group.isDefault ? untouched.id : newId('deliveryGroup');
    await saveGroup(db, clone.id, groupCopy(group, groupId, staysInAccount));
    copies.push({ groupId, allocations: group.allocations });
  }
  return (lineId) =>
    copies.flatMap(({ groupId, allocations }) => {
      const quantity = allocations.get(lineId);
      return quantity === undefined ? [] : [{ groupId, quantity }];
    });
}

/** The clone with its lines; many lines are added later. */
async function filled(
  db: CommandDatabase,
  call: CartCall,
  clone: StoredCart,
  incoming: readonly IncomingLine[],
): Promise<StoredCart> {
  const groups = await groupsOf(db, clone.id);
  if (isLarge(call, clone.state, incoming.length)) {
    return { ...clone, groups, asyncStatus: await beginWorkOf(db, call, clone.id, incoming) };
  }
  const { changes, allocations } = decideIncoming({ state: clone.state, groups }, incoming, new Map(), call);
  await writeChanges(db, clone, changes, call);
  await allocate(db, clone.id, allocations);
  return { ...clone, state: changes.reduce(evolveCart, clone.state), groups: await groupsOf(db, clone.id) };
}

/**
 * Creates a secondary cart with the same lines, delivery groups and coupons, for the same account or another one that
 * the user manages, and answers its summary (CRT-17). Which lines can be bought, and what its coupons deduct, is
 * decided for its account when it is read or ordered.
 */
export async function cloneCart(db: CommandDatabase, call: CartCall, command: CloneCommand): Promise<Answer> {
  const source = await cartThere(db, call, command.name);
  checkCalculated(source);
  const { target, type, cartId, newId } = command;
  if (target.owner === null) throw cartNotFound();
  const made = { id: cartId, currency: source.currency, isSecondary: true, type };
  const clone = await makeCart(db, call, target.owner, made);
  for (const coupon of await couponsOn(db, source.id)) {
    await insertCoupon(db, clone.id, { ...coupon, id: newId('coupon') }, call.now);
  }
  const staysInAccount = target.owner.accountId === call.owner?.accountId;
  const partsOf = await copyGroups(db, source, clone, { newId, staysInAccount });
  const incoming = source.state.lines.map(({ id, productId, model, quantity }): IncomingLine => ({
    manner: 'copied',
    lineId: newId('cartItem'),
    productId,
    ...(model === undefined ? {} : { model }),
    quantity,
    parts: partsOf(id),
  }));
  const copied = await filled(db, call, clone, incoming);
  const priced = await pricedState(db, target, copied);
  return { status: 201, body: await summaryWithStock(db, target, copied, priced) };
}
