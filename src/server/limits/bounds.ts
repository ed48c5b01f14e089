/**
 * Limits of what may be sent, reserved or stored, in the unit of the name. What the contract limits for both sides (a
 * cart's lines, a text's length) is in its schemas; how often something may be tried is in `limits.ts`.
 */
export const BOUNDS = {
  /** Bytes of any call without a limit of its own. */
  bodyBytes: 64 * 1024,
  /** Small, because an activity is stored as sent; enough for a hundred products with prices. */
  activityBodyBytes: 8 * 1024,
  paymentBodyBytes: 4 * 1024,
  bankAnswerBytes: 1024,
  /** Levels of a body. Menus, the deepest bodies of all calls, need about twenty. */
  nestingLevels: 64,
  pathPartCharacters: 255,
  idempotencyKeyCharacters: 64,
  /** Names in one list of fields; limited, because each name is looked up in every product of a page. */
  fieldNames: 100,
  /** As in the webstore API, for one call. */
  orderFieldNames: 35,

  // What visitors without an account may reserve. Identities cost them nothing, so there are limits per network too;
  // accounts have none.
  unitsOfGuest: 2_000,
  unitsOfNetwork: 6_000,
  percentOfStockOfNetwork: 25,
  /**
   * Units of a product that a network may always reserve if they are in stock, whatever share of the stock they are.
   */
  alwaysOfProduct: 12,

  /** Carts besides the current one: clones, and carts created as secondary. */
  secondaryCartsOfGuest: 10,
  secondaryCartsOfBuyer: 50,
  addressesOfAccount: 500,
  /** Only the latest answers are kept: a caller repeats a command within minutes. */
  keptAnswersOfCaller: 1_000,
  /** The browser with the oldest login is removed first. */
  browsersOfUser: 20,
  // Per recording. Further calls, errors, orders and pages are not stored for searching; further codes and notes are
  // refused.
  callsOfRecording: 20_000,
  errorsOfRecording: 2_000,
  ordersOfRecording: 200,
  pagesOfRecording: 5_000,
  codesOfRecording: 100,
  notesOfRecording: 500,
  /** Log lines of all requests together; only the newest ones are kept. */
  logLinesKept: 1_000_000,
  /** Longer lines are cut. */
  logLineCharacters: 8_000,

  /** Only the latest activities are kept: enough for two years of a shop with 1,300 a day. */
  activitiesKept: 1_000_000,
  /** Different terms counted per day; further ones are not counted. */
  countedTerms: 2000,
} as const;
