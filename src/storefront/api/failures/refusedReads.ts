import { isRejected, type Middleware } from '@reduxjs/toolkit';

/**
 * Stops what RTK Query says of a read that its cache refuses, because the answer is at hand or on its way: no state changes
 * by it, and each would wake every subscriber and fill the recording. To stand right after the API's own middleware, which
 * counts subscribers by it.
 */
export const withoutRefusedReads: Middleware = () => (next) => (action) =>
  isRejected(action) && action.meta.condition ? action : next(action);
