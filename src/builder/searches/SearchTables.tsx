import type { SearchCounts } from '../../contract/search/searchLearning';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../storefront/ui/layout/tables/Table';
import { useBuilderDispatch } from '../kernel/hooks';
import { useFormats } from '../language';
import { termChosen } from './searchesSlice';
import { useSynonyms } from './useSynonyms';

/** The most frequent terms without a result, and the most frequent of all with the mean position of chosen results. */
export function SearchTables({ counts: { withoutResult, searched } }: { readonly counts: SearchCounts }) {
  const t = useMessages();
  const { number } = useFormats();
  return (
    <>
      <Stack as="section" $gap="2" aria-labelledby="without-result">
        <h2 id="without-result">{t('builderSearches.withoutResult')}</h2>
        {withoutResult.length === 0 ? (
          <p>{t(searched.length === 0 ? 'builderSearches.searched.none' : 'builderSearches.withoutResult.none')}</p>
        ) : (
          <Table caption={t('builderSearches.withoutResult')}>
            <thead>
              <Row>
                <Head>{t('builderSearches.term')}</Head>
                <Head align="end">{t('builderSearches.count')}</Head>
                <Head>{t('builderSearches.synonym')}</Head>
              </Row>
            </thead>
            <tbody>
              {withoutResult.map(({ term, count }) => (
                <Row key={term}>
                  <Cell heads>{term}</Cell>
                  <Cell label={t('builderSearches.count')} align="end">
                    {number.format(count)}
                  </Cell>
                  <Cell>
                    <AddSynonym term={term} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
      <Stack as="section" $gap="2" aria-labelledby="searched">
        <h2 id="searched">{t('builderSearches.searched')}</h2>
        {searched.length === 0 ? <p>{t('builderSearches.searched.none')}</p> : <Searched searched={searched} />}
      </Stack>
    </>
  );
}

function Searched({ searched }: Pick<SearchCounts, 'searched'>) {
  const t = useMessages();
  const { number } = useFormats();
  return (
    <Table caption={t('builderSearches.searched')}>
      <thead>
        <Row>
          <Head>{t('builderSearches.term')}</Head>
          <Head align="end">{t('builderSearches.count')}</Head>
          <Head align="end">{t('builderSearches.choices')}</Head>
          <Head align="end">{t('builderSearches.position')}</Head>
        </Row>
      </thead>
      <tbody>
        {searched.map(({ term, count, choices, meanPosition }) => (
          <Row key={term}>
            <Cell heads>{term}</Cell>
            <Cell label={t('builderSearches.count')} align="end">
              {number.format(count)}
            </Cell>
            <Cell label={t('builderSearches.choices')} align="end">
              {number.format(choices)}
            </Cell>
            <Cell label={t('builderSearches.position')} align="end">
              {meanPosition === null ? '–' : number.format(Number(meanPosition))}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AddSynonym({ term }: { readonly term: string }) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { synonyms } = useSynonyms();
  if (synonyms === null) return null;
  return (
    <Button
      variant="quiet"
      aria-label={t('builderSearches.add', { term })}
      onClick={() => dispatch(termChosen(term, synonyms.base, synonyms.text))}
    >
      {t('builderSearches.add.short')}
    </Button>
  );
}
