import { useState } from 'react';
import styled from 'styled-components';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import { searchAddress } from '../../../../contract/pageReference';
import { useShopDispatch, useShopSelector } from '../../../app/hooks';
import { useMessages } from '../../../messages';
import { SearchField } from '../../../ui/fields/SearchField';
import { tokens } from '../../../ui/theme/tokens';
import { navigationRequested, selectLocation } from '../../navigation';
import { readTerm } from '../listing';
import { refusal } from '../refusalPart';
import { selectIsRefused, selectTypedTerm, termTyped } from '../searchSlice';

const searchPath = '/search';

/** The search box. It is a form of its own right: without a script it still searches. */
export function SearchForm({ landmark }: { readonly landmark?: string }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const typed = useShopSelector(selectTypedTerm);
  const refused = useShopSelector(selectIsRefused);
  const pageTerm = useShopSelector((state) => {
    const { pathname, search } = selectLocation(state);
    return pathname === searchPath ? readTerm(new URLSearchParams(search)) : '';
  });
  // A text that is refused is kept out of the state, yet it must stand where it is being typed.
  const [kept, setKept] = useState('');

  const type = (text: string) => {
    setKept(text);
    dispatch(termTyped(text));
  };
  const submit = (text: string) => {
    const term = text.trim().slice(0, SEARCH_INPUT_MAX_LENGTH);
    if (!refused && term !== '') dispatch(navigationRequested(searchAddress(term)));
  };
  return (
    <Root>
      <SearchField
        value={refused ? kept : (typed ?? pageTerm)}
        labels={{
          search: t('search.label'),
          submit: t('search.submit'),
          clear: t('search.clear'),
          ...(landmark !== undefined && { landmark }),
        }}
        placeholder={t('search.placeholder')}
        onChange={type}
        onSubmit={submit}
        action={searchPath}
        name="term"
        input={{ maxLength: SEARCH_INPUT_MAX_LENGTH }}
      />
      {refused && (
        <div>
          <refusal.Show />
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  > div {
    position: absolute;
    z-index: ${tokens.layer.list};
    inset: calc(100% + ${tokens.space[1]}) 0 auto;
    border-radius: ${tokens.radius.control};
    box-shadow: ${tokens.shadow.floating};
  }
`;
