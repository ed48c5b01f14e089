import type { RootState } from '../../kernel/state';
import { selectSession } from './sessionSelectors';

/** Whether the shopper is shop staff, who cannot order: no checkout is opened for them. */
export const selectIsStaff = (state: RootState): boolean => selectSession(state)?.isBuyer === false;
