import type { RootState } from '../state';

/** Whether a slice, of whatever shape, has a command in flight or, as the cart, something else to finish: `flags`. */
function isWorking(slice: unknown): boolean {
  if (typeof slice !== 'object' || slice === null || !('inFlight' in slice)) return false;
  if ('flags' in slice && Number(slice.flags) > 0) return true;
  return Array.isArray(slice.inFlight) ? slice.inFlight.length > 0 : slice.inFlight !== null;
}

/** Whether any slice has a command in flight: all use the name `inFlight`, for a list or a single one. */
export const selectHasCommandInFlight = (state: RootState): boolean =>
  Object.values<unknown>({ ...state, ...state.late }).some(isWorking);
