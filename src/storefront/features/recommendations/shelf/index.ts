// The shelf of recommended products, and the call that reads them; late code.
// State key: none of its own.
// Publishes both, and how the address of a followed link says from which answer it was followed.
export { answerFollowed } from './followedFrom';
export { recommendationsApi } from './recommendationsApi';
export { RECOMMENDED_SHOWN, recommendationShelfModule, type RecommendationShelfProps } from './RecommendationShelf';
