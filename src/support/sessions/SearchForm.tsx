import { useId, useState, type SubmitEvent } from 'react';
import styled, { css } from 'styled-components';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextField } from '../../storefront/ui/fields/TextField';
import { Cluster } from '../../storefront/ui/layout/Stack';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import {
  cleared,
  SEARCH_FIELDS,
  searched,
  selectIsReversed,
  selectTyped,
  selectTypedTimes,
  timeTyped,
  wordsTyped,
  type SearchField,
} from './searchSlice';

const [CODE, ...OTHERS] = SEARCH_FIELDS;

/**
 * The search form for sessions; all given fields must match. On a phone only the code is there at first, so that the
 * sessions are near: a button shows the other fields, which stay as long as one of them is filled.
 */
export function SearchForm() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const typed = useSupportSelector(selectTyped);
  const times = useSupportSelector(selectTypedTimes);
  const isReversed = useSupportSelector(selectIsReversed);
  const others = useId();
  const [isOpened, setOpened] = useState(false);
  const isNeeded = OTHERS.some((field) => typed[field] !== '') || times.from !== '' || times.to !== '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(searched());
  };
  return (
    <Form role="search" aria-label={t('support.search')} onSubmit={submit} onReset={() => dispatch(cleared())}>
      <WordsField field={CODE} />
      {!isNeeded && (
        <More>
          <Button
            variant="quiet"
            aria-expanded={isOpened}
            aria-controls={others}
            onClick={() => setOpened((opened) => !opened)}
          >
            {t('support.search.more')}
          </Button>
        </More>
      )}
      <Others id={others} $isShown={isOpened || isNeeded}>
        {OTHERS.map((field) => (
          <WordsField key={field} field={field} />
        ))}
        <Times>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="datetime-local"
              label={t(`support.search.${end}`)}
              hint={t('support.search.time.hint')}
              error={end === 'to' && isReversed && t('support.search.reversed')}
              value={times[end]}
              onChange={({ target }) => dispatch(timeTyped({ [end]: target.value }))}
            />
          ))}
        </Times>
      </Others>
      <Cluster>
        <Button type="submit" variant="primary">
          {t('support.search.submit')}
        </Button>
        <Button type="reset">{t('support.search.clear')}</Button>
      </Cluster>
    </Form>
  );
}

function WordsField({ field }: { readonly field: SearchField }) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const typed = useSupportSelector(selectTyped)[field];
  return (
    <TextField
      label={t(`support.search.${field}`)}
      hint={t(`support.search.${field}.hint`)}
      value={vault.valueOf(typed) ?? ''}
      onChange={({ target }) => dispatch(wordsTyped(vault, field, target.value))}
      autoComplete="off"
      maxLength={255}
    />
  );
}

/** Fields of the same width in both rows. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${tokens.space[4]};
`;

const Form = styled.form`
  ${columns}
  padding-top: ${tokens.space[6]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

/** The button that shows the other fields: only on a phone. */
const More = styled.div`
  ${media.fromMedium} {
    display: none;
  }
`;

const Others = styled.div<{ readonly $isShown: boolean }>`
  display: contents;
  ${({ $isShown }) => !$isShown && `${media.small}{display:none;}`}
`;

/** The two fields for the beginning and the end of a period, beside each other. */
const Times = styled.div`
  ${columns}
  grid-column: 1 / -1;
`;
