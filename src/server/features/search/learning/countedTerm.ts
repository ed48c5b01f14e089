import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { fold } from '../../../searchIndex/french/frenchText';
import type { SearchIndex } from '../../../searchIndex/SearchIndex';

/** Longer texts are sentences, or pasted. */
const LONGEST_TERM = 80;
/** Six digits or more, as in telephone, company, card and customer numbers. */
const MANY_DIGITS = /\d(?:[^\p{L}\p{N}]*\d){5}/u;

/**
 * A search term in the form in which it is counted: without accents and capitals, runs of blanks as one. null: the term
 * is not counted, because it is empty or too long, or may be personal, such as an e-mail address, or many digits that
 * are no reference of the catalogue.
 */
export function countedTerm(searched: string, index: Pick<SearchIndex, 'names'>): string | null {
  const term = fold(searched).trim().replace(/\s+/g, ' ');
  if (term === '' || term.length > LONGEST_TERM || term.includes('@') || looksPersonal(searched)) return null;
  return MANY_DIGITS.test(term) && !index.names(term) ? null : term;
}
