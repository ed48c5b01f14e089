import type { RootState } from '../../kernel/state';
import { selectSession } from './sessionSelectors';

/** Whether the server says that the shopper is one of its own people, who order nothing: no checkout is begun for them. */
export const selectIsStaff = (state: RootState): boolean => selectSession(state)?.isBuyer === false;
