import { PATHS } from '../../../contract/paths';
import { safeAddress } from '../../../contract/pages/safeAddress';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);
const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/**
 * Where logging out leads, which a browser must load as a page: the application context's own address of it (PRF-04),
 * else the site's (LNK-15).
 */
export const selectLogoutAddress = (state: RootState): string =>
  safeAddress(selectApplication(state).data?.logoutUrl ?? '') ??
  (selectSite(state).data?.basePath ?? '').replace(/\/(?:s\/?)?$/, '') + PATHS.logout;
