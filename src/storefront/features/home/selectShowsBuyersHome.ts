import type { RootState } from '../../kernel/state';
import { selectIsBuyer } from '../visitor';

/**
 * Whether the home page is a buyer's. It becomes one with its reading, which its slice joins with: where somebody logs in while
 * the page stands (in another tab), it stays a guest's until it is opened again.
 */
export const selectShowsBuyersHome = (state: RootState): boolean => selectIsBuyer(state) && 'reorder' in state.late;
