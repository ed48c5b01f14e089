import styled from 'styled-components';
import type { SynonymTrial as Trial } from '../../contract/search/searchLearning';
import { failureOf } from '../../storefront/api';
import { useMessages } from '../../storefront/messages';
import { Grid } from '../../storefront/ui/layout/Grid';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../kernel/hooks';
import { useDataLanguage } from '../language';
import { FailureMessage } from '../toolbar/FailureMessage';
import { searchesApi } from './searchesApi';
import { selectTried } from './searchesSlice';

/** What the tried term finds with the published synonyms, and with the edited ones. */
export function SynonymTrial({ published }: { readonly published: string }) {
  const tried = useBuilderSelector(selectTried);
  return tried === null ? null : <Tried term={tried.term} synonyms={tried.synonyms ?? published} />;
}

function Tried(asked: { readonly term: string; readonly synonyms: string }) {
  const t = useMessages();
  const { data, error, refetch } = searchesApi.useSynonymTrialQuery(asked);
  if (error) {
    return (
      <FailureMessage title="builderSearches.try.failed" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{t('builderSearches.trying')}</p>;
  const { before, after } = data;
  return (
    <>
      <p role="status">{t('builderSearches.effect', { before: before.total, after: after.total })}</p>
      <Sides spacing="medium">
        <Found title={t('builderSearches.before')} found={before} />
        <Found title={t('builderSearches.after')} found={after} />
      </Sides>
    </>
  );
}

function Found({ title, found: { total, products } }: { readonly title: string; readonly found: Trial['before'] }) {
  const t = useMessages();
  const dataLanguage = useDataLanguage();
  return (
    <div>
      <h3>{title}</h3>
      <p>{t('builderSearches.found', { count: total })}</p>
      <ul>
        {products.map(({ id, name, reference }) => (
          <li key={id}>
            <span lang={dataLanguage}>{name}</span> <small>{reference}</small>
          </li>
        ))}
        {products.length > 0 && total > products.length && (
          <li>{t('builderSearches.others', { count: total - products.length })}</li>
        )}
      </ul>
    </div>
  );
}

const Sides = styled(Grid)`
  li {
    padding: ${tokens.space[1]} 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
