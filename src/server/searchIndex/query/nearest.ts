import { contentWords } from '../french/frenchText';
import { termsOf, writtenForms } from '../french/terms';
import type { StoredIndex } from '../stored/StoredIndex';
import { NO_RANKING, type Ranking } from './bestScores';
import type { Matcher } from './matchWords';
import { correctSpelling, type ReadWords } from './readings';

/** Documents that have at least half of a term's words, some of them perhaps written differently. */
export interface NearestDocuments extends Ranking {
  /** The term in the nearest spelling; null: as it is, or if that finds nothing either. */
  readonly spelling: string | null;
}

/** The most words of a term for which a nearest spelling is looked for. */
const MAX_WORDS = 4;
const NOTHING: NearestDocuments = { ...NO_RANKING, spelling: null };

/** What comes nearest to a term that finds nothing; `finds` says whether another term would find something. */
export function createNearest(index: StoredIndex, words: ReadWords, match: Matcher) {
  /** The words that documents are called by, as they are or in the nearest spelling; without those that have none. */
  const nearestWords = (forms: readonly string[], written: ReadonlyMap<string, string>) => {
    let looked = 0;
    return forms.flatMap((form) => {
      const known = words.namedBy(form);
      if (known.length > 0) return [{ written: written.get(form) ?? form, isOther: false, readings: known }];
      looked += 1;
      const readings = looked > MAX_WORDS ? [] : words.nearest(form);
      const other = correctSpelling(index, readings[0]);
      return other === undefined ? [] : [{ written: other, isOther: true, readings }];
    });
  };

  return (term: string, finds: (spelling: string) => boolean): NearestDocuments => {
    const forms = contentWords(termsOf(term).map(({ form }) => form));
    const near = nearestWords(forms, writtenForms(term));
    const needed = Math.ceil(forms.length / 2);
    if (near.length < needed || near.length === 0) return NOTHING;
    const { byMissing } = match(
      near.map(({ readings }) => readings),
      near.length - needed,
    );
    const most = byMissing.find(({ documents }) => documents.length > 0) ?? NO_RANKING;
    const spelling = near.map(({ written }) => written).join(' ');
    const isAnswer = near.length === forms.length && near.some(({ isOther }) => isOther) && finds(spelling);
    return { ...most, spelling: isAnswer ? spelling : null };
  };
}
