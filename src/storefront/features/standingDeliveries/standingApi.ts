import type {
  ChangeStandingDeliveryBody,
  StandingDeliveries,
  StandingDelivery,
} from '../../../contract/orders/standingDelivery';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import { api } from '../../api';
import type { Command } from '../../kernel/commands';

interface Change extends Command, ChangeStandingDeliveryBody {
  readonly standingDeliveryId: string;
}

interface FurtherPage {
  readonly orderSummaryId: string | null;
  readonly pageToken: string;
}

/** The largest page size that the server accepts. */
const PAGE_SIZE = 100;

export const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shopper's standing deliveries, the latest order's first; with an order's id only that order's. */
    standingDeliveries: build.query<StandingDeliveries, string | null>({
      query: (orderSummaryId) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('standingDeliveries', { webstoreId }), {
            pageSize: PAGE_SIZE,
            ...(orderSummaryId !== null && { orderSummaryId }),
          }),
        privacy: 'open',
      }),
      providesTags: ['Order'],
    }),
    /** The pages after the first one. */
    furtherStanding: build.query<StandingDeliveries, FurtherPage>({
      query: ({ orderSummaryId, pageToken }) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('standingDeliveries', { webstoreId }), {
            pageSize: PAGE_SIZE,
            ...(orderSummaryId !== null && { orderSummaryId }),
            pageToken,
          }),
        privacy: 'open',
      }),
      providesTags: ['Order'],
    }),
    /** Pauses, resumes or stops a standing delivery, from the first day that is not in preparation. */
    changeStandingDelivery: build.mutation<StandingDelivery, Change>({
      query: ({ commandId, standingDeliveryId, status }) => ({
        method: 'PATCH',
        path: ({ webstoreId }) => latePathTo('standingDelivery', { webstoreId, standingDeliveryId }),
        body: { status } satisfies ChangeStandingDeliveryBody,
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      // Invalidated also after a failure: a lost answer may hide a success.
      invalidatesTags: ['Order'],
    }),
  }),
});
