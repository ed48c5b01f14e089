import { CONTENTS_PAGE } from '../../contract/content/editingPaths';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { SEARCH_COUNT_DAYS } from '../../contract/search/searchLearning';
import { BUILDER_PAGE } from '../../contract/site/builderPaths';
import { withBase } from '../../contract/pages/basePath';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Bar, Main } from '../toolbar/bar.styles';
import { FailureMessage } from '../toolbar/FailureMessage';
import { searchesApi } from './searchesApi';
import { SearchTables } from './SearchTables';
import { SynonymEditor } from './SynonymEditor';

/** What shoppers search for, with and without results, and the synonyms that find more. */
export function SearchesPage() {
  const t = useMessages();
  return (
    <>
      <Bar aria-label={t('builderSearches.title')}>
        <div>
          <h1>{t('builderSearches.title')}</h1>
          <a href={withBase(HOME_ADDRESS)}>{t('builder.shop')}</a>
          <a href={withBase(BUILDER_PAGE)}>{t('builderContents.site')}</a>
          <a href={withBase(CONTENTS_PAGE)}>{t('builder.contents')}</a>
        </div>
      </Bar>
      <Main id="editor" tabIndex={-1}>
        <p>{t('builderSearches.intro', { days: SEARCH_COUNT_DAYS })}</p>
        <Counts />
        <SynonymEditor />
      </Main>
    </>
  );
}

/** Fetched again each time the page is opened. */
function Counts() {
  const t = useMessages();
  const { data, error, refetch } = searchesApi.useSearchCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) {
    return <FailureMessage title="builderSearches.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <p role="status">{t('builderSearches.reading')}</p>;
  return <SearchTables counts={data} />;
}
