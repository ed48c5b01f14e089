import { CURRENT_CART } from '../../../contract/constants';
import { CART_LINE_LIMIT } from '../../../contract/cart/cart';
import type {
  ArrangeItemsBody,
  DeliveryGroup,
  DeliveryGroupBody,
  DeliveryGroups,
  DeliveryGroupsQuery,
} from '../../../contract/checkout/deliveryGroup';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import { api, askFor, localFailure, type Answered, type Ask, type Call } from '../../api';
import type { ReadCheckout } from './checkoutApi';
import { isOfSharedCart } from './checkoutSelectors';

/** The id of the cart; the current one by default. */
interface OfCart {
  readonly cartStateOrId?: string;
}
interface Command extends OfCart {
  readonly key: string;
}
interface List extends OfCart {
  readonly page?: DeliveryGroupsQuery;
}
interface One extends OfCart {
  readonly deliveryGroupId: string;
}
interface Create extends Command {
  readonly group: DeliveryGroupBody;
}
interface Change extends Command, One {
  readonly change: DeliveryGroupBody;
}
interface Delete extends Command, One {
  /** Removes the items from the cart, instead of moving them to the default group. */
  readonly deleteCartItems?: boolean;
}
interface Arrange extends Command {
  readonly arrangements: ArrangeItemsBody['arrangements'];
  readonly deleteEmptyDeliveryGroups?: boolean;
}

const cartOf = ({ cartStateOrId = CURRENT_CART }: OfCart): string => cartStateOrId;

/** Calls about one group; without an id nothing is sent, and the failure says so (CHK-20). */
const askOfGroup = async <T>(ask: Ask, { deliveryGroupId }: One, call: Call): Promise<Answered<T>> =>
  deliveryGroupId.trim() === ''
    ? { error: localFailure('', 'REFUSED', ERROR_TEXTS.deliveryGroupIdRequired) }
    : askFor(ask, call);

const groupPath =
  (one: One): Exclude<Call['path'], string> =>
  ({ webstoreId }) =>
    latePathTo('deliveryGroup', { webstoreId, cartStateOrId: cartOf(one), deliveryGroupId: one.deliveryGroupId });

/** Every group of the current cart with all its items. */
export const wholeGroups: List = { page: { cartItemLimit: CART_LINE_LIMIT } };
/** Every group of a checkout's cart, which may be a shared one. */
export const wholeGroupsOf = ({ cartSummary }: ReadCheckout): List =>
  isOfSharedCart({ cartSummary }) ? { ...wholeGroups, cartStateOrId: cartSummary.cartId ?? '' } : wholeGroups;

/**
 * The delivery groups of a cart: refetched after their own changes, and with the cart once a checkout is ready
 * (`refreshCart`).
 */
export const deliveryGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliveryGroups: build.query<DeliveryGroups, List | void>({
      query: (list) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('deliveryGroups', { webstoreId, cartStateOrId: cartOf(list ?? {}) }), {
            ...list?.page,
          }),
        privacy: 'deliveryGroups',
        requiredField: 'items',
      }),
      transformResponse: (reply: DeliveryGroups | null) => reply ?? { items: [], count: 0 },
      providesTags: ['Cart'],
    }),
    deliveryGroup: build.query<DeliveryGroup, One>({
      queryFn: (one, _life, _options, ask) =>
        askOfGroup<DeliveryGroup>(ask, one, {
          path: groupPath(one),
          privacy: 'deliveryGroup',
          requiredField: 'deliveryGroupId',
        }),
      providesTags: ['Cart'],
    }),
    createDeliveryGroup: build.mutation<DeliveryGroup, Create>({
      query: ({ key, group, ...cart }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('deliveryGroups', { webstoreId, cartStateOrId: cartOf(cart) }),
        body: group,
        idempotencyKey: key,
        privacy: 'deliveryGroup',
        requiredField: 'deliveryGroupId',
      }),
      invalidatesTags: ['Cart'],
    }),
    changeDeliveryGroup: build.mutation<DeliveryGroup, Change>({
      queryFn: ({ key, change, ...one }, _life, _options, ask) =>
        askOfGroup<DeliveryGroup>(ask, one, {
          method: 'PATCH',
          path: groupPath(one),
          body: change,
          idempotencyKey: key,
          privacy: 'deliveryGroup',
          requiredField: 'deliveryGroupId',
        }),
      invalidatesTags: ['Cart'],
    }),
    deleteDeliveryGroup: build.mutation<null, Delete>({
      queryFn: ({ key, deleteCartItems, ...one }, _life, _options, ask) =>
        askOfGroup<null>(ask, one, {
          method: 'DELETE',
          path: (site, effectiveAccountId) => withQuery(groupPath(one)(site, effectiveAccountId), { deleteCartItems }),
          idempotencyKey: key,
          privacy: 'open',
        }),
      invalidatesTags: ['Cart'],
    }),
    /** Distributes quantities of lines over groups; refused without an id, like every call about a group. */
    arrangeItems: build.mutation<DeliveryGroups, Arrange>({
      queryFn: ({ key, arrangements, deleteEmptyDeliveryGroups, ...cart }, _life, _options, ask) => {
        const blank = arrangements.find(({ deliveryGroupId }) => deliveryGroupId.trim() === '');
        const [any = { deliveryGroupId: '' }] = arrangements;
        return askOfGroup<DeliveryGroups>(ask, blank ?? any, {
          method: 'POST',
          path: ({ webstoreId }) =>
            withQuery(latePathTo('arrangeItems', { webstoreId, cartStateOrId: cartOf(cart) }), {
              deleteEmptyDeliveryGroups,
            }),
          body: { arrangements } satisfies ArrangeItemsBody,
          idempotencyKey: key,
          privacy: 'deliveryGroups',
          requiredField: 'items',
        });
      },
      invalidatesTags: ['Cart'],
    }),
  }),
});
