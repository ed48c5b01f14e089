/** Whether a term that found nothing is rather a reference than words: three digits, and no word of four letters. */
export const looksLikeReference = (term: string): boolean =>
  term.replace(/\D/g, '').length >= 3 && !/\p{L}{4}/u.test(term);
