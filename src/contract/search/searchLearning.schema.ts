import { Type } from 'typebox';
import { body, count, open, text } from '../wire.schema';
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS_LENGTH } from './searchLearning';

/**
 * Days in Paris (`2026-11-26`), both included. Terms have no capitals or accents, and contain nothing that looks
 * personal.
 */
export const searchCountsSchema = Type.Object(
  {
    firstDay: text,
    lastDay: text,
    /** The most frequent first. */
    withoutResult: Type.Array(Type.Object({ term: text, count })),
    /** The most frequent first; `meanPosition` is "2.5", null where nothing was chosen. */
    searched: Type.Array(
      Type.Object({
        term: text,
        count,
        choices: count,
        meanPosition: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      }),
    ),
  },
  open,
);

/** One rule per line, as in Solr. */
const synonyms = Type.String({ maxLength: MAX_SYNONYMS_LENGTH });

export const synonymsSchema = Type.Object({ synonyms: text }, open);
/** `base`: the synonyms on which the edits are based, so that nobody else's edits are overwritten. */
export const publishSynonymsBody = body({ base: synonyms, synonyms });
export const trySynonymsBody = body({
  term: Type.String({ minLength: 1, maxLength: MAX_SYNONYM_LENGTH, pattern: '\\S' }),
  synonyms,
});

const foundSchema = Type.Object({
  total: count,
  /** The first of the products found. */
  products: Type.Array(Type.Object({ id: text, name: text, reference: text })),
});
/** What a term finds with the published synonyms, and with those that are tried. */
export const synonymTrialSchema = Type.Object({ before: foundSchema, after: foundSchema }, open);
