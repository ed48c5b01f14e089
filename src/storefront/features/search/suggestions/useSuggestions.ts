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
 * What the list of a box shows, of what stands in the box. Asked for only where site builders want suggestions, while
 * the box is open: of the empty box the recent searches, of a term what the shopper paused at.
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
