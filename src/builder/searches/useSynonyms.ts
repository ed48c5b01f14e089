import { useBuilderSelector } from '../kernel/hooks';
import { searchesApi } from './searchesApi';
import { selectEdited } from './searchesSlice';

/**
 * The synonyms as published, the text from which editing started (`base`) and the edited text (`text`); without edits,
 * all three are the published ones. `synonyms` is null until they have been read.
 */
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
