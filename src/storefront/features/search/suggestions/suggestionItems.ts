import type { Suggestions } from '../../../../contract/search/search';

/** An offered text; of its first letters so many are what the shopper had typed, none where it begins otherwise. */
interface OfferedText {
  readonly value: string;
  readonly typed: number;
}

/** The answer as it is kept: what was typed stands in it nowhere, and the rows need no more of it than this. */
export interface OfferedSuggestions {
  readonly recentSearchSuggestions: readonly OfferedText[];
  readonly suggestedTerms: readonly OfferedText[];
}

/** A row of the search box's list, in the platform's words (SRC-06). */
export interface SuggestionItem {
  readonly type: 'option-inline';
  readonly category: 'query-suggestion' | 'advanced-search';
  readonly id: string;
  /** What is shown, and what of it is made to stand out: what the shopper has not typed. */
  readonly text: string;
  readonly highlight: string;
  readonly title: string;
  /** The term that picking it searches for. */
  readonly value: string;
  readonly iconName: 'search' | 'history';
  readonly iconAlternativeText: string;
}

export interface SuggestionLists {
  /** « Rechercher « … » »: only beside suggestions, and only for a term. */
  readonly advanced: SuggestionItem | null;
  readonly recent: readonly SuggestionItem[];
  readonly suggested: readonly SuggestionItem[];
}

export interface SuggestionTexts {
  readonly advanced: string;
  readonly recent: string;
  readonly suggestions: string;
}

/** Letters without case and accents, as the shop finds them: `crem` begins `Crème`. As many as the text has. */
const plainLetters = (text: string): readonly string[] =>
  Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase());

/** Says of each text of an answer how much of it was typed, which nobody can tell later. */
export function offeredFor(typed: string, answer: Suggestions): OfferedSuggestions {
  const begun = plainLetters(typed.trim());
  const offered = ({ value }: { readonly value: string }): OfferedText => {
    const own = plainLetters(value);
    return { value, typed: begun.every((letter, place) => letter === own[place]) ? begun.length : 0 };
  };
  return {
    recentSearchSuggestions: answer.recentSearchSuggestions.map(offered),
    suggestedTerms: answer.suggestedTerms.map(offered),
  };
}

/** Each text once. */
const distinct = (texts: readonly OfferedText[]): readonly OfferedText[] => [
  ...new Map(texts.map((text) => [text.value, text])).values(),
];

const item = (
  id: string,
  { value, typed }: OfferedText,
  look: Pick<SuggestionItem, 'iconName' | 'iconAlternativeText'>,
): SuggestionItem => ({
  type: 'option-inline',
  category: 'query-suggestion',
  id,
  text: value,
  highlight: typed === 0 ? '' : Array.from(value).slice(typed).join(''),
  title: value,
  value,
  ...look,
});

/** What the list offers for what stands in the box. Of an empty box: recent searches alone. Nothing twice. */
export function suggestionItems(
  term: string,
  offered: OfferedSuggestions | undefined,
  texts: SuggestionTexts,
): SuggestionLists {
  const searched = term.trim();
  const recentTexts = distinct(offered?.recentSearchSuggestions ?? []);
  const recent = recentTexts.map((text) =>
    item(`recent:${text.value}`, text, { iconName: 'history', iconAlternativeText: texts.recent }),
  );
  const suggested = distinct(searched === '' ? [] : (offered?.suggestedTerms ?? []))
    .filter(({ value }) => !recentTexts.some((text) => text.value === value))
    .map((text) => item(`term:${text.value}`, text, { iconName: 'search', iconAlternativeText: texts.suggestions }));
  const advanced: SuggestionItem | null =
    searched === '' || recent.length + suggested.length === 0
      ? null
      : {
          ...item(
            'advanced',
            { value: searched, typed: 0 },
            { iconName: 'search', iconAlternativeText: texts.advanced },
          ),
          category: 'advanced-search',
          text: texts.advanced,
          title: texts.advanced,
        };
  return { advanced, recent, suggested };
}

/** The rows in the order in which the arrows visit them. */
export const inOrder = ({ advanced, recent, suggested }: SuggestionLists): readonly SuggestionItem[] => [
  ...(advanced ? [advanced] : []),
  ...recent,
  ...suggested,
];
