import styled from 'styled-components';
import { SUPPORT_PAGES } from '../../contract/recordings/supportPages';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { withBase } from '../../contract/pages/basePath';
import { Bar } from '../../builder/toolbar/bar.styles';
import { useMessages } from '../../storefront/messages';
import { Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { CallSearch } from '../recordedCalls';
import { FoundSessions } from './FoundSessions';
import { SearchForm } from './SearchForm';

/** Support's start page: a form to search for sessions, and the results, newest first. */
export function SessionsPage() {
  const t = useMessages();
  return (
    <>
      <Bar aria-label={t('support.title')}>
        <div>
          <h1>{t('support.title')}</h1>
          <a href={withBase(HOME_ADDRESS)}>{t('builder.shop')}</a>
          <a href={withBase(SUPPORT_PAGES.file)}>{t('support.file')}</a>
        </div>
      </Bar>
      <Main>
        <Stack $gap="6">
          <SearchForm />
          <CallSearch />
          <FoundSessions />
        </Stack>
      </Main>
    </>
  );
}

/** Begins at the edge of the bar's title. */
const Main = styled.main`
  padding: 0 ${tokens.space[4]} ${tokens.space[6]};
`;
