import { PRODUCT_SORT_ORDER } from '../../../contract/constants';
import type { ListingSort } from '../../../contract/search/listingSorts';
import type { SiteSettings } from '../../../contract/site/siteConfiguration';
import type { RootState } from '../../kernel/state';
import { selectSiteConfiguration } from './headerVariant';

/** The usual order of listings without a term (SRC-11). */
export function selectProductSort(state: RootState): ListingSort {
  // The answer of an earlier release, which a recording may hold, has none.
  const { settings } = selectSiteConfiguration(state) as { readonly settings: Partial<SiteSettings> };
  return settings.productSort ?? PRODUCT_SORT_ORDER;
}
