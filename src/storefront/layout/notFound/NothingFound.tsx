import SearchX from 'lucide-react/icons/search-x';
import { useId } from 'react';
import styled from 'styled-components';
import { searchAddress } from '../../../contract/pages/pageReference';
import type { SearchResult } from '../../../contract/search/search';
import { Products } from '../../features/catalog/components/listing';
import { recommendationShelf } from '../../features/recommendations';
import { useMessages } from '../../messages';
import catalogTexts from '../../messages/fr-FR/catalog.json';
import searchNothingTexts from '../../messages/fr-FR/searchNothing.json';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { tokens } from '../../ui/theme/tokens';
import { CategoryLinks } from './CategoryLinks';

export interface NothingFoundProps {
  readonly term: string;
  readonly result: SearchResult;
}

/** Shown where a term finds nothing: the nearest spelling, ways into the shop, and the nearest products, or else what sells best. */
function NothingFound({ term, result }: NothingFoundProps) {
  const t = useMessages();
  const heading = useId();
  const { nearest, productsPage } = result;
  const spelling = nearest?.searchTerm;
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={t('search.nothing.title', { term })}
        actions={
          spelling !== undefined && (
            <ButtonLink href={searchAddress(spelling)}>{t('search.nothing.spelling', { term: spelling })}</ButtonLink>
          )
        }
      >
        {t('search.nothing.text')}
      </EmptyState>
      <CategoryLinks />
      <Instead>
        {nearest ? (
          <section aria-labelledby={heading}>
            <h2 id={heading}>{t('search.nothing.nearest')}</h2>
            <Products
              result={{ productsPage: { ...productsPage, products: nearest.products } }}
              where="nearest"
              columns={4}
            />
          </section>
        ) : (
          <recommendationShelf.Show recommender="TopSelling" title="recommendations.top" />
        )}
      </Instead>
    </>
  );
}

const Instead = styled.div`
  margin-top: ${tokens.space[10]};
  > section > h2 {
    margin-bottom: ${tokens.space[3]};
  }
`;

export const nothingFoundModule = {
  Component: NothingFound,
  texts: { ...catalogTexts, ...searchNothingTexts },
} as const;
