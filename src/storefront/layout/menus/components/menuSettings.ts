import type { NavigationProperties } from '../../../../contract/site/siteConfiguration';
import { useShopSelector } from '../../../kernel/hooks';
import { selectSiteConfiguration } from '../../../features/site';

/** The builder's settings for bar and list (NAV-06). */
export const useMenuSettings = (): NavigationProperties =>
  useShopSelector((state) => selectSiteConfiguration(state).navigation);
