import { CART_STATUS_CHECKOUT } from '../../../../contract/constants';
import type { ChangeCheckoutBody, StartCheckoutBody } from '../../../../contract/checkout/checkout';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { ApiProblem } from '../../../problems';
import { defaultAddressOf } from '../../addresses';
import {
  beginWork,
  cartNotFound,
  findCartToCheckOut,
  clearPreferences,
  groupsOf,
  markCart,
  saveGroup,
  type CartName,
  type DeliveryPreferences,
  type StoredCart,
} from '../../cart';
import type { CartOwner } from '../../../visitors/cartOwner';
import { releaseStock } from '../../inventory';
import {
  checkoutNotFound,
  groupsToOrder,
  hasNothing,
  isExpired,
  nothingToOrder,
  openCheckout,
  quoteOf,
  type CheckoutCall,
  type OpenCheckout,
} from '../checkoutCall';
import {
  checkoutOfCart,
  deleteCheckout,
  findCheckout,
  insertCheckout,
  saveState,
  type CheckoutName,
} from '../checkoutStore';
import { decideChange } from '../decisions/changeCheckout';
import { decidePreferences } from '../decisions/decidePreferences';
import { paymentRunning, readyErrors } from '../decisions/checkoutErrors';
import type { CheckoutState } from '../decisions/checkoutState';
import { giveUpPayments, paymentInForce, paymentsOf } from '../payments/paymentStore';
import { checkoutView } from '../views/checkoutView';
import { profileContact } from './profileContact';
import { refuseWhilePaying } from './refuseWhilePaying';
import { savedAddress } from './savedAddress';
import type { CommerceFault } from '../../../commerceFault';

/**
 * Answers a checkout as it is now: 422 when it has errors, its own or those of a refused change; while lines are still
 * being added to its cart, 202 in spite of its own errors.
 */
export async function answerCheckout(
  db: ReadDatabase,
  call: CheckoutCall,
  open: OpenCheckout,
  refused: readonly CommerceFault[] = [],
  success = 200,
): Promise<Answer> {
  const quote = await quoteOf(db, call, open.cart);
  const payment = paymentInForce(await paymentsOf(db, open.checkout.id));
  const errors = [...refused, ...readyErrors(quote, call.facts.deliveryDays)];
  const isUnfinished = open.cart.asyncStatus === 'Processing' && refused.length === 0;
  const status = isUnfinished ? 202 : errors.length === 0 ? success : 422;
  return { status, body: checkoutView(open, quote, call, payment, errors) };
}

/**
 * Deletes a checkout and its delivery choices: its reservations are released (the cart's own are not), its payments are
 * marked for voiding. The cart keeps its lines, and their delivery groups.
 */
export async function endCheckout(
  db: CommandDatabase,
  checkout: { readonly id: string; readonly cartId: string },
): Promise<void> {
  await giveUpPayments(db, checkout.id);
  await deleteCheckout(db, checkout.id);
  await releaseStock(db, checkout.cartId, 'checkout');
  await clearPreferences(db, checkout.cartId);
  await markCart(db, checkout.cartId, 'Active');
}

/** Stores the delivery choices of a cart's default group, and returns the cart with them. */
async function withDefaultPreferences(
  db: CommandDatabase,
  cart: StoredCart,
  preferences: DeliveryPreferences,
): Promise<StoredCart> {
  const [main, ...others] = cart.groups;
  const changed = { ...main, preferences };
  await saveGroup(db, cart.id, changed);
  return { ...cart, groups: [changed, ...others] };
}

async function change(
  db: CommandDatabase,
  call: CheckoutCall,
  open: OpenCheckout,
  body: Omit<ChangeCheckoutBody, 'customFields'>,
): Promise<{ readonly open: OpenCheckout; readonly refused: readonly CommerceFault[] }> {
  const { checkout, cart } = open;
  const address = await savedAddress(db, call, body.deliveryAddress?.id);
  const before = { state: checkout.state, preferences: cart.groups[0].preferences };
  const decision = decideChange(before, { body, savedAddress: address }, call.facts);
  if (!decision.ok) return { open, refused: decision.errors };
  if (decision.clearsPayment) await giveUpPayments(db, checkout.id);
  const { state, preferences } = decision;
  await saveState(db, checkout.id, state, call.now);
  const changed = { ...open, checkout: { ...checkout, state } };
  return { open: { ...changed, cart: await withDefaultPreferences(db, cart, preferences) }, refused: [] };
}

function inputOf(body: StartCheckoutBody): Omit<ChangeCheckoutBody, 'customFields'> {
  const { shouldUseDefaultAddress, ...deliveryAddress } = body.deliveryAddressInput ?? {};
  return Object.keys(deliveryAddress).length === 0 ? {} : { deliveryAddress };
}

/** The initial state of a checkout, with the contact data of a logged-in buyer. */
const firstState = async (db: ReadDatabase, call: CheckoutCall): Promise<CheckoutState> => ({
  contactInfo: call.caller.kind === 'guest' ? null : await profileContact(db, call.caller.userId),
});

/**
 * The preferences with the default address of the account's book. Unchanged if they have an address already, for a
 * guest, and if the book has no default address or one that is no longer delivered to.
 */
async function withDefaultAddress(
  db: ReadDatabase,
  call: CheckoutCall,
  preferences: DeliveryPreferences,
): Promise<DeliveryPreferences> {
  if (call.caller.kind === 'guest' || preferences.deliveryAddress !== null) return preferences;
  const address = await defaultAddressOf(db, call.caller.accountId);
  if (address === null) return preferences;
  const body = { deliveryAddress: { id: address.id } };
  const decision = decidePreferences(preferences, { body, savedAddress: address }, call.facts);
  // A saved address that is no longer delivered to must not prevent the start.
  return decision.ok ? decision.preferences : preferences;
}

/** The input of a start: the cart, the id for a new checkout, and an address to begin with. */
export interface StartCommand {
  readonly cart: CartName;
  readonly body: StartCheckoutBody;
  readonly checkoutId: string;
  /** Whether a payment of a checkout is being requested. */
  readonly isPaying: (checkoutId: string) => Promise<boolean>;
}

async function opened(
  db: CommandDatabase,
  call: CheckoutCall,
  owned: { readonly owner: CartOwner; readonly cart: StoredCart },
  { body, checkoutId, isPaying }: StartCommand,
): Promise<{ readonly open: OpenCheckout; readonly isNew: boolean }> {
  const { owner, cart } = owned;
  const present = await checkoutOfCart(db, cart.id);
  if (present !== null && !isExpired(present, call.now)) {
    if (present.ownerId === owner.id) return { open: { ...owned, checkout: present }, isNew: false };
    await refuseWhilePaying(db, present, { isPaying, now: call.now });
  }
  // A checkout that is still present here is too old, or is a colleague's checkout of a shared cart: the caller's own
  // one, if it has not expired, was returned above.
  if (present !== null) await endCheckout(db, present);
  const state = await firstState(db, call);
  const checkout = { id: checkoutId, ownerId: owner.id, cartId: cart.id, changedAt: call.now, state, prepared: null };
  await insertCheckout(db, owner, checkout);
  await markCart(db, cart.id, CART_STATUS_CHECKOUT);
  const [main] = present === null ? cart.groups : await groupsOf(db, cart.id);
  const usesDefault = body.deliveryAddressInput?.shouldUseDefaultAddress === true;
  const preferences = usesDefault ? await withDefaultAddress(db, call, main.preferences) : main.preferences;
  await withDefaultPreferences(db, cart, preferences);
  const groups = groupsToOrder(await groupsOf(db, cart.id), call);
  return { open: { owner, cart: { ...cart, status: CART_STATUS_CHECKOUT, groups }, checkout }, isNew: true };
}

/**
 * Starts the checkout of a cart, or answers the caller's existing one (200); a colleague's checkout of a cart that is
 * paid by link is ended, unless they are paying. A given address is set; an invalid one is 422, and the checkout exists
 * without it (CHK-01).
 */
export async function startCheckout(db: CommandDatabase, call: CheckoutCall, command: StartCommand): Promise<Answer> {
  const { owner } = call;
  const cart = owner === null ? null : await findCartToCheckOut(db, owner, command.cart);
  if (owner === null || cart === null) throw cartNotFound();
  if (hasNothing(cart)) throw nothingToOrder();
  const groups = groupsToOrder(cart.groups, call);
  const { open, isNew } = await opened(db, call, { owner, cart: { ...cart, groups } }, command);
  const input = inputOf(command.body);
  const changed = input.deliveryAddress === undefined ? { open, refused: [] } : await change(db, call, open, input);
  return answerCheckout(db, call, changed.open, changed.refused, isNew ? 201 : 200);
}

/**
 * Changes parts of a checkout, or answers 422 with the reasons (CHK-01, CHK-13, CHK-14). The lines that the background
 * work of an errored cart has left undone are tried again.
 */
export async function changeCheckout(
  db: CommandDatabase,
  call: CheckoutCall,
  command: {
    readonly name: CheckoutName;
    readonly body: Omit<ChangeCheckoutBody, 'customFields'>;
    readonly isPaying: (checkoutId: string) => Promise<boolean>;
  },
): Promise<Answer> {
  const open = await openCheckout(db, call, command.name);
  if (await command.isPaying(open.checkout.id)) {
    const { detail } = paymentRunning();
    throw new ApiProblem(409, 'CHECKOUT_CONFLICT', detail);
  }
  const asyncStatus =
    open.cart.asyncStatus === 'Errored' ? await beginWork(db, open.cart.id, [], call.now) : open.cart.asyncStatus;
  const problems = asyncStatus === 'Errored' ? open.cart.problems : [];
  const calculated = { ...open, cart: { ...open.cart, asyncStatus, problems } };
  const changed = await change(db, call, calculated, command.body);
  return answerCheckout(db, call, changed.open, changed.refused);
}

/** Deletes a checkout, even an expired one. */
export async function dropCheckout(db: CommandDatabase, call: CheckoutCall, name: CheckoutName): Promise<void> {
  const checkout = call.owner === null ? null : await findCheckout(db, call.owner, name);
  if (checkout === null) throw checkoutNotFound();
  await endCheckout(db, checkout);
}
