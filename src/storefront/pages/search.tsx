import styled from 'styled-components';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { Trail } from '../features/catalog';
import { Products } from '../features/catalog/page';
import { readTerm } from '../features/search';
import { hasNothing, ListingView, searchLeadsOn } from '../features/search/page';
import { useShopSelector } from '../kernel/hooks';
import { useMessages } from '../messages';
import catalogTexts from '../messages/fr-FR/catalog.json';
import searchListingTexts from '../messages/fr-FR/searchListing.json';
import searchPageTexts from '../messages/fr-FR/searchPage.json';
import { PageColumn } from '../ui/layout/PageFrame';
import { tokens } from '../ui/theme/tokens';
import { nothingFound, searchStart } from '../layout/notFound';

function SearchPage({ query }: RouteMatch) {
  const t = useMessages();
  const term = readTerm(query);
  // Then a heading below says so.
  const isWithoutResult = useShopSelector((state) => hasNothing(state, query));
  return (
    <Page>
      <Trail here={{ page: t('search.title') }} />
      <h1 tabIndex={-1}>{term === '' || isWithoutResult ? t('search.title') : t('search.resultsFor', { term })}</h1>
      {term === '' ? (
        <searchStart.Show />
      ) : (
        <ListingView of={{ searchTerm: term }} empty={(result) => <nothingFound.Show term={term} result={result} />}>
          {(result, layout) => (
            <>
              {result.correctedSearchTerm && <p>{t('search.corrected', { term: result.correctedSearchTerm })}</p>}
              <Products result={result} where="list" layout={layout} first widens />
            </>
          )}
        </ListingView>
      )}
    </Page>
  );
}

const Page = styled(PageColumn)`
  padding-block: ${tokens.space[4]} 0;
  h1 {
    margin: ${tokens.space[3]} 0 ${tokens.space[6]};
    overflow-wrap: anywhere;
  }
`;

export const page: PageModule = {
  Page: SearchPage,
  texts: { ...catalogTexts, ...searchListingTexts, ...searchPageTexts },
  leadsOn: searchLeadsOn,
  head: (state, { query }, t) => {
    const term = readTerm(query);
    const titleOf =
      term === '' ? 'search.title' : hasNothing(state, query) ? 'search.nothing.title' : 'search.resultsFor';
    return { title: t(titleOf, { term }), description: t('search.start.text'), indexed: false };
  },
};
