import type { FastifyInstance } from 'fastify';
import type { CommandDatabase } from '../../../database/Database';
import { buyerGroupsOf } from '../../../visitors/accounts';
import { callOfOwner } from '../cartCall';
import { writeChanges } from '../commands/writeChanges';
import { findCart, ownerOfCart } from '../cartStore';
import { groupsInForce } from '../groups/deliveryGroup';
import { allocate } from '../groups/groupStore';
import { readCartProducts } from '../cartProducts';
import type { JoinProblem } from './incoming';
import { decideIncoming } from './decideIncoming';
import { forgetWork, noteWork, waitingWork } from './workStore';
import { sentence } from '../../../texts/sentence';

/** Lines added in one command: few, so that other commands do not wait for a whole large change. */
const SLICE_LINES = 25;

/**
 * Adds the next lines of a large change and stores the progress in the same command, so that no line is added twice or
 * left out. Returns whether there is more to do.
 */
export async function workSlice(db: CommandDatabase, app: FastifyInstance, cartId: string): Promise<boolean> {
  const work = await waitingWork(db, cartId);
  if (work === null) return false;
  const owner = await ownerOfCart(db, cartId);
  const cart = owner === null ? null : await findCart(db, owner, { id: cartId });
  if (owner === null || cart === null) {
    // The cart was ordered in the meantime: nothing is added to an order.
    await forgetWork(db, cartId);
    return false;
  }
  const buyerGroups = owner.accountId === null ? [] : await buyerGroupsOf(db, owner.accountId);
  const call = callOfOwner(app, owner, buyerGroups);
  const slice = work.incoming.slice(work.worked, work.worked + SLICE_LINES);
  const productIds = slice.map(({ productId }) => productId);
  const products = await readCartProducts(db, productIds, call, cart.currency);
  const groups = groupsInForce(cart.groups, call.splitsShipment);
  const { changes, allocations, problems } = decideIncoming({ state: cart.state, groups }, slice, products, call);
  await writeChanges(db, cart, changes, call);
  await allocate(db, cartId, allocations);
  const worked = work.worked + slice.length;
  await noteWork(db, cartId, { ...work, worked, problems: [...work.problems, ...problems] }, { now: call.now });
  return worked < work.incoming.length;
}

const NOT_CALCULATED = sentence('cart.notCalculated');

/** Ends work that keeps failing: the rest is reported, and tried again with the cart's next change. */
export async function giveUpWork(db: CommandDatabase, app: FastifyInstance, cartId: string): Promise<void> {
  const work = await waitingWork(db, cartId);
  if (work === null) return;
  const left = work.incoming.slice(work.worked).map(({ productId, quantity }): JoinProblem => ({
    productId,
    quantity,
    errorCode: 'UNKNOWN_EXCEPTION',
    message: NOT_CALCULATED,
  }));
  const problems = [...work.problems, ...left];
  await noteWork(db, cartId, { ...work, problems }, { now: app.clock.now(), isGivenUp: true });
}
