import type { CartItem } from '../../../../src/contract/cart/cartItem';
import type { DeliveryGroup, DeliveryGroups } from '../../../../src/contract/checkout/deliveryGroup';
import type { Guest } from './cartShop';

type Options = Parameters<Guest['call']>[3];
type Names = NonNullable<Parameters<Guest['call']>[2]>;

/** The calls for the delivery groups of a cart (the current one by default). */
export function groupCalls(guest: Guest, cart: Names = {}) {
  const list = async (query: NonNullable<Options>['query'] = {}): Promise<DeliveryGroups> => {
    const response = await guest.call('GET', 'deliveryGroups', cart, { query });
    if (response.statusCode !== 200) throw new Error(`no groups: ${response.body}`);
    return response.json<DeliveryGroups>();
  };
  return {
    list,
    get: (deliveryGroupId: string, options: Options = {}) =>
      guest.call('GET', 'deliveryGroup', { ...cart, deliveryGroupId }, options),
    create: (body: object = {}, options: Options = {}) =>
      guest.call('POST', 'deliveryGroups', cart, { ...options, body }),
    change: (deliveryGroupId: string, body: object, options: Options = {}) =>
      guest.call('PATCH', 'deliveryGroup', { ...cart, deliveryGroupId }, { ...options, body }),
    remove: (deliveryGroupId: string, options: Options = {}) =>
      guest.call('DELETE', 'deliveryGroup', { ...cart, deliveryGroupId }, options),
    arrange: (
      arrangements: readonly (readonly [group: { id: string }, item: CartItem, quantity: string | number])[],
      options: Options = {},
    ) =>
      guest.call('POST', 'arrangeItems', cart, {
        ...options,
        body: {
          arrangements: arrangements.map(([group, item, quantity]) => ({
            deliveryGroupId: group.id,
            cartItemId: item.cartItemId,
            quantity,
          })),
        },
      }),
    async created(body: object = {}): Promise<DeliveryGroup> {
      const response = await this.create(body);
      if (response.statusCode !== 201) throw new Error(`not created: ${response.body}`);
      return response.json<DeliveryGroup>();
    },
    async default(): Promise<DeliveryGroup> {
      const found = (await list()).items.find(({ isDefault }) => isDefault);
      if (found === undefined) throw new Error('Every cart has a default group.');
      return found;
    },
    /** The contents of each group: name and quantities by product name. */
    async held(): Promise<Record<string, Record<string, string>>> {
      const { items } = await list({ cartItemLimit: 500 });
      return Object.fromEntries(items.map((group) => [group.name, quantitiesIn(group)]));
    },
  };
}

const quantitiesIn = ({ cartItems }: DeliveryGroup): Record<string, string> =>
  Object.fromEntries((cartItems?.cartItems ?? []).map(({ cartItem }) => [cartItem.name, cartItem.quantity]));
