/**
 * Every number that decides where a product stands in an answer. A score is the sum over the words of a term of
 * `weight × sureness × rarity` (TEXT_WEIGHTS, SURENESS), times what a synonym takes off (SYNONYM_FACTORS), times what is
 * known of the product and its buyer (RANKING_FACTORS). A change of TEXT_WEIGHTS or NAME_FADING changes what is stored:
 * raise `PART_FORMATS.index` with it.
 */

/**
 * Weight of a word by the text it is in, from 1 to 255 together: a name says what a product is, a description mentions
 * other things too. A variation is called by its family's name and by what sets it apart: "Sirop – Pain d’épices" is no
 * bread, so the family's own name, and every other product's, weighs more.
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

/** What each word of a name weighs less than the one before, down to half of the name's weight. */
export const NAME_FADING = 1;

/** Least weight of a word that says what a product is: one that weighs less anywhere may be a misspelling of another. */
export const SAYS_WHAT_IT_IS = 3;

/**
 * How surely a word is meant, from 0 to 1, by how it is read; `part`: of a package that no product has what it consists of; of mistyped
 * words by the number of errors.
 */
export const SURENESS = { exact: 1, split: 0.9, unfinished: 0.6, part: 0.5, mistyped: [1, 0.5, 0.3] } as const;

/** Factors of what a builder's synonym finds. */
export const SYNONYM_FACTORS = {
  /** Where the typed words are looked for as well. */
  beside: 0.9,
  /** From one synonym to the next, because builders write the best one first. */
  later: 0.97,
} as const;

/**
 * What only a guess finds (a mistyped or unfinished word that builders' synonyms alone know) scores at most this part of the
 * least that is found without it, so that it stands behind.
 */
export const GUESSED_FACTOR = 0.5;

/**
 * Factors by which the score of a matching product is multiplied. They may reorder products that match about equally
 * well, but not override a clearly better match: one twice as good stays first.
 */
export const RANKING_FACTORS = {
  /** Sold-out products rank below equally good matches, however often they are bought: 0.6 × 1.3 × 1.15 is below 1. */
  soldOut: 0.6,
  /** The most that is added to a product's score because the caller's account orders it often … */
  ownPurchases: 0.3,
  /** … and because the customers of their buyer groups do. */
  groupPurchases: 0.15,
  /** The number of the account's latest orders with a product at which `ownPurchases` reaches half of its maximum. */
  halfOfOrders: 2,
} as const;
