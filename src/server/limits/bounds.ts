/**
 * How much may be sent, held or left behind, in the unit that the name says. What the contract bounds for both sides (a
 * cart's lines, a text's length) stands in its schemas; how often something may be tried stands in `limits.ts`.
 */
export const BOUNDS = {
  /** Of any call that names no other. */
  bodyBytes: 64 * 1024,
  /** Enough for a hundred products with their prices: an activity is stored as sent. */
  activityBodyBytes: 8 * 1024,
  paymentBodyBytes: 4 * 1024,
  bankAnswerBytes: 1024,
  /** Levels. A menu, the deepest body of all calls, needs about twenty. */
  nestingLevels: 64,
  pathPartCharacters: 255,
  idempotencyKeyCharacters: 64,
  /** More than anything that is answered has: each name is looked up in every product of a page. */
  fieldNames: 100,
  /** The platform takes no more in one call. */
  orderFieldNames: 35,

  // What visitors without an account may hold of the stock. An identity costs them nothing, so what counts is the
  // network that they come from; accounts have no such bounds.
  unitsOfGuest: 2_000,
  unitsOfNetwork: 6_000,
  percentOfStockOfNetwork: 25,
  /** Whatever that share is, if it is there. */
  alwaysOfProduct: 12,

  /** Beside the current one: copies, and carts made to be secondary. */
  secondaryCartsOfGuest: 10,
  secondaryCartsOfBuyer: 50,
  addressesOfAccount: 500,
  /** The newest: a repeat comes within minutes. */
  keptAnswersOfCaller: 1_000,
  /** The one they have not logged in with for longest goes first. */
  browsersOfUser: 20,
  /** The newest: two years of a shop in which 1,300 things happen a day. */
  activitiesKept: 1_000_000,
} as const;
