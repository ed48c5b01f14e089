import type { DeliveryAddress } from '../../../../contract/checkout/deliveryGroup';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import { prepareRead, prepareWrite } from '../../../database/preparedQuery';
import {
  NO_PREFERENCES,
  untouchedDefaultGroup,
  type CartGroup,
  type CartGroups,
  type DeliveryPreferences,
} from './deliveryGroup';
import { fitQuantities } from './splitLines';

const columnsOf = (preferences: DeliveryPreferences) => ({
  delivery_address: preferences.deliveryAddress === null ? null : JSON.stringify(preferences.deliveryAddress),
  delivery_method_id: preferences.deliveryMethodId,
  desired_delivery_date: preferences.desiredDeliveryDate,
  shipping_instructions: preferences.shippingInstructions,
  is_gift: preferences.isGift ? (1 as const) : (0 as const),
  gift_message: preferences.giftMessage,
  gift_to_name: preferences.giftToName,
});

// Checked edge: the column is written by `columnsOf` only, from a value of this type.
const addressIn = (json: string | null): DeliveryAddress | null =>
  json === null ? null : (JSON.parse(json) as DeliveryAddress);

const groupRows = prepareRead((db, given: { cartId: string }) =>
  db
    .selectFrom('delivery_group')
    .leftJoin('delivery_group_item', 'delivery_group_item.delivery_group_id', 'delivery_group.id')
    .selectAll('delivery_group')
    .select(['delivery_group_item.cart_item_id', 'delivery_group_item.quantity'])
    .where('delivery_group.cart_id', '=', given.cartId)
    .orderBy('delivery_group.position')
    .orderBy('delivery_group_item.cart_item_id'),
);

/** A cart's groups with what they claim, read in one query so that they are consistent. */
export async function groupsOf(db: ReadDatabase, cartId: string): Promise<CartGroups> {
  const rows = await groupRows.all(db, { cartId });
  const groups = new Map<string, CartGroup & { readonly allocations: Map<string, number> }>();
  for (const row of rows) {
    const group = groups.get(row.id) ?? {
      id: row.id,
      name: row.name,
      isDefault: row.is_default === 1,
      position: row.position,
      preferences: {
        deliveryAddress: addressIn(row.delivery_address),
        deliveryMethodId: row.delivery_method_id,
        desiredDeliveryDate: row.desired_delivery_date,
        shippingInstructions: row.shipping_instructions,
        isGift: row.is_gift === 1,
        giftMessage: row.gift_message,
        giftToName: row.gift_to_name,
      },
      allocations: new Map<string, number>(),
    };
    groups.set(row.id, group);
    if (row.cart_item_id !== null && row.quantity !== null) group.allocations.set(row.cart_item_id, row.quantity);
  }
  const all = [...groups.values()];
  const main = all.find(({ isDefault }) => isDefault) ?? untouchedDefaultGroup(cartId);
  return [main, ...all.filter(({ isDefault }) => !isDefault)];
}

type Columns = ReturnType<typeof columnsOf>;

const writeGroup = prepareWrite(
  (db, given: Columns & { id: string; cartId: string; isDefault: 0 | 1; position: number; name: string }) => {
    const said = {
      name: given.name,
      delivery_address: given.delivery_address,
      delivery_method_id: given.delivery_method_id,
      desired_delivery_date: given.desired_delivery_date,
      shipping_instructions: given.shipping_instructions,
      is_gift: given.is_gift,
      gift_message: given.gift_message,
      gift_to_name: given.gift_to_name,
    };
    const { id, cartId, isDefault, position } = given;
    return db
      .insertInto('delivery_group')
      .values({ id, cart_id: cartId, is_default: isDefault, position, ...said })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said));
  },
);

/** Stores a group: its name and delivery choices. What it claims is stored by `allocate`. */
export async function saveGroup(db: CommandDatabase, cartId: string, group: CartGroup): Promise<void> {
  const { id, name, position, preferences } = group;
  await writeGroup(db, { id, cartId, name, position, isDefault: group.isDefault ? 1 : 0, ...columnsOf(preferences) });
}

/** Deletes a group; its content returns to the default one. */
export async function deleteGroup(db: CommandDatabase, groupId: string): Promise<void> {
  await db.deleteFrom('delivery_group').where('id', '=', groupId).execute();
}

/** Deletes all groups of a cart with their delivery choices. */
export async function deleteGroups(db: CommandDatabase, cartId: string): Promise<void> {
  await db.deleteFrom('delivery_group').where('cart_id', '=', cartId).execute();
}

const groupsOfType = (db: CommandDatabase, cartId: string, type: 'Cart' | 'PayNowReadOnly') =>
  db
    .updateTable('delivery_group')
    .where('cart_id', '=', cartId)
    .where('cart_id', 'in', (eb) =>
      eb.selectFrom('cart').select('cart.id').where('cart.id', '=', cartId).where('cart.type', '=', type),
    );

/**
 * Clears the delivery choices of a cart's groups; the groups keep their content. Of a shared cart, only the address,
 * method, day and instructions of the default group are cleared, which the payer chooses: no call could choose the rest
 * again.
 */
export async function clearPreferences(db: CommandDatabase, cartId: string): Promise<void> {
  const { is_gift, gift_message, gift_to_name, ...delivery } = columnsOf(NO_PREFERENCES);
  await groupsOfType(db, cartId, 'Cart')
    .set({ ...delivery, is_gift, gift_message, gift_to_name })
    .execute();
  await groupsOfType(db, cartId, 'PayNowReadOnly').set(delivery).where('is_default', '=', 1).execute();
}

/** The quantity of a line in a group other than the default one; 0: none. */
export interface Allocation {
  readonly groupId: string;
  readonly lineId: string;
  readonly quantity: number;
}

/** Stores what groups hold; the caller has checked that no piece is in two of them. */
export async function allocate(db: CommandDatabase, cartId: string, allocations: readonly Allocation[]): Promise<void> {
  for (const { groupId, lineId, quantity } of allocations) {
    if (quantity === 0) {
      await db
        .deleteFrom('delivery_group_item')
        .where('delivery_group_id', '=', groupId)
        .where('cart_item_id', '=', lineId)
        .execute();
    } else {
      await db
        .insertInto('delivery_group_item')
        .values({ delivery_group_id: groupId, cart_id: cartId, cart_item_id: lineId, quantity })
        .onConflict((conflict) => conflict.columns(['delivery_group_id', 'cart_item_id']).doUpdateSet({ quantity }))
        .execute();
    }
  }
}

const claimsOnLine = prepareRead((db, given: { cartId: string; lineId: string }) =>
  db
    .selectFrom('delivery_group_item')
    .innerJoin('delivery_group', 'delivery_group.id', 'delivery_group_item.delivery_group_id')
    .select(['delivery_group_item.delivery_group_id as groupId', 'delivery_group_item.quantity'])
    .where('delivery_group_item.cart_id', '=', given.cartId)
    .where('delivery_group_item.cart_item_id', '=', given.lineId)
    .orderBy('delivery_group.position'),
);

/** After a line's quantity was changed: groups that claim too much of it release some, the last one first. */
export async function trimAllocations(
  db: CommandDatabase,
  cartId: string,
  lineId: string,
  quantity: number,
): Promise<void> {
  const rows = await claimsOnLine.all(db, { cartId, lineId });
  const claimed = rows.map((row) => row.quantity);
  const kept = fitQuantities(claimed, quantity);
  const changed = rows.flatMap(({ groupId }, index): Allocation[] => {
    const fits = kept[index] ?? 0;
    return fits === claimed[index] ? [] : [{ groupId, lineId, quantity: fits }];
  });
  await allocate(db, cartId, changed);
}
