import type { Action } from '@reduxjs/toolkit';
import { isReady } from '../../../../contract/cart/cart';

type Told = { readonly asyncOperationStatus?: string | null } | null;

/** A reading of the cart that has come back, as RTK Query tells it; one that failed has no payload of these. */
export interface CartReading extends Action {
  readonly payload?: Told & { readonly cartSummary?: Told };
  readonly meta: {
    readonly arg: { readonly endpointName: string; readonly originalArgs: unknown };
    readonly condition?: boolean;
    readonly baseQueryMeta?: { readonly status: number; readonly retryAfterSeconds: number | null };
  };
}

const statusIn = ({ payload }: CartReading) => (payload?.cartSummary ?? payload)?.asyncOperationStatus;

/** Whether a reading says that the server could not do all it was asked for. */
export const isErroredReading = (reading: CartReading): boolean => statusIn(reading) === 'Errored';

/** Whether a reading says that the server still works on the cart: by its status or in its body (CRT-03). */
export const isUnfinished = (reading: CartReading): boolean =>
  reading.meta.baseQueryMeta?.status === 202 || !isReady(statusIn(reading));
