import { LATE_PATHS } from '../../../contract/latePaths';
import { safeAddress } from '../../../contract/pages/safeAddress';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);
const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/** The logout address, a full page load: from the application context (PRF-04), else from the site info (LNK-15). */
export const selectLogoutAddress = (state: RootState): string =>
  safeAddress(selectApplication(state).data?.logoutUrl ?? '') ??
  (selectSite(state).data?.basePath ?? '').replace(/\/(?:s\/?)?$/, '') + LATE_PATHS.logout;
