import Search from 'lucide-react/icons/search';
import { useMessages } from '../../messages';
import texts from '../../messages/fr-FR/searchPage.json';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CategoryLinks } from './CategoryLinks';

/** Shown by the search page without a term: what to type, and the categories. */
function SearchStart() {
  const t = useMessages();
  return (
    <>
      <EmptyState icon={Search} title={t('search.start.title')}>
        {t('search.start.text')}
      </EmptyState>
      <CategoryLinks />
    </>
  );
}

export const searchStartModule = { Component: SearchStart, texts };
