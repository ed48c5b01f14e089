import { CURRENT_CART, INVENTORY_RESERVATION_SECONDS } from '../../../../contract/constants';
import type { Reservation, ReserveBody } from '../../../../contract/cart/reservation';
import { latePathTo } from '../../../../contract/latePaths';
import { api } from '../../../api';
import { cartTags } from '../cartApi';

interface OfCart {
  readonly commandId: string;
  /** The current cart by default. */
  readonly cartStateOrId?: string;
}
interface Reserve extends OfCart {
  /** Four hours by default (`INVENTORY_RESERVATION_SECONDS`). */
  readonly durationInSeconds?: number;
}

/** Reservations change which lines can be ordered and the stock that is shown. */
const afterSuccess = (_result: unknown, error: unknown) => (error === undefined ? [...cartTags, 'Stock' as const] : []);

/** Reserves the products of a cart. A refused reservation is data too: `success` is false, with the reason. */
export const reservationApi = api.injectEndpoints({
  endpoints: (build) => ({
    reserveCart: build.mutation<Reservation, Reserve>({
      query: ({ commandId, cartStateOrId = CURRENT_CART, durationInSeconds = INVENTORY_RESERVATION_SECONDS }) => ({
        method: 'PUT',
        path: ({ webstoreId }) => latePathTo('inventoryReservations', { webstoreId, cartStateOrId }),
        body: { durationInSeconds } satisfies ReserveBody,
        idempotencyKey: commandId,
        privacy: 'reservation',
        requiredField: 'success',
      }),
      invalidatesTags: afterSuccess,
    }),
    releaseCart: build.mutation<null, OfCart>({
      query: ({ commandId, cartStateOrId = CURRENT_CART }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => latePathTo('inventoryReservations', { webstoreId, cartStateOrId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      invalidatesTags: afterSuccess,
    }),
  }),
});
