import type { Suggestions } from '../../../../contract/search/search';

/** A suggested text, and how many of its first letters the shopper had typed; 0 if it starts differently. */
interface OfferedText {
  readonly value: string;
  readonly typed: number;
}

/** The answer as cached: reduced to what the rows need, without the typed text. */
export interface OfferedSuggestions {
  readonly recentSearchSuggestions: readonly OfferedText[];
  readonly suggestedTerms: readonly OfferedText[];
}

/** A row of the list, in the platform's terms (SRC-06). */
export interface SuggestionItem {
  readonly type: 'option-inline';
  readonly category: 'query-suggestion' | 'advanced-search';
  readonly id: string;
  /** The shown text, and its highlighted part: what the shopper has not typed. */
  readonly text: string;
  readonly highlight: string;
  readonly title: string;
  /** The term to search for when it is picked. */
  readonly value: string;
  readonly iconName: 'search' | 'history';
  readonly iconAlternativeText: string;
}

export interface SuggestionLists {
  /** « Rechercher « … » »: only together with suggestions, and only for a term. */
  readonly advanced: SuggestionItem | null;
  readonly recent: readonly SuggestionItem[];
  readonly suggested: readonly SuggestionItem[];
}

export interface SuggestionTexts {
  readonly advanced: string;
  readonly recent: string;
  readonly suggestions: string;
}

/** Letters without case and accents, as in search: `crem` matches the start of `Crème`. The length is unchanged. */
const plainLetters = (text: string): readonly string[] =>
  Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase());

/** Computes how much of each text was typed; the typed text itself is not kept. */
export function offeredFor(typed: string, answer: Suggestions): OfferedSuggestions {
  const begun = plainLetters(typed.trim());
  const offered = ({ value }: { readonly value: string }): OfferedText => {
    const own = plainLetters(value);
    return { value, typed: begun.every((letter, index) => letter === own[index]) ? begun.length : 0 };
  };
  return {
    recentSearchSuggestions: answer.recentSearchSuggestions.map(offered),
    suggestedTerms: answer.suggestedTerms.map(offered),
  };
}

/** Removes duplicates. */
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

/** The rows for the text of the box; recent searches only if it is empty. No duplicates. */
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

/** The rows in the order of the arrow keys. */
export const inOrder = ({ advanced, recent, suggested }: SuggestionLists): readonly SuggestionItem[] => [
  ...(advanced ? [advanced] : []),
  ...recent,
  ...suggested,
];
