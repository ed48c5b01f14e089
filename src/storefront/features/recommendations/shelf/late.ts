// The shelf of recommended products, the mini cart's list of them, and the call that reads them; late code.
// State key: none of its own.
// Publishes all three, and how a followed link names the answer that recommended its product.
export { answerFollowed } from './followedFrom';
export { recommendationsApi } from './recommendationsApi';
export { miniCartRecommendationsModule } from './MiniCartRecommendations';
export { RECOMMENDED_SHOWN, recommendationShelfModule, type RecommendationShelfProps } from './RecommendationShelf';
