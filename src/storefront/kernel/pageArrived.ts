import { createAction } from '@reduxjs/toolkit';
import { openAddress } from '../../commerce/privacy/openAddress';
import { now } from '../platform/clock';

/**
 * The server store's state, as a rendered page passes it to the browser. `api` is put into the cache as if it had been
 * fetched, so that entries expire; other slices are taken over unchanged, except for the location's hash and key.
 */
export interface ArrivedState {
  readonly api: Readonly<Record<string, unknown>>;
  readonly [slice: string]: unknown;
}

interface Arrival {
  readonly api: Readonly<Record<string, unknown>>;
  readonly slices: Readonly<Record<string, unknown>>;
  /** `hash` never reaches a server; `key` is that of the browser's history entry. */
  readonly hash: string;
  readonly key: string;
  readonly at: number;
}

/** The first action of every page life of the shop, which begins with the server's state. */
export const pageArrived = createAction(
  'page/arrived',
  (state: ArrivedState, entry: { readonly hash: string; readonly key: string }) => {
    const { api, ...slices } = state;
    const { hash } = openAddress({ pathname: '', search: '', hash: entry.hash });
    return { payload: { api, slices, hash, key: entry.key, at: now() } satisfies Arrival };
  },
);
