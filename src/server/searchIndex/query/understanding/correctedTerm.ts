import { writtenForms } from '../../french/terms';
import type { StoredIndex } from '../../stored/StoredIndex';
import type { Layer } from './findings';
import { weightIn } from '../postings';
import { correctSpelling, type IsShown, type Reading } from '../readings';
import { firstShown } from '../shownDocuments';

/** Whether a word was only found by correcting it. */
const isCorrected = ([likeliest]: readonly Reading[]): boolean => likeliest?.correctedForm !== undefined;

/** The correct spelling of a mistyped word as in this document: other documents may mean another word, or be hidden. */
function correctedIn(index: StoredIndex, document: number, readings: readonly Reading[] = []): string | undefined {
  const meant = readings.find(({ stems }) => stems.every((own) => weightIn(index, own, document) > 0));
  return isCorrected(readings) ? correctSpelling(index, meant) : undefined;
}

/**
 * The term with its mistyped words corrected, as they are spelled in the first document found; null: no word was found
 * only by correcting it.
 */
export function correctedTerm(
  index: StoredIndex,
  { term, forms }: { readonly term: string; readonly forms: readonly string[] },
  { interpretations, read, guess, found }: Layer,
  isShown: IsShown,
): string | null {
  const asked = interpretations[0]?.words ?? [];
  const readings = read[0] ?? [];
  if (guess === null ? !readings.some(isCorrected) : guess.corrected === null) return null;
  const written = writtenForms(term);
  const writtenOf = (form: string): string => written.get(form) ?? form;
  const corrected = guess?.corrected ?? null;
  if (corrected !== null)
    return forms.map((form, at) => (at === corrected.at ? corrected.written : writtenOf(form))).join(' ');
  const first = firstShown(found.ranking, isShown);
  const corrections = asked.map((_word, number) => correctedIn(index, first, readings[number]));
  if (corrections.every((correction) => correction === undefined)) return null;
  return asked.map(({ form }, number) => corrections[number] ?? writtenOf(form)).join(' ');
}
