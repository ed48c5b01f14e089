import { useBuilderSelector } from '../kernel/hooks';
import { searchesApi } from './searchesApi';
import { selectEdited } from './searchesSlice';

/** The synonyms: published, as the edits started from them, and as edited; null: not read yet. */
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
