import type { NavigationProperties } from '../../../../contract/site/siteConfiguration';
import { useShopSelector } from '../../../app/hooks';
import { selectSiteConfiguration } from '../../site';

/** What the builder has decided about bar and list (NAV-06). */
export const useNavigationProperties = (): NavigationProperties =>
  useShopSelector((state) => selectSiteConfiguration(state).navigation);
