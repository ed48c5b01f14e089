/**
 * The numbers that decide the position of a product among those that a term finds. A score is the sum over the words of
 * the term of `weight × sureness × rarity` (TEXT_WEIGHTS, SURENESS), times the factor of a synonym or a guess
 * (SYNONYM_FACTORS, GUESSED_FACTOR), times factors for the product and its buyer (RANKING_FACTORS). A change of
 * TEXT_WEIGHTS or NAME_FADING changes what is stored, and needs a higher `PART_FORMATS.index`.
 */

/**
 * The weight of a word by the kind of text that contains it; the index stores the sum of the weights of a word in a
 * document, at most 255. A name says what a product is, a description mentions other products too. The name of a
 * variation (`variationName`) also contains what sets it apart from its family: "Sirop – Pain d’épices" is no bread. So
 * the family's name weighs more, as do the names of all other products.
 */
export const TEXT_WEIGHTS = {
  name: 16,
  variationName: 8,
  reference: 10,
  brand: 5,
  label: 4,
  attribute: 4,
  category: 4,
  categoryAbove: 2,
  packaging: 2,
  text: 1,
} as const;

/** How much less each word of a name weighs than the one before it, down to half of the name's weight. */
export const NAME_FADING = 1;

/**
 * The minimum weight of a word that says what a product is. A word that weighs less in all products may be a
 * misspelling of another.
 */
export const SAYS_WHAT_IT_IS = 3;

/**
 * How likely it is that a word is meant, from 0 to 1, by how it was read. `part`: the amount or number of a package
 * that no product has. `mistyped`: by the number of errors.
 */
export const SURENESS = { exact: 1, split: 0.9, unfinished: 0.6, part: 0.5, mistyped: [1, 0.5, 0.3] } as const;

/** Factors for what a builder's synonym finds. */
export const SYNONYM_FACTORS = {
  /** If the search includes the typed words themselves. */
  beside: 0.9,
  /** For each synonym relative to the one before, because builders write the best one first. */
  later: 0.97,
} as const;

/**
 * The maximum score of what only a guess finds (a mistyped or unfinished word that only builders' synonyms have),
 * relative to the lowest score of all other results, so that it ranks below them.
 */
export const GUESSED_FACTOR = 0.5;

/**
 * Factors by which the score of a matching product is multiplied. They may reorder products that match about equally
 * well, but not override a clearly better match: one twice as good stays first, if it can be ordered.
 */
export const RANKING_FACTORS = {
  /**
   * What this buyer cannot order, because it is sold out or has no price for them, ranks below equally good matches,
   * however often it is bought: 0.6 × 1.3 × 1.15 is below 1.
   */
  unavailable: 0.6,
  /** The greatest increase of a product's score because the caller's account orders it often: 30 %. */
  ownPurchases: 0.3,
  /** The greatest increase because customers of the caller's buyer groups order it often. */
  groupPurchases: 0.15,
  /** The number of the account's latest orders with a product at which `ownPurchases` reaches half of its maximum. */
  halfOfOrders: 2,
} as const;
