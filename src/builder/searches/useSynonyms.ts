import { useBuilderSelector } from '../kernel/hooks';
import { searchesApi } from './searchesApi';
import { selectEdited } from './searchesSlice';

/** `synonyms`: as published, as they were when editing began (`base`), and as edited (`text`); null: not read. */
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
