/**
 * Whether a term without results looks like a reference and not like words: it has at least three digits, and no four
 * letters in a row.
 */
export const looksLikeReference = (term: string): boolean =>
  term.replace(/\D/g, '').length >= 3 && !/\p{L}{4}/u.test(term);
