import type { Suggestions } from '../../../../contract/search/search';

/** A row of the search box's list, in the platform's words (S §5). */
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

/** What follows the typed letters; nothing when the text does not begin with them. */
function continuation(text: string, typed: string): string {
  const [own, begun] = [plainLetters(text), plainLetters(typed)];
  if (begun.length === 0 || !begun.every((letter, place) => letter === own[place])) return '';
  return Array.from(text).slice(begun.length).join('');
}

const item = (
  id: string,
  value: string,
  term: string,
  look: Pick<SuggestionItem, 'iconName' | 'iconAlternativeText'>,
): SuggestionItem => ({
  type: 'option-inline',
  category: 'query-suggestion',
  id,
  text: value,
  highlight: continuation(value, term),
  title: value,
  value,
  ...look,
});

/** What the list offers for what stands in the box. Of an empty box: recent searches alone. Nothing twice. */
export function suggestionItems(
  term: string,
  offered: Suggestions | undefined,
  texts: SuggestionTexts,
): SuggestionLists {
  const searched = term.trim();
  const recentValues = [...new Set((offered?.recentSearchSuggestions ?? []).map(({ value }) => value))];
  const suggestedValues = (searched === '' ? [] : (offered?.suggestedTerms ?? [])).map(({ value }) => value);
  const recent = recentValues.map((value) =>
    item(`recent:${value}`, value, searched, { iconName: 'history', iconAlternativeText: texts.recent }),
  );
  const suggested = [...new Set(suggestedValues)]
    .filter((value) => !recentValues.includes(value))
    .map((value) =>
      item(`term:${value}`, value, searched, { iconName: 'search', iconAlternativeText: texts.suggestions }),
    );
  const advanced: SuggestionItem | null =
    searched === '' || recent.length + suggested.length === 0
      ? null
      : {
          ...item('advanced', searched, '', { iconName: 'search', iconAlternativeText: texts.advanced }),
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
