import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { selectSiteConfiguration } from '../../site';
import { selectSearch, type SearchBox } from '../searchSlice';
import { inOrder, suggestionItems } from './suggestionItems';
import { suggestionsApi } from './suggestionsApi';

/** As many rows of each kind as can be taken in at a glance. */
const MOST_PRODUCTS = 4;
const MOST_TERMS = 4;

const argsFor = (searchTerm: string, popularProductsCategoryId: string | null) => ({
  searchTerm,
  includeSuggestedProducts: true,
  includeSuggestedTerms: true,
  maxResults: MOST_TERMS,
  maxSuggestedProducts: MOST_PRODUCTS,
  ...(popularProductsCategoryId && { popularProductsCategoryId }),
});

/**
 * The list below a search box: suggestions for the term as it was at the last pause in typing. Requested only if site
 * builders want suggestions, while the box is open, and never without a term (SRC-03).
 */
export function useSuggestions(box: SearchBox, shown: string) {
  const t = useMessages();
  const { openBox, refused, settledTerm, highlightedId } = useShopSelector(selectSearch);
  const { suggestionsEnabled, popularProductsCategoryId } = useShopSelector(selectSiteConfiguration).header;
  const term = shown.trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
  const settled = settledTerm ?? '';
  const isWanted = suggestionsEnabled && openBox === box && !refused && term !== '' && settled !== '';
  const { currentData, isFetching } = suggestionsApi.useSearchSuggestionsQuery(
    isWanted ? argsFor(settled, popularProductsCategoryId) : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const offered = isWanted ? currentData : undefined;
  const texts = useMemo(
    () => ({
      advanced: t('search.advanced', { term }),
      recent: t('search.recent'),
      categories: t('search.categories'),
      suggestions: t('search.suggestions'),
      products: t('search.products'),
    }),
    [t, term],
  );
  const lists = useMemo(() => suggestionItems(term, offered, texts), [term, offered, texts]);
  const items = inOrder(lists);
  return {
    lists,
    items,
    texts,
    isLoading: isWanted && isFetching,
    isOpen: items.length > 0,
    highlighted: items.find(({ id }) => id === highlightedId),
  };
}
