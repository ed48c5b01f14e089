// Standing deliveries: the choice of how often a product is delivered, and the list of what is delivered again and
// again.
// State key: late.standing, which comes with the components; the deliveries live in the API's cache.
// Publishes the two components, the selling model chosen for a product, and whether a product has one that repeats.
export { productRhythm, standingList } from './lazyStanding';
export { selectSoldUnder, sellsStanding } from './soldUnder';
