// Standing deliveries: the choice of how often a product is delivered, and the list of what is delivered again and
// again.
// State key: late.standing, which comes with the components; the deliveries live in the API's cache.
// Publishes the two components, how an account's page reads the list, and what a replay needs.
export { productRhythm, standingList } from './lazyStanding';
export { selectSoldUnder, sellsStanding } from './soldUnder';
