import { useBuilderSelector } from '../kernel/hooks';
import { searchesApi } from './searchesApi';
import { selectEdited } from './searchesSlice';

/** The synonyms as they are published, as what the edits began from, and as they are edited; null: not read yet. */
export function useSynonyms() {
  const edited = useBuilderSelector(selectEdited);
  const { data, error, refetch } = searchesApi.usePublishedSynonymsQuery();
  const synonyms = data && {
    published: data.synonyms,
    base: edited?.base ?? data.synonyms,
    text: edited?.synonyms ?? data.synonyms,
  };
  return { edited, synonyms: synonyms ?? null, error, refetch };
}
