import { useEffect } from 'react';
import { optionId } from './SuggestionList';
import type { SuggestionItem } from './suggestionItems';

/** The element id of the highlighted row, which is scrolled into view; undefined: no row is highlighted. */
export function useActiveOption(
  listId: string,
  items: readonly SuggestionItem[],
  highlighted: SuggestionItem | undefined,
): string | undefined {
  const index = highlighted ? items.indexOf(highlighted) : -1;
  const activeId = index < 0 ? undefined : optionId(listId, index);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return activeId;
}
