import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { fold } from '../../../searchIndex/french/frenchText';
import type { SearchIndex } from '../../../searchIndex/SearchIndex';

/** Longer ones are sentences, or something pasted. */
const LONGEST_TERM = 80;
/** As in phone, company and card numbers, and in those of customers. */
const MANY_DIGITS = /\d(?:[^\p{L}\p{N}]*\d){5}/u;

/**
 * A term as it is counted: folded, blanks as one. null: it is not, because it may be of a person: an address, or many digits
 * that are no reference of the catalogue.
 */
export const countedTerm = (searched: string, index: Pick<SearchIndex, 'names'>): string | null => {
  const term = fold(searched).trim().replace(/\s+/g, ' ');
  if (term === '' || term.length > LONGEST_TERM || term.includes('@') || looksPersonal(searched)) return null;
  return MANY_DIGITS.test(term) && !index.names(term) ? null : term;
};
