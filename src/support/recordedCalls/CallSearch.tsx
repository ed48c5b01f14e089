import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextField } from '../../storefront/ui/fields/TextField';
import { Stack } from '../../storefront/ui/layout/Stack';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { callSought, numberTyped, selectCallSearch } from './callSearchSlice';
import { FoundCalls } from './FoundCalls';

/** Leads from a call in the server's log to the moments of recordings at which it occurs. */
export function CallSearch() {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const { typed, sought, isMistyped } = useSupportSelector(selectCallSearch);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(callSought(vault, typed));
  };
  return (
    <Stack>
      <Form role="search" aria-label={t('supportCalls.search')} onSubmit={submit} noValidate>
        <TextField
          label={t('supportCalls.requestId')}
          hint={t('supportCalls.search.hint')}
          error={isMistyped && t('supportCalls.search.mistyped')}
          value={vault.valueOf(typed) ?? ''}
          onChange={({ target }) => dispatch(numberTyped(vault, target.value))}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('supportCalls.search.submit')}</Button>
      </Form>
      {sought !== null && <FoundCalls requestId={sought} />}
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  max-width: 44rem;
  > button {
    align-self: start;
    /* Moves the button down by the height of the field's label, so that it is beside the input. */
    margin-top: calc(1.5em + ${tokens.space[1]});
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      justify-self: start;
      margin-top: 0;
    }
  }
`;
