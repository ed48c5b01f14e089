import { CART_PAGE_SIZE } from '../../../../contract/constants';
import {
  GROUP_ITEMS_SHOWN,
  type DeliveryGroup,
  type DeliveryGroups,
  type DeliveryGroupSortOrder,
  type DeliveryGroupsQuery,
} from '../../../../contract/checkout/deliveryGroup';
import type { ShopLocale } from '../../../../contract/languages';
import type { ReadDatabase } from '../../../database/Database';
import { nameOrder } from '../../../texts/nameOrder';
import { deliveryGroupNotFound, type PricedDelivery, type StoredCart } from '../../cart';
import { groupsToOrder, quoteOf, type CheckoutCall } from '../checkoutCall';
import { deliveryGroupView, groupItems } from '../views/deliveryGroupView';

type Compare = (one: PricedDelivery, other: PricedDelivery) => number;

const byPosition: Compare = (one, other) => one.group.position - other.group.position;

function ordersIn(locale: ShopLocale): Readonly<Record<DeliveryGroupSortOrder, Compare>> {
  const compareNames = nameOrder(locale);
  const byName: Compare = (one, other) => compareNames(one.group.name, other.group.name);
  return {
    CreatedDateAsc: byPosition,
    CreatedDateDesc: (one, other) => byPosition(other, one),
    NameAsc: byName,
    NameDesc: (one, other) => byName(other, one),
  };
}

type Limits = Pick<DeliveryGroupsQuery, 'cartItemLimit'>;

/** Every group of a cart on the wire, with the delivery that a checkout would order. */
async function groupViews(db: ReadDatabase, call: CheckoutCall, stored: StoredCart, { cartItemLimit }: Limits) {
  const cart = { ...stored, groups: groupsToOrder(stored.groups, call) };
  const quote = await quoteOf(db, call, cart);
  return quote.deliveries.map((delivery) => ({
    delivery,
    view: (): DeliveryGroup => ({
      ...deliveryGroupView(delivery, quote, cart, call),
      cartItems: groupItems(delivery, cart, { limit: cartItemLimit ?? GROUP_ITEMS_SHOWN, say: call.say }),
    }),
  }));
}

/** One page of a cart's groups, counted from 1; equal names in the order of creation. */
export async function groupsView(
  db: ReadDatabase,
  call: CheckoutCall,
  cart: StoredCart,
  query: DeliveryGroupsQuery,
): Promise<DeliveryGroups> {
  const { page = 1, pageSize = CART_PAGE_SIZE, sort = 'CreatedDateAsc' } = query;
  const views = await groupViews(db, call, cart, query);
  const compare = ordersIn(call.say.locale)[sort];
  const items = views
    .sort(({ delivery: one }, { delivery: other }) => compare(one, other) || byPosition(one, other))
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ view }) => view());
  return { count: items.length, items };
}

/** One group of a cart. Throws ITEM_NOT_FOUND. */
export async function groupView(
  db: ReadDatabase,
  call: CheckoutCall,
  cart: StoredCart,
  groupId: string,
  limits: Limits = {},
): Promise<DeliveryGroup> {
  const views = await groupViews(db, call, cart, limits);
  const found = views.find(({ delivery }) => delivery.group.id === groupId);
  if (found === undefined) throw deliveryGroupNotFound();
  return found.view();
}
