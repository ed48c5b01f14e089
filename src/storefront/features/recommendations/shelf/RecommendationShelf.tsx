import { useId, useMemo } from 'react';
import styled from 'styled-components';
import type { RecommendationsArgs } from '../../../../contract/recommendations/recommendations';
import { useMessages, type MessageId } from '../../../messages';
import catalogTexts from '../../../messages/fr-FR/catalog.json';
import recommendationsTexts from '../../../messages/fr-FR/recommendations.json';
import { tokens } from '../../../ui/theme/tokens';
import { Products } from '../../catalog/components/listing';
import { followedFrom } from './followedFrom';
import { recommendationsApi } from './recommendationsApi';

/** One row on wide screens. */
export const RECOMMENDED_SHOWN = 4;

export interface RecommendationShelfProps extends Pick<
  RecommendationsArgs,
  'recommender' | 'anchorValues' | 'anchorFromCurrentCart'
> {
  readonly title: MessageId;
}

/** A row of recommended products under a title. Renders nothing where there are none, or if they cannot be read. */
function RecommendationShelf({ title, ...asked }: RecommendationShelfProps) {
  const t = useMessages();
  const heading = useId();
  const args: RecommendationsArgs = { ...asked, includePricingAndProductInformation: true };
  const { data, currentData, isError } = recommendationsApi.useRecommendationsQuery(args);
  // What was recommended for the cart stays until there is something else for the changed one. After a failed reading RTK Query
  // still has what was read before.
  const last = asked.anchorFromCurrentCart ? data : currentData;
  const read = isError ? undefined : last;
  const shown = useMemo(() => {
    const products = read?.productPage.products.slice(0, RECOMMENDED_SHOWN) ?? [];
    return { productsPage: { currencyIsoCode: read?.productPage.currencyIsoCode ?? '', products } };
  }, [read]);
  if (!read || shown.productsPage.products.length === 0) return null;
  return (
    <Shelf aria-labelledby={heading} {...followedFrom({ recommenderName: asked.recommender, recoUUID: read.uuid })}>
      <h2 id={heading}>{t(title)}</h2>
      <Products result={shown} where={`recommended-${asked.recommender}`} columns={4} />
    </Shelf>
  );
}

const Shelf = styled.section`
  h2 {
    margin-bottom: ${tokens.space[3]};
  }
`;

export const recommendationShelfModule = {
  Component: RecommendationShelf,
  texts: { ...catalogTexts, ...recommendationsTexts },
} as const;
