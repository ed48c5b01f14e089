import type { Category, CategoryChildren, ShownCategory } from '../../../contract/catalog/category';
import type { SearchResult } from '../../../contract/search/search';
import { catalogApi } from '../../../storefront/features/catalog';
import { searchApi } from '../../../storefront/features/search';
import { listedResult } from './listedResult';

const { category, categoryChildren } = catalogApi.endpoints;
const { searchProducts } = searchApi.endpoints;

const shownCategory = ({ mediaGroups, ...rest }: Category): ShownCategory => ({
  ...rest,
  ...(mediaGroups && {
    mediaGroups: mediaGroups.map(({ usageType, mediaItems }) => ({
      usageType,
      mediaItems: mediaItems.map(({ url }) => ({ url })),
    })),
  }),
});

/**
 * The part of an endpoint's answer that the page's HTML brings to the browser: only what the storefront's type of it
 * declares. Answers without such a shorter type go whole.
 */
export function sentAnswer(endpointName: string | undefined, answer: unknown): unknown {
  // Checked edges: the commerce routes answer in the form of these types; a gateway relies on its commerce server.
  if (typeof answer !== 'object' || answer === null) return answer;
  if (endpointName === searchProducts.name) return listedResult(answer as SearchResult);
  if (endpointName === category.name) return shownCategory(answer as Category);
  if (endpointName === categoryChildren.name)
    return { productCategories: (answer as CategoryChildren).productCategories.map(shownCategory) };
  return answer;
}
