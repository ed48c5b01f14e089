import type { Action } from '@reduxjs/toolkit';
import type { Recommendations, RecommendationsArgs } from '../../../contract/recommendations/recommendations';
import { selectArrivedAt } from '../../kernel/location';
import type { RootState } from '../../kernel/state';
import { RECOMMENDED_SHOWN, recommendationsApi } from '../recommendations/shelf/late';
import type { ActivityReport } from './trackedPages';
import { foundRecord } from './trackedProducts';

const { matchFulfilled, name } = recommendationsApi.endpoints.recommendations;

/** Whether an action is an answer with recommended products. */
export const areRecommended = (action: Action): boolean => matchFulfilled(action);

function viewed(
  { recommender }: RecommendationsArgs,
  { uuid, productPage }: Recommendations,
): readonly ActivityReport[] {
  const products = productPage.products.slice(0, RECOMMENDED_SHOWN).map(foundRecord);
  const activity = { recommenderName: recommender, recoUUID: uuid, products };
  return products.length === 0 ? [] : [{ type: 'viewReco', activity }];
}

/** The activity of viewing the recommended products in an action's answer; none if it is empty. */
export const recommendationsViewed = (_state: RootState, action: Action): readonly ActivityReport[] =>
  matchFulfilled(action) ? viewed(action.meta.arg.originalArgs, action.payload) : [];

interface Answered {
  readonly originalArgs: RecommendationsArgs;
  readonly data: Recommendations;
  /** Milliseconds UTC. */
  readonly fulfilledTimeStamp: number;
}
const isAnswered = (entry: object | undefined): entry is Answered =>
  entry !== undefined && Reflect.get(entry, 'endpointName') === name && Reflect.get(entry, 'data') !== undefined;

/**
 * The activities of viewing for all answers since the page was reached or, if later, since its clock was last read:
 * earlier ones count as shown on another page.
 */
export const recommendationsViewedBefore = (state: RootState): readonly ActivityReport[] =>
  Object.values(state.api.queries).flatMap((entry?: object) =>
    isAnswered(entry) && entry.fulfilledTimeStamp >= selectArrivedAt(state)
      ? viewed(entry.originalArgs, entry.data)
      : [],
  );
