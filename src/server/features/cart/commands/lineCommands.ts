import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { cartNotFound, type CartCall } from '../cartCall';
import { cartCurrency } from '../decisions/cartCurrency';
import { decideRemove, decideResize, type CartDecision } from '../decisions/cartDecisions';
import { problemOfRefusal } from '../decisions/cartRefusals';
import { groupsInForce } from '../groups/deliveryGroup';
import { groupsOf } from '../groups/groupStore';
import { recoinCart, type CartName, type StoredCart } from '../cartStore';
import { summaryWithStock } from '../views/summaryWithStock';
import { itemsIn, saveChanges } from './changeCart';
import { makeCart } from './makeCart';
import { cartIfAny, cartToChange, productsIn, pricedState } from '../readCart';

/**
 * The caller's cart of this name, created if they have no current one. A secondary one is always created: it exists
 * besides the current cart and is found by its id (CRT-01). A cart without lines takes the currency of the call, if it
 * has one (`namedCurrency`); a cart with lines, even queued ones, keeps its own, even if it is no longer sold, until
 * something is added.
 */
export async function ensureCart(
  db: CommandDatabase,
  call: CartCall,
  command: { readonly name: CartName; readonly cartId: string; readonly isSecondary: boolean },
): Promise<Answer> {
  const { name, cartId, isSecondary } = command;
  if (call.owner === null) throw cartNotFound();
  const present = isSecondary ? null : await cartIfAny(db, call, name);
  // A cart with queued lines counts as a cart with lines.
  const begun = present?.asyncStatus === 'Processing' ? null : call.namedCurrency;
  const hasLines = present !== null && present.state.lines.length > 0;
  const currency = hasLines ? present.currency : cartCurrency(present, { shownIn: null, begun }, call);
  if (present !== null && currency !== present.currency) await recoinCart(db, present.id, currency);
  const made = { id: cartId, currency, isSecondary };
  const cart = present === null ? await makeCart(db, call, call.owner, made) : { ...present, currency };
  const body = await summaryWithStock(db, call, cart, await pricedState(db, call, cart));
  return { status: present === null ? 201 : 200, body };
}

async function taken(db: CommandDatabase, call: CartCall, cart: StoredCart, decision: CartDecision) {
  if (!decision.ok) throw problemOfRefusal(decision.refusal);
  const changes = decision.change === null ? [] : [decision.change];
  await saveChanges(db, call, { cart, newFor: null, isRecoined: false }, changes);
  return decision;
}

/** Changes a line's quantity and answers it with its new prices (CRT-11). */
export async function resizeLine(
  db: CommandDatabase,
  call: CartCall,
  command: { readonly name: CartName; readonly lineId: string; readonly quantity: string | number },
): Promise<Answer> {
  const cart = await cartToChange(db, call, command.name);
  const productId = cart.state.lines.find(({ id }) => id === command.lineId)?.productId ?? null;
  const products = await productsIn(db, call, cart);
  const product = productId === null ? null : (products.get(productId) ?? null);
  const { state, line } = await taken(db, call, cart, decideResize(cart.state, command, product, call));
  const isGivenOut = cart.groups.some(({ allocations }) => allocations.has(line.id));
  const groups = isGivenOut ? groupsInForce(await groupsOf(db, cart.id), call.splitsShipment) : cart.groups;
  const items = await itemsIn(db, call, { ...cart, state, groups }, products, new Set([line.id]));
  return { status: 200, body: items.get(line.id) };
}

/** Removes a line (CRT-11). */
export async function removeLine(
  db: CommandDatabase,
  call: CartCall,
  command: { readonly name: CartName; readonly lineId: string },
): Promise<Answer> {
  const cart = await cartToChange(db, call, command.name);
  await taken(db, call, cart, decideRemove(cart.state, command.lineId));
  return { status: 204, body: null };
}
