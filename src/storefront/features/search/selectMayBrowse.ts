import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectIsLoggedIn } from '../visitor';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/** Whether this visitor may see products: all customers, and guests unless the webstore forbids it. */
export const selectMayBrowse = (state: RootState): boolean =>
  selectIsLoggedIn(state) || selectApplication(state).data?.guestBrowsingEnabled !== false;
