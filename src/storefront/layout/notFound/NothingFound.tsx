import SearchX from 'lucide-react/icons/search-x';
import { useId } from 'react';
import styled from 'styled-components';
import { categoryAddress, searchAddress } from '../../../contract/pages/pageReference';
import type { ListedResult } from '../../../contract/search/listed';
import { Products } from '../../features/catalog/components/listing/late';
import { useDataLanguage } from '../../features/context';
import { recommendationShelf } from '../../features/recommendations';
import { useMessages } from '../../messages';
import catalogTexts from '../../messages/fr-FR/catalog.json';
import searchNothingTexts from '../../messages/fr-FR/searchNothing.json';
import searchPageTexts from '../../messages/fr-FR/searchPage.json';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Link } from '../../ui/controls/Link';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Stack';
import { tokens } from '../../ui/theme/tokens';
import { AskUs } from './AskUs';
import { CategoryLinks, CentredChips } from './CategoryLinks';
import { looksLikeReference } from './looksLikeReference';

export interface NothingFoundProps {
  readonly term: string;
  readonly result: ListedResult;
}

/**
 * Shown if a term finds nothing: what to check, the nearest spelling, similar categories or else the top ones, the
 * nearest products or else best-sellers, and whom to ask.
 */
function NothingFound({ term, result }: NothingFoundProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const heading = useId();
  const { nearest, productsPage } = result;
  const { searchTerm: spelling, categories = [] } = nearest ?? {};
  return (
    <>
      <EmptyState icon={SearchX} title={t('search.nothing.title', { term })}>
        {/* The text ends with a colon: the categories follow it. */}
        <Stack $gap="4">
          {spelling !== undefined && (
            <div>
              <ButtonLink href={searchAddress(spelling)}>{t('search.nothing.spelling', { term: spelling })}</ButtonLink>
            </div>
          )}
          <p>{t(looksLikeReference(term) ? 'search.nothing.reference' : 'search.nothing.text')}</p>
        </Stack>
      </EmptyState>
      {categories.length === 0 ? (
        <CategoryLinks />
      ) : (
        <CentredChips lang={lang} aria-label={t('search.nothing.categories')}>
          {categories.map(({ id, name, urlName }) => (
            <li key={id}>
              <Link href={categoryAddress(urlName, id)}>{name}</Link>
            </li>
          ))}
        </CentredChips>
      )}
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
      <AskUs />
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
  texts: { ...catalogTexts, ...searchNothingTexts, ...searchPageTexts },
} as const;
