// The shelf of recommended products, the mini cart's list of them, and the call that reads them; late code.
// State key: none of its own.
// Publishes all three, and how the address of a followed link says from which answer it was followed.
export { answerFollowed } from './followedFrom';
export { recommendationsApi } from './recommendationsApi';
export { miniCartRecommendationsModule } from './MiniCartRecommendations';
export { RECOMMENDED_SHOWN, recommendationShelfModule, type RecommendationShelfProps } from './RecommendationShelf';
