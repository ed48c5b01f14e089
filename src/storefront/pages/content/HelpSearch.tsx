import { useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { CONTACT_PAGE } from '../../../contract/contact/contactMessage';
import { withBase } from '../../../contract/pages/basePath';
import { HELP_ADDRESS } from '../../../contract/pages/references';
import {
  contentPageApi,
  fillPlaceholders,
  helpAddress,
  helpSearch,
  readHelpTerm,
  selectChannelOrSite,
  useSurroundings,
} from '../../features/content/page';
import { useShopDispatch, useShopSelector } from '../../kernel/hooks';
import { navigationRequested, selectLocation } from '../../kernel/location';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Link } from '../../ui/controls/Link';
import { Message } from '../../ui/feedback/Message';
import { TextField } from '../../ui/fields/TextField';
import { tokens } from '../../ui/theme/tokens';

/** Searches the help: a real form, so that it works without scripts; the search is part of the address. */
export function HelpSearch() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { search } = useShopSelector(selectLocation);
  const term = readHelpTerm(new URLSearchParams(search));
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (looksPersonal(typed)) {
      // The words become part of the address: they must not be personal.
      field.current?.setCustomValidity(t('content.help.personal'));
      field.current?.reportValidity();
    } else {
      dispatch(navigationRequested(helpAddress(typed)));
    }
  };
  return (
    <Room>
      <Form role="search" aria-label={t('content.help.label')} action={withBase(HELP_ADDRESS)} onSubmit={submit}>
        <TextField
          key={term}
          ref={field}
          id="help-term"
          type="search"
          name="term"
          data-privacy="personal"
          label={t('content.help.label')}
          placeholder={t('content.help.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_INPUT_MAX_LENGTH}
          defaultValue={term}
          onInput={() => field.current?.setCustomValidity('')}
        />
        <Button type="submit" variant="primary">
          {t('content.help.submit')}
        </Button>
      </Form>
      {term !== '' && <Answers term={term} />}
    </Room>
  );
}

function Answers({ term }: { readonly term: string }) {
  const t = useMessages();
  const { facts } = useSurroundings();
  const channelOrSiteId = useShopSelector(selectChannelOrSite);
  const { currentData, error } = contentPageApi.useContentsQuery(helpSearch(channelOrSiteId, term));
  if (error) return <Message variant="warning">{t('content.help.failed')}</Message>;
  if (!currentData) return null;
  const { contents } = currentData;
  return (
    <section>
      <h2>{t('content.help.results', { count: contents.length, term })}</h2>
      {contents.length === 0 && (
        <>
          <p>{t('content.help.nothing')}</p>
          <ButtonLink href={CONTACT_PAGE}>{t('content.help.contact')}</ButtonLink>
        </>
      )}
      <Found>
        {contents.map(({ contentKey, title, unauthenticatedUrl, excerpt = '' }) => (
          <li key={contentKey}>
            <h3>
              <Link href={unauthenticatedUrl ?? HELP_ADDRESS}>{fillPlaceholders(title, facts)}</Link>
            </h3>
            <p>{fillPlaceholders(excerpt, facts)}</p>
          </li>
        ))}
      </Found>
    </section>
  );
}

const Room = styled.div`
  max-width: 44rem;
  margin-bottom: ${tokens.space[6]};
  h2 {
    margin-block: ${tokens.space[6]} ${tokens.space[3]};
    overflow-wrap: anywhere;
  }
  section > p {
    margin-bottom: ${tokens.space[4]};
  }
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]};
  > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

const Found = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${tokens.space[4]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  h3 {
    font-size: ${tokens.size.large};
  }
  p {
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
  }
`;
