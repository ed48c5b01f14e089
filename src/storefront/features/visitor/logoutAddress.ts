import { LATE_PATHS } from '../../../contract/latePaths';
import { safeAddress } from '../../../contract/pages/safeAddress';
import { currentBase, withoutBase } from '../../../contract/pages/basePath';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);
const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/**
 * The logout address, which is loaded as a page: from the application context (PRF-04), otherwise below the site's base
 * path (LNK-15). This page's own base path is added when the address is shown; another platform's site may have a
 * different one, which is then part of the address.
 */
export function selectLogoutAddress(state: RootState): string {
  const basePath = selectSite(state).data?.basePath ?? '';
  const below = basePath === currentBase() ? '' : basePath.replace(/\/(?:s\/?)?$/, '');
  return withoutBase(safeAddress(selectApplication(state).data?.logoutUrl ?? '') ?? below + LATE_PATHS.logout);
}
