import { createAction } from '@reduxjs/toolkit';
import { openAddress } from '../../commerce/privacy/openAddress';
import { now } from '../platform/clock';

/**
 * What a rendered page hands to the browser: the server store's state. `api` goes into the cache as if it had
 * been fetched, so that it expires; every other slice is taken as it is.
 */
export interface ArrivedState {
  readonly api: Readonly<Record<string, unknown>>;
  readonly [slice: string]: unknown;
}

interface Arrival {
  readonly api: Readonly<Record<string, unknown>>;
  readonly slices: Readonly<Record<string, unknown>>;
  /** The anchor, which never reaches a server, and the key of the browser's history entry. */
  readonly hash: string;
  readonly key: string;
  readonly at: number;
}

/** The first action of every page life, and the first record of every journal. */
export const pageArrived = createAction(
  'page/arrived',
  (state: ArrivedState, entry: { readonly hash: string; readonly key: string }) => {
    const { api, ...slices } = state;
    const { hash } = openAddress({ pathname: '', search: '', hash: entry.hash });
    return { payload: { api, slices, hash, key: entry.key, at: now() } satisfies Arrival };
  },
);
