import { DEFAULT_SITE } from '../../../contract/site/defaultSite';
import type { NavigationProperties } from '../../../contract/site/siteConfiguration';

/** What the builder has decided about bar and list (NAV-06). */
export const useNavigationProperties = (): NavigationProperties => DEFAULT_SITE.navigation;
