import type { Action } from '@reduxjs/toolkit';
import { isReady } from '../../../../contract/cart/cart';
import type { CartLinesArgs } from '../cartApi';

type ProcessingStatus = { readonly asyncOperationStatus?: string | null } | null;

/** A completed read of the cart as an RTK Query action; a failed one has another payload. */
export interface CartReading extends Action {
  readonly payload?: ProcessingStatus & { readonly cartSummary?: ProcessingStatus };
  readonly meta: {
    readonly arg: { readonly endpointName: string; readonly originalArgs: CartLinesArgs | undefined };
    readonly condition?: boolean;
    readonly baseQueryMeta?: { readonly status: number; readonly retryAfterSeconds: number | null };
  };
}

const statusIn = ({ payload }: CartReading) => (payload?.cartSummary ?? payload)?.asyncOperationStatus;

/** Whether a read reports that the server could not add everything. */
export const isErroredReading = (reading: CartReading): boolean => statusIn(reading) === 'Errored';

/** Whether a read reports that the server is still processing the cart, by its status or body (CRT-03). */
export const isUnfinished = (reading: CartReading): boolean =>
  reading.meta.baseQueryMeta?.status === 202 || !isReady(statusIn(reading));
