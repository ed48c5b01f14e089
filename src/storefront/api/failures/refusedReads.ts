import { isRejected, type Middleware } from '@reduxjs/toolkit';

/**
 * Drops the action by which RTK Query reports that a read was unnecessary, because its answer is cached or pending: it
 * changes no state, but would wake every subscriber and fill the recording. Must come right after the API's own
 * middleware, which counts subscribers by that action.
 */
export const withoutRefusedReads: Middleware = () => (next) => (action) =>
  isRejected(action) && action.meta.condition ? action : next(action);
