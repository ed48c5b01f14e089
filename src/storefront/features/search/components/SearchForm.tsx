import { useRef } from 'react';
import styled from 'styled-components';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import searchTexts from '../../../messages/fr-FR/search.json';
import searchRefusedTexts from '../../../messages/fr-FR/searchRefused.json';
import { Spinner } from '../../../ui/feedback/Spinner';
import { SearchField } from '../../../ui/fields/SearchField';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { selectCartAllowed } from '../../cart';
import { selectSiteConfiguration } from '../../site';
import { selectIsRefused, type SearchBox } from '../searchSlice';
import { isAddable, SuggestionList, useActiveOption, useSuggestions } from '../suggestions/late';
import { selectMayBrowse } from '../selectMayBrowse';
import { Refusal } from './Refusal';
import { searchPath, useSearchBox } from './useSearchBox';
import { useSearchKeys } from './useSearchKeys';
import { useTextBefore } from './useTextBefore';

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
  const box: SearchBox = landmark === undefined ? 'header' : 'page';
  const listId = `search-list-${box}`;
  const root = useRef<HTMLDivElement>(null);
  const refused = useShopSelector(selectIsRefused);
  // The setting concerns the header; a page's own box always has the button.
  const showSubmit = useShopSelector(selectSiteConfiguration).header.showSearchButton || box === 'page';
  const mayAdd = useShopSelector(selectCartAllowed);
  const text = useSearchBox(box);
  const suggestions = useSuggestions(box, text.shown);
  const { lists, items, texts, isLoading, isOpen, highlighted } = suggestions;
  const onKeyDown = useSearchKeys(text, suggestions, mayAdd);
  useTextBefore(root, text);
  const activeId = useActiveOption(listId, items, highlighted);

  return (
    <Root ref={root}>
      <SearchField
        value={text.shown}
        labels={{
          search: t('search.label'),
          submit: t('search.submit'),
          clear: t('search.clear'),
          ...(landmark !== undefined && { landmark }),
        }}
        placeholder={t('search.placeholder')}
        onChange={text.type}
        onClear={text.clear}
        onSubmit={(typed) => (highlighted ? text.pick(highlighted) : text.searchFor(typed))}
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
          onFocus: text.open,
          onBlur: text.close,
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
              onPick={text.pick}
              onAdd={mayAdd ? text.add : null}
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
