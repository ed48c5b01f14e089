import { useMemo } from 'react';
import type { RecommendationsArgs } from '../../../../contract/recommendations/recommendations';
import { recommendationsApi } from './recommendationsApi';

export type Asked = Pick<RecommendationsArgs, 'recommender' | 'anchorValues' | 'anchorFromCurrentCart'>;

/** The first `limit` recommended products, as a page of a search; null if there are none, or if they cannot be read. */
export function useRecommended(asked: Asked, limit: number) {
  const args: RecommendationsArgs = { ...asked, includePricingAndProductInformation: true };
  const { data, currentData, error } = recommendationsApi.useRecommendationsQuery(args);
  // Recommendations for the previous cart stay until those for the changed one arrive. After a failed read RTK Query
  // still returns earlier data.
  const last = asked.anchorFromCurrentCart ? data : currentData;
  const read = error === undefined ? last : undefined;
  return useMemo(() => {
    const products = read?.productPage.products.slice(0, limit) ?? [];
    if (!read || products.length === 0) return null;
    return { uuid: read.uuid, productsPage: { currencyIsoCode: read.productPage.currencyIsoCode, products } };
  }, [read, limit]);
}
