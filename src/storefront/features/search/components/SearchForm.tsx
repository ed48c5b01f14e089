import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { searchAddress } from '../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import searchTexts from '../../../messages/fr-FR/search.json';
import searchRefusedTexts from '../../../messages/fr-FR/searchRefused.json';
import { Spinner } from '../../../ui/feedback/Spinner';
import { SearchField } from '../../../ui/fields/SearchField';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { navigationRequested, selectLocation } from '../../../kernel/location';
import { textIn, useVault } from '../../../kernel/personal';
import { cartEvents, selectCartAllowed } from '../../cart';
import { selectSiteConfiguration } from '../../site';
import { readTerm } from '../listing/listing';
import {
  highlightMoved,
  listClosed,
  listOpened,
  searched,
  selectIsRefused,
  selectTypedTerm,
  termCleared,
  termTyped,
  type SearchBox,
} from '../searchSlice';
import { isAddable, SuggestionList, useSuggestions, type AddableProduct, type SuggestionItem } from '../suggestions';
import { optionId } from '../suggestions/SuggestionList';
import { selectMayBrowse } from '../selectMayBrowse';
import { Refusal } from './Refusal';

const searchPath = '/search';

interface SearchFormProps {
  readonly landmark?: string;
}

/** The search box, for visitors who may see products (HDR-06). */
function SearchForm(props: SearchFormProps) {
  return useShopSelector(selectMayBrowse) ? <Form {...props} /> : null;
}

/** A real form: it searches without JavaScript. */
function Form({ landmark }: SearchFormProps) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const box: SearchBox = landmark === undefined ? 'header' : 'page';
  const listId = `search-list-${box}`;
  const root = useRef<HTMLDivElement>(null);
  const typed = useShopSelector(selectTypedTerm);
  const refused = useShopSelector(selectIsRefused);
  const pageTerm = useShopSelector((state) => {
    const { pathname, search } = selectLocation(state);
    return pathname === searchPath ? readTerm(new URLSearchParams(search)) : '';
  });
  // The setting concerns the header; a page's own box always has the button.
  const showSubmit = useShopSelector(selectSiteConfiguration).header.showSearchButton || box === 'page';
  const shown = textIn(vault, typed ?? pageTerm);
  const { lists, items, texts, isLoading, isOpen, highlighted } = useSuggestions(box, shown);

  const type = (text: string) => void dispatch(termTyped(vault, text, box));
  const searchFor = (text: string, picked?: SuggestionItem) => {
    const term = text.trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
    // The term becomes part of the address and is no longer hidden: it must not be personal.
    if (term === '' || looksPersonal(term)) return;
    dispatch(searched({ term, picked: picked?.category === 'query-suggestion' }));
    dispatch(navigationRequested(searchAddress(term)));
  };
  const pick = (item: SuggestionItem) => {
    if (item.address !== undefined) {
      dispatch(listClosed());
      dispatch(navigationRequested(item.address));
    } else searchFor(item.value, item);
  };
  const mayAdd = useShopSelector(selectCartAllowed);
  const add = ({ id, name, rule }: AddableProduct) => {
    dispatch(cartEvents.itemAddRequested({ productId: id, quantity: rule.minimum, name, rule }));
  };
  const open = () => void dispatch(listOpened(vault, box, shown));
  const onKeyDown = (event: KeyboardEvent) => {
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
      if (isOpen) dispatch(listClosed());
      else if (shown !== '') dispatch(termCleared());
    }
  };

  const start = useRef({ type, open, shown });
  useEffect(() => {
    // Text typed before the code was loaded exists only in the DOM.
    const input = root.current?.querySelector('input');
    if (!input) return;
    const { type: typeAtStart, open: openAtStart, shown: shownAtStart } = start.current;
    if (input.value !== shownAtStart) typeAtStart(input.value);
    else if (document.activeElement === input) openAtStart();
  }, []);
  const index = highlighted ? items.indexOf(highlighted) : -1;
  const activeId = index < 0 ? undefined : optionId(listId, index);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Root ref={root}>
      <SearchField
        value={shown}
        labels={{
          search: t('search.label'),
          submit: t('search.submit'),
          clear: t('search.clear'),
          ...(landmark !== undefined && { landmark }),
        }}
        placeholder={t('search.placeholder')}
        onChange={type}
        onClear={() => dispatch(termCleared())}
        onSubmit={(text) => (highlighted ? pick(highlighted) : searchFor(text))}
        action={searchPath}
        name="term"
        showSubmit={showSubmit}
        input={{
          maxLength: SEARCH_INPUT_MAX_LENGTH,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': activeId,
          'aria-keyshortcuts': mayAdd && isAddable(highlighted?.product) ? 'Control+Enter Meta+Enter' : undefined,
          onFocus: open,
          onBlur: () => dispatch(listClosed()),
          onKeyDown,
        }}
      />
      {isLoading && (
        <Loading>
          <Spinner />
        </Loading>
      )}
      <VisuallyHidden role="status">
        {isLoading ? t('search.loading') : isOpen ? t('search.suggestionCount', { count: items.length }) : ''}
      </VisuallyHidden>
      {(refused || isOpen) && (
        <Below>
          {refused ? (
            <Refusal />
          ) : (
            <SuggestionList
              id={listId}
              lists={lists}
              texts={texts}
              highlighted={highlighted}
              onPick={pick}
              onAdd={mayAdd ? add : null}
            />
          )}
        </Below>
      )}
    </Root>
  );
}

export const searchFormModule = { Component: SearchForm, texts: { ...searchTexts, ...searchRefusedTexts } } as const;

const Root = styled.div`
  position: relative;
`;

const Below = styled.div`
  position: absolute;
  z-index: ${tokens.layer.list};
  inset: calc(100% + ${tokens.space[1]}) 0 auto;
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.floating};
`;

/** Beside the buttons, over the end of the text. */
const Loading = styled.span`
  position: absolute;
  inset: 0 6.25rem 0 auto;
  display: grid;
  place-items: center;
  color: ${tokens.color.inkSoft};
  pointer-events: none;
`;
