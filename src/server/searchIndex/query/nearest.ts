import { searchedForms, writtenForms } from '../french/terms';
import type { StoredIndex } from '../stored/StoredIndex';
import { NO_RANKING, type Ranking } from './bestScores';
import type { Matcher } from './matchWords';
import { correctSpelling, type IsShown, type Reading, type ReadWords } from './readings';

/** Documents that have at least half of a term's words, some of them perhaps written differently. */
export interface NearestDocuments extends Ranking {
  /** The term in the nearest spelling; null: the term needs no other spelling, or none finds anything. */
  readonly spelling: string | null;
}

export interface NearestOptions {
  /** Whether the caller may be shown a document: words that only other documents contain do not count. */
  readonly isShown: IsShown;
  /** Whether a search for another spelling finds something. */
  readonly finds: (spelling: string) => boolean;
}

/** The most words of a term for which a nearest spelling is looked for. */
const MAX_WORDS = 4;
/** The most near spellings of a word, and the most spellings of a term, that are tried. */
const MAX_NEIGHBOURS = 3;
const MAX_SPELLINGS = 12;
const NOTHING: NearestDocuments = { ...NO_RANKING, spelling: null };

/** A spelling of a word, with its one reading. */
interface WrittenWord {
  readonly written: string;
  readonly reading: Reading;
}

/** A word of the term, and the ways to write it, the likeliest first: as it is, or in its nearest spellings. */
interface NearWord {
  readonly isOther: boolean;
  readonly readings: readonly Reading[];
  readonly ways: readonly WrittenWord[];
}

/** Every combination of one spelling for each word, the likeliest spellings first. */
function* spellingsOf([word, ...others]: readonly NearWord[]): Generator<readonly WrittenWord[]> {
  if (word === undefined) yield [];
  else for (const way of word.ways) for (const rest of spellingsOf(others)) yield [way, ...rest];
}

/** Creates `SearchIndex.nearest`. */
export function createNearest(index: StoredIndex, words: ReadWords, match: Matcher) {
  /**
   * Those of the term's words that say what a shown document is (`ReadWords.namedBy`), as typed or in their nearest
   * spellings.
   */
  const nearestWords = (
    forms: readonly string[],
    written: ReadonlyMap<string, string>,
    isShown: IsShown,
  ): readonly NearWord[] => {
    let looked = 0;
    return forms.flatMap((form): readonly NearWord[] => {
      const known = words.namedBy(form, isShown);
      const ways = known.map((reading) => ({ written: written.get(form) ?? form, reading }));
      if (known.length > 0) return [{ isOther: false, readings: known, ways }];
      looked += 1;
      const readings = looked > MAX_WORDS ? [] : words.nearest(form, isShown);
      const others = readings.slice(0, MAX_NEIGHBOURS).flatMap((reading): readonly WrittenWord[] => {
        const other = correctSpelling(index, reading);
        return other === undefined ? [] : [{ written: other, reading }];
      });
      return others.length === 0 ? [] : [{ isOther: true, readings, ways: others }];
    });
  };

  return (term: string, { isShown, finds }: NearestOptions): NearestDocuments => {
    const areShown = ({ documents }: Ranking): boolean => documents.some(isShown);
    const forms = searchedForms(term);
    const near = nearestWords(forms, writtenForms(term), isShown);
    const needed = Math.ceil(forms.length / 2);
    if (near.length < needed || near.length === 0) return NOTHING;
    const { byMissing } = match(
      near.map(({ readings }) => readings),
      near.length - needed,
    );
    const most = byMissing.find(areShown) ?? NO_RANKING;

    /** The first spelling of which a shown document has all words, and for which a search finds something. */
    const spellingThatFinds = (): string | null => {
      let tried = 0;
      for (const ways of spellingsOf(near)) {
        tried += 1;
        if (tried > MAX_SPELLINGS) break;
        const { byMissing: found } = match(
          ways.map(({ reading }) => [reading]),
          0,
        );
        const spelling = ways.map(({ written }) => written).join(' ');
        if (found.some(areShown) && finds(spelling)) return spelling;
      }
      return null;
    };
    const isRead = near.length === forms.length && near.some(({ isOther }) => isOther);
    return { ...most, spelling: isRead ? spellingThatFinds() : null };
  };
}
