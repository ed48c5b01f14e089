import type { Activity } from '../../../../contract/tracking/activity';
import { RECOMMENDERS } from '../../../../contract/recommendations/recommendations';

/** The answer that recommended a product, as activities report it. */
export type RecommendationAnswer = Required<Pick<Activity, 'recommenderName' | 'recoUUID'>>;

/** Attributes of a list of recommended products: `answerFollowed` reads them from a link that was followed in it. */
export const followedFrom = ({ recommenderName, recoUUID }: RecommendationAnswer) => ({
  'data-list': `${recommenderName} ${recoUUID}`,
});

/** The answer from which a link in such a list was followed; null: the link was in no such list. */
export function answerFollowed(list: string | null): RecommendationAnswer | null {
  const [recommenderName = '', recoUUID = ''] = (list ?? '').split(' ');
  const isRecommended = RECOMMENDERS.some((name) => name === recommenderName) && recoUUID !== '';
  return isRecommended ? { recommenderName, recoUUID } : null;
}
