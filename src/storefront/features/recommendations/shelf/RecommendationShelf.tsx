import { useId } from 'react';
import styled from 'styled-components';
import { useMessages, type MessageId } from '../../../messages';
import catalogTexts from '../../../messages/fr-FR/catalog.json';
import recommendationsTexts from '../../../messages/fr-FR/recommendations.json';
import { tokens } from '../../../ui/theme/tokens';
import { Products } from '../../catalog/components/listing/late';
import { followedFrom } from './followedFrom';
import { useRecommended, type Asked } from './useRecommended';

/** The number of products on a shelf: one row on wide screens. */
export const RECOMMENDED_SHOWN = 4;

export interface RecommendationShelfProps extends Asked {
  readonly title: MessageId;
}

/** A row of recommended products under a title. Renders nothing if there are none, or if they cannot be read. */
function RecommendationShelf({ title, ...asked }: RecommendationShelfProps) {
  const t = useMessages();
  const heading = useId();
  const recommended = useRecommended(asked, RECOMMENDED_SHOWN);
  if (recommended === null) return null;
  return (
    <Shelf
      aria-labelledby={heading}
      {...followedFrom({ recommenderName: asked.recommender, recoUUID: recommended.uuid })}
    >
      <h2 id={heading}>{t(title)}</h2>
      <Products result={recommended} where={`recommended-${asked.recommender}`} columns={4} />
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
