import type { RootState } from '../kernel/state';

/** The part of the state that calls read. The stores of the builder and of support have neither session nor preview. */
export type CallScope = Pick<RootState, 'api'> & Partial<Pick<RootState, 'session' | 'late'>>;

/** The cached answer of an endpoint without argument, by its cache key: this floor cannot import the endpoints. */
export const cachedAnswer = (state: CallScope, key: string): unknown => state.api.queries[key]?.data;
