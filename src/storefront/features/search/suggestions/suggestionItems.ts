import { readQuantityRule, type QuantityRule } from '../../../../commerce/quantityRule';
import { categoryAddress, productAddress } from '../../../../contract/pages/pageReference';
import type { SuggestedProduct, Suggestions } from '../../../../contract/search/search';

/** A suggested text, and how many of its first letters the shopper had typed; 0 if it starts differently. */
interface OfferedText {
  readonly value: string;
  readonly typed: number;
}

/** A suggested category, and the address of its page. */
interface OfferedCategory extends OfferedText {
  readonly id: string;
  readonly address: string;
}

/** A suggested product as a row shows it. */
export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly reference: string;
  readonly packaging: string;
  readonly picture: string | undefined;
  /** As the API writes it; null: the shopper has no price. */
  readonly unitPrice: string | null;
  /** Absent in sessions recorded when there was one currency. */
  readonly currency?: string;
  readonly isAvailable: boolean;
  /** The product is a family: its price is that of its cheapest variation or member. */
  readonly isFamily?: true;
  /** The number of a family's variations; absent if the server does not state it. */
  readonly choices?: number;
  /** Whether the family is a set, whose members are sold. */
  readonly isSet?: true;
  /** Only for a product that can be added directly: no family, not sold out, and with a price. */
  readonly rule?: QuantityRule;
}

export type AddableProduct = OfferedProduct & { readonly rule: QuantityRule };

export const isAddable = (product: OfferedProduct | undefined): product is AddableProduct =>
  product?.rule !== undefined;

/** The answer as cached: reduced to what the rows need, without the typed text. */
export interface OfferedSuggestions {
  /** Absent in sessions that were recorded before products were suggested. */
  readonly products?: readonly OfferedProduct[];
  /** Absent in sessions that were recorded while categories were suggested among the terms. */
  readonly categories?: readonly OfferedCategory[];
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
  /** The term to search for when the row is picked. */
  readonly value: string;
  readonly iconName: 'search' | 'history' | 'category';
  readonly iconAlternativeText: string;
  /** The page to which the row leads; without one its term is searched for. */
  readonly address?: string;
  /** The product to whose page the row leads. */
  readonly product?: OfferedProduct;
}

export interface SuggestionLists {
  /** « Rechercher « … » »: only together with suggestions, and only for a term. */
  readonly advanced: SuggestionItem | null;
  readonly recent: readonly SuggestionItem[];
  readonly suggested: readonly SuggestionItem[];
  readonly categories: readonly SuggestionItem[];
  readonly products: readonly SuggestionItem[];
}

export interface SuggestionTexts {
  readonly categories: string;
  readonly products: string;
  readonly advanced: string;
  readonly recent: string;
  readonly suggestions: string;
}

/** Letters without case and accents, as in search: `crem` matches the start of `Crème`. The length is unchanged. */
const plainLetters = (text: string): readonly string[] =>
  Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase());

/** Another commerce server may name a product by its id alone: it has no row, as its details would need other calls. */
function offeredProduct(product: SuggestedProduct): readonly OfferedProduct[] {
  const { id, name, urlName = null, reference = '', packaging = '', defaultImage, unitPrice = null } = product;
  const currency = product.currencyIsoCode;
  if (name === undefined) return [];
  const picture = defaultImage?.thumbnailUrl ?? defaultImage?.url;
  const address = productAddress(urlName, id);
  const isAvailable = product.isAvailable !== false;
  const isSet = product.productClass === 'Set';
  const isFamily = isSet || product.productClass === 'VariationParent';
  const isSold = product.productClass !== undefined && !isFamily;
  const canBeAdded = isSold && isAvailable && unitPrice !== null;
  const rule = canBeAdded && { rule: readQuantityRule(product.purchaseQuantityRule) };
  return [
    {
      id,
      name,
      address,
      reference,
      packaging,
      picture,
      unitPrice,
      ...(currency && { currency }),
      isAvailable,
      ...(isFamily && { isFamily }),
      ...(isFamily && product.variationCount && { choices: product.variationCount }),
      ...(isSet && { isSet }),
      ...rule,
    },
  ];
}

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
    categories: (answer.suggestedCategories ?? []).map(({ id, name, urlName }) => ({
      ...offered({ value: name }),
      id,
      address: categoryAddress(urlName, id),
    })),
    products: answer.suggestedProducts.flatMap(offeredProduct),
  };
}

/** Removes duplicates. */
const distinct = (texts: readonly OfferedText[]): readonly OfferedText[] => [
  ...new Map(texts.map((text) => [text.value, text])).values(),
];

const item = (
  id: string,
  { value, typed }: OfferedText,
  icon: Pick<SuggestionItem, 'iconName' | 'iconAlternativeText'>,
): SuggestionItem => ({
  type: 'option-inline',
  category: 'query-suggestion',
  id,
  text: value,
  highlight: typed === 0 ? '' : Array.from(value).slice(typed).join(''),
  title: value,
  value,
  ...icon,
});

/** The rows for the text of the box; none for an empty one. No duplicates: a product's name is in its own row. */
export function suggestionItems(
  term: string,
  offered: OfferedSuggestions | undefined,
  texts: SuggestionTexts,
): SuggestionLists {
  const searched = term.trim();
  if (searched === '' || !offered) return NO_ROWS;
  const products = (offered.products ?? []).map((product): SuggestionItem => ({
    ...item(
      `product:${product.id}`,
      { value: product.name, typed: 0 },
      { iconName: 'search', iconAlternativeText: texts.products },
    ),
    address: product.address,
    product,
  }));
  const recentTexts = distinct(offered.recentSearchSuggestions);
  const recent = recentTexts.map((text) =>
    item(`recent:${text.value}`, text, { iconName: 'history', iconAlternativeText: texts.recent }),
  );
  const categories = (offered.categories ?? []).map(({ id, address, ...text }) => ({
    ...item(`category:${id}`, text, { iconName: 'category', iconAlternativeText: texts.categories }),
    address,
  }));
  // A popular term with the same name as a category stays: the term searches, the category's row opens its page.
  const named = new Set([...recentTexts, ...products].map(({ value }) => value));
  const suggested = distinct(offered.suggestedTerms)
    .filter(({ value }) => !named.has(value))
    .map((text) => item(`term:${text.value}`, text, { iconName: 'search', iconAlternativeText: texts.suggestions }));
  if (recent.length + categories.length + suggested.length + products.length === 0) return NO_ROWS;
  const advanced: SuggestionItem = {
    ...item('advanced', { value: searched, typed: 0 }, { iconName: 'search', iconAlternativeText: texts.advanced }),
    category: 'advanced-search',
    text: texts.advanced,
    title: texts.advanced,
  };
  return { advanced, recent, suggested, categories, products };
}

const NO_ROWS: SuggestionLists = { advanced: null, recent: [], suggested: [], categories: [], products: [] };

/** The rows in the order of the arrow keys. */
export const inOrder = ({
  advanced,
  recent,
  suggested,
  categories,
  products,
}: SuggestionLists): readonly SuggestionItem[] => [
  ...(advanced ? [advanced] : []),
  ...recent,
  ...suggested,
  ...categories,
  ...products,
];
