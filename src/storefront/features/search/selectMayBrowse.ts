import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectIsLoggedIn } from '../session';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/** Whether this visitor may look at goods: everyone who is logged in, guests unless the webstore says no. */
export const selectMayBrowse = (state: RootState): boolean =>
  selectIsLoggedIn(state) || selectApplication(state).data?.guestBrowsingEnabled !== false;
