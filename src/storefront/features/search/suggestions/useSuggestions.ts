import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { selectSiteConfiguration } from '../../site';
import { selectSearch, type SearchBox } from '../searchSlice';
import { inOrder, suggestionItems } from './suggestionItems';
import { suggestionsApi } from './suggestionsApi';

const argsFor = (searchTerm: string) => ({
  searchTerm,
  includeSuggestedProducts: false,
  includeSuggestedTerms: true,
});

/**
 * The list of a box. Requested only if site builders want suggestions and while the box is open: recent searches for an
 * empty box, else suggestions for the term at the last pause.
 */
export function useSuggestions(box: SearchBox, shown: string) {
  const t = useMessages();
  const { openBox, refused, settledTerm, highlightedId } = useShopSelector(selectSearch);
  const isEnabled = useShopSelector((state) => selectSiteConfiguration(state).header.suggestionsEnabled);
  const term = shown.trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
  const settled = settledTerm ?? '';
  const isWanted = isEnabled && openBox === box && !refused && (term === '' || settled !== '');
  const { currentData, isFetching } = suggestionsApi.useSearchSuggestionsQuery(
    isWanted ? argsFor(term === '' ? '' : settled) : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const offered = isWanted ? currentData : undefined;
  const texts = useMemo(
    () => ({
      advanced: t('search.advanced', { term }),
      recent: t('search.recent'),
      suggestions: t('search.suggestions'),
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
