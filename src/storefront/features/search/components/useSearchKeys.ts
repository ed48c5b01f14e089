import type { KeyboardEvent } from 'react';
import { useShopDispatch } from '../../../kernel/hooks';
import { highlightMoved } from '../searchSlice';
import { isAddable, type useSuggestions } from '../suggestions/late';
import type { SearchBoxText } from './useSearchBox';

/**
 * The keys of a search box: arrows move the highlight, Escape closes and then clears, and Control or Command with Enter
 * adds the highlighted product, if the visitor has a cart (`mayAdd`).
 */
export function useSearchKeys(
  { shown, clear, open, close, add }: SearchBoxText,
  { isOpen, items, highlighted }: Pick<ReturnType<typeof useSuggestions>, 'isOpen' | 'items' | 'highlighted'>,
  mayAdd: boolean,
): (event: KeyboardEvent) => void {
  const dispatch = useShopDispatch();
  return (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by !== undefined) {
      event.preventDefault();
      if (isOpen) dispatch(highlightMoved({ ids: items.map(({ id }) => id), by }));
      else open();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isOpen) {
      // If the row cannot be added the keys do nothing, so that they do not leave the page.
      event.preventDefault();
      if (!event.repeat && mayAdd && isAddable(highlighted?.product)) add(highlighted.product);
    } else if (event.key === 'Escape') {
      // Escape first closes the list, then clears the text.
      event.preventDefault();
      if (isOpen) close();
      else if (shown !== '') clear();
    }
  };
}
