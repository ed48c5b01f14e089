import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { searchAddress } from '../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { navigationRequested, selectLocation } from '../../../kernel/location';
import { textIn, useVault } from '../../../kernel/personal';
import { cartEvents } from '../../cart';
import { readTerm } from '../listing/listing';
import {
  listClosed,
  listOpened,
  searched,
  selectTypedTerm,
  termCleared,
  termTyped,
  type SearchBox,
} from '../searchSlice';
import type { AddableProduct, SuggestionItem } from '../suggestions/late';

export const searchPath = '/search';

/** The text of a search box, and what a shopper can do with it. */
export interface SearchBoxText {
  /** The text in the box: the term that the page was searched for, until the shopper types something else. */
  readonly shown: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly searchFor: (text: string) => void;
  /** Picks a row of the list: searches for it, or goes where it leads. */
  readonly pick: (item: SuggestionItem) => void;
  readonly add: (product: AddableProduct) => void;
}

export function useSearchBox(box: SearchBox): SearchBoxText {
  const vault = useVault();
  const dispatch = useShopDispatch();
  const typed = useShopSelector(selectTypedTerm);
  const pageTerm = useShopSelector((state) => {
    const { pathname, search } = selectLocation(state);
    return pathname === searchPath ? readTerm(new URLSearchParams(search)) : '';
  });
  const shown = textIn(vault, typed ?? pageTerm);

  const searchFor = (text: string, picked?: SuggestionItem) => {
    const term = text.trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
    // The term becomes part of the address and is no longer hidden: it must not be personal.
    if (term === '' || looksPersonal(term)) return;
    dispatch(searched({ term, picked: picked?.category === 'query-suggestion' }));
    dispatch(navigationRequested(searchAddress(term)));
  };

  return {
    shown,
    type: (text) => void dispatch(termTyped(vault, text, box)),
    clear: () => void dispatch(termCleared()),
    open: () => void dispatch(listOpened(vault, box, shown)),
    close: () => void dispatch(listClosed()),
    searchFor,
    pick(item) {
      if (item.address !== undefined) {
        dispatch(listClosed());
        dispatch(navigationRequested(item.address));
      } else searchFor(item.value, item);
    },
    add({ id, name, rule }) {
      dispatch(cartEvents.itemAddRequested({ productId: id, quantity: rule.minimum, name, rule }));
    },
  };
}
