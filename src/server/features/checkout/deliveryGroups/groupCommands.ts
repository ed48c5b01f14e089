import { DELIVERY_GROUP_LIMIT } from '../../../../contract/constants';
import type {
  ArrangeItemsBody,
  DeliveryGroupBody,
  DeliveryGroupsQuery,
} from '../../../../contract/checkout/deliveryGroup';
import { holdsAccountNumber } from '../../../../commerce/privacy/accountNumber';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { invalidInput } from '../../../problems';
import { fieldFaults } from '../../addresses';
import {
  allocate,
  cartThere,
  changeOf,
  decideArrange,
  deleteGroup,
  deliveryGroupNotFound,
  NO_PREFERENCES,
  saveGroup,
  splitLines,
  writeChanges,
  type CartGroup,
  type StoredCart,
} from '../../cart';
import { idIn } from '../../context';
import type { CheckoutCall } from '../checkoutCall';
import { savedAddress } from '../commands/savedAddress';
import { decidePreferences } from '../decisions/decidePreferences';
import { trimmed } from '../decisions/trimmed';
import { giveUpPayments } from '../payments/paymentStore';
import { defaultStays, problemOfArrangement, splitsNothing, tooManyGroups } from './groupRefusals';
import { groupsView, groupView } from './groupsView';
import { openGroups, type GroupsCommand } from './openGroups';
import { commerceErrors, type CommerceFault } from '../../../commerceFault';
import { sentence } from '../../../texts/sentence';

const refused = (errors: readonly CommerceFault[], { say }: CheckoutCall): Answer => ({
  status: 422,
  body: { errors: commerceErrors(errors, say) },
});

/** Refuses gift options, or a gift message alone, in shops that do not offer them. Throws INVALID_API_INPUT. */
function checkGifts({ isGift, giftMessage, giftToName }: DeliveryGroupBody, { gifting }: CheckoutCall): void {
  const saysMessage = trimmed(giftMessage) !== null;
  if (!gifting.isGiftingEnabled && (isGift === true || saysMessage || trimmed(giftToName) !== null)) {
    throw invalidInput('This webstore delivers no gifts.');
  }
  if (!gifting.isGiftMessageEnabled && saysMessage) throw invalidInput('This webstore delivers no gift messages.');
}

type Said =
  { readonly ok: true; readonly group: CartGroup } | { readonly ok: false; readonly errors: readonly CommerceFault[] };

/**
 * A group as changed by a body, or every reason why not. Throws on gift options that are not offered, and on an unknown
 * address.
 */
async function said(db: CommandDatabase, call: CheckoutCall, group: CartGroup, body: DeliveryGroupBody): Promise<Said> {
  checkGifts(body, call);
  const { name, ...asked } = body;
  const address = await savedAddress(db, call, body.deliveryAddress?.id);
  const decision = decidePreferences(group.preferences, { body: asked, savedAddress: address }, call.facts);
  const text = sentence('checkout.accountNumber.name');
  const faults = holdsAccountNumber(name ?? '') ? fieldFaults([{ field: 'name', text }]) : [];
  if (!decision.ok) return { ok: false, errors: [...decision.errors, ...faults] };
  if (faults.length > 0) return { ok: false, errors: faults };
  return { ok: true, group: { ...group, name: trimmed(name) ?? group.name, preferences: decision.preferences } };
}

function groupNamed(cart: StoredCart, groupId: string): CartGroup {
  const group = cart.groups.find(({ id }) => id === groupId);
  if (group === undefined) throw deliveryGroupNotFound();
  return group;
}

/** Creates an empty group (CRT-14). More than twenty, default included, are LIMIT_EXCEEDED. */
export async function createGroup(
  db: CommandDatabase,
  call: CheckoutCall,
  command: GroupsCommand & { readonly body: DeliveryGroupBody; readonly groupId: string },
): Promise<Answer> {
  const { cart } = await openGroups(db, call, command);
  if (!call.splitsShipment) throw splitsNothing();
  if (cart.groups.length >= DELIVERY_GROUP_LIMIT) throw tooManyGroups();
  const position = Math.max(...cart.groups.map((group) => group.position)) + 1;
  const fresh: CartGroup = {
    id: command.groupId,
    name: `Livraison ${position + 1}`,
    isDefault: false,
    position,
    preferences: NO_PREFERENCES,
    allocations: new Map(),
  };
  const result = await said(db, call, fresh, command.body);
  if (!result.ok) return refused(result.errors, call);
  await saveGroup(db, cart.id, result.group);
  return { status: 201, body: await groupView(db, call, await cartThere(db, call, command.name), fresh.id) };
}

/**
 * Changes a group's name and delivery choices, all or nothing. Choosing a method gives up the payment, as in a
 * checkout.
 */
export async function changeGroup(
  db: CommandDatabase,
  call: CheckoutCall,
  command: GroupsCommand & { readonly body: DeliveryGroupBody; readonly groupId: string },
): Promise<Answer> {
  const { cart, checkout } = await openGroups(db, call, command);
  const group = groupNamed(cart, command.groupId);
  if (Object.keys(command.body).length === 0) throw invalidInput('The call changes nothing.');
  const result = await said(db, call, group, command.body);
  if (!result.ok) return refused(result.errors, call);
  if (checkout !== null && command.body.deliveryMethodId !== undefined) await giveUpPayments(db, checkout.id);
  await saveGroup(db, cart.id, result.group);
  return { status: 200, body: await groupView(db, call, await cartThere(db, call, command.name), group.id) };
}

/**
 * Removes a group. Its content returns to the default group, or with `deletesItems` leaves the cart; of a line shared
 * with other groups only this group's part is removed, even if the rest breaks the product's quantity rule.
 */
export async function removeGroup(
  db: CommandDatabase,
  call: CheckoutCall,
  command: GroupsCommand & { readonly groupId: string; readonly deletesItems: boolean },
): Promise<Answer> {
  const { cart } = await openGroups(db, call, command);
  const group = groupNamed(cart, command.groupId);
  if (group.isDefault) throw defaultStays();
  const parcel = splitLines(cart.state.lines, cart.groups).find((other) => other.group.id === group.id);
  await deleteGroup(db, group.id);
  if (!command.deletesItems) return { status: 204, body: null };
  const changes = (parcel?.shares ?? []).map(({ line, quantity }) =>
    changeOf(line, line.quantity - quantity, call.now),
  );
  await writeChanges(db, cart, changes, call);
  return { status: 204, body: null };
}

/**
 * Divides lines among the groups, all as requested or not at all, deletes empty groups if `deletesEmpty`, and answers
 * every group (CRT-15).
 */
export async function arrangeItems(
  db: CommandDatabase,
  call: CheckoutCall,
  command: GroupsCommand & {
    readonly arrangements: ArrangeItemsBody['arrangements'];
    readonly deletesEmpty: boolean;
    readonly limits: Pick<DeliveryGroupsQuery, 'cartItemLimit'>;
  },
): Promise<Answer> {
  const { cart } = await openGroups(db, call, command);
  if (!call.splitsShipment) throw splitsNothing();
  const arrangements = command.arrangements.map(({ deliveryGroupId, cartItemId, quantity }) => ({
    deliveryGroupId: idIn('deliveryGroup', deliveryGroupId, 'deliveryGroupId'),
    cartItemId: idIn('cartItem', cartItemId, 'cartItemId'),
    quantity,
  }));
  const decision = decideArrange(cart.state.lines, cart.groups, arrangements);
  if (!decision.ok) throw problemOfArrangement(decision.refusal);
  await allocate(db, cart.id, decision.allocations);
  if (command.deletesEmpty) {
    const { state, groups } = await cartThere(db, call, command.name);
    const empty = splitLines(state.lines, groups).filter(
      ({ group, shares }) => !group.isDefault && shares.length === 0,
    );
    for (const { group } of empty) await deleteGroup(db, group.id);
  }
  const arranged = await cartThere(db, call, command.name);
  return { status: 202, body: await groupsView(db, call, arranged, command.limits) };
}
