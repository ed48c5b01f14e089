import type { FoundProduct } from '../../../../contract/search/search';
import { weightsOfStem } from '../../../searchIndex/buildIndex';
import { explainedScore, type Explanation, type WordScore } from '../../../searchIndex/query/explain';
import type { Synonyms } from '../../../searchIndex/query/synonyms';
import { indexedTexts } from '../../catalog';
import type { Offer } from '../../offers';
import type { Found } from './findProducts';
import { productOf } from './ranking';
import { shownTo } from './relevance';

type ExplainedRanking = NonNullable<FoundProduct['ranking']>;

const rounded = (value: number): string => value.toFixed(3);

/** The fields in whose texts a word of the term occurs, and its weight in each. */
function fieldsOf({ snapshot }: Offer, row: number, { stems }: WordScore) {
  const texts = indexedTexts(snapshot.productAt(row), snapshot.categories);
  const weights = stems.map((stem) => weightsOfStem(texts, stem));
  return texts.flatMap(({ field }, text) => {
    const weight = weights.reduce((sum, own) => sum + (own[text] ?? 0), 0) / weights.length;
    return weight === 0 ? [] : [{ field, weight: rounded(weight) }];
  });
}

/**
 * Explains the positions of a search's products: the score of the match, word by word, and the factors that are applied
 * to it. A parent is explained by the match of itself or of one of its variations, whichever scores best.
 */
export function explainRanking(
  offer: Offer,
  { scores, factorsAt }: Found,
  {
    term,
    synonyms,
    groupVariations,
  }: {
    readonly term: string | null;
    readonly synonyms: Synonyms;
    readonly groupVariations: boolean;
  },
): (row: number) => ExplainedRanking {
  const { index, columns } = offer.snapshot;
  const explain = term === null ? () => null : index.explain(term, { synonyms, isShown: shownTo(offer) });
  const best = (row: number) =>
    [row, ...(groupVariations ? columns.variations.at(row) : [])]
      .filter((document) => offer.audience.sees[document] === 1)
      .flatMap((document): { readonly document: number; readonly explanation: Explanation }[] => {
        const explanation = explain(document);
        return explanation === null ? [] : [{ document, explanation }];
      })
      .sort((a, b) => explainedScore(b.explanation) - explainedScore(a.explanation))[0];
  return (row) => {
    const factors = factorsAt?.(row);
    const score = scores[row] ?? 0;
    const found = best(row);
    return {
      score: rounded(score),
      match: rounded(factors === undefined ? score : score / productOf(factors)),
      availability: rounded(factors?.availability ?? 1),
      ownPurchases: rounded(factors?.ownPurchases ?? 1),
      groupPurchases: rounded(factors?.groupPurchases ?? 1),
      synonym: rounded(found?.explanation.factor ?? 1),
      words: (found?.explanation.words ?? []).map((word) => ({
        word: word.word,
        readAs: word.stems.join(' '),
        weight: rounded(word.weight),
        sureness: rounded(word.sureness),
        rarity: rounded(word.rarity),
        fields: fieldsOf(offer, found?.document ?? row, word),
      })),
    };
  };
}
