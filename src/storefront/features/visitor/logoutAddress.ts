import { LATE_PATHS } from '../../../contract/latePaths';
import { safeAddress } from '../../../contract/pages/safeAddress';
import { currentBase, withoutBase } from '../../../contract/pages/basePath';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);
const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/**
 * The logout address, a full page load: from the application context (PRF-04), else below the site's base path (LNK-15), which
 * whoever shows an address adds to it, and which another platform's site may name otherwise than this page.
 */
export const selectLogoutAddress = (state: RootState): string => {
  const basePath = selectSite(state).data?.basePath ?? '';
  const below = basePath === currentBase() ? '' : basePath.replace(/\/(?:s\/?)?$/, '');
  return withoutBase(safeAddress(selectApplication(state).data?.logoutUrl ?? '') ?? below + LATE_PATHS.logout);
};
