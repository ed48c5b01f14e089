import { SEARCH_PAGE_SIZE_LIMIT } from '../../../contract/search/search';
import { fieldNames } from '../../http/commaLists';
import { invalidInput } from '../../problems';
import { stemsIn } from '../../searchIndex/buildIndex';
import { referenceKey, solidKey } from '../../searchIndex/references';
import type { FoundDocuments } from '../../searchIndex/SearchIndex';
import type { ProductRecord } from '../catalog';
import type { Offer } from '../offers';

type TextOf = (product: ProductRecord) => string;

/** The fields of products in which references are found. */
const REFERENCES: Readonly<Record<string, TextOf>> = {
  StockKeepingUnit: ({ sku }) => sku,
  ProductCode: ({ sku }) => sku,
  Gtin__c: ({ gtin }) => gtin,
};

/** The fields of products in which words are found. */
const SEARCHED: Readonly<Record<string, TextOf>> = {
  ...REFERENCES,
  Name: ({ name }) => name,
  Brand__c: ({ brand }) => brand,
  Labels__c: ({ labels }) => labels.join(' '),
  Packaging__c: ({ packaging }) => packaging,
  Description: ({ description }) => description,
  Origin__c: ({ origin }) => origin,
};

/** The fields in which a call wants to search; null: anywhere. Throws INVALID_API_INPUT on one that is not searched. */
export function searchedFields(list: string | undefined): readonly string[] | null {
  const names = fieldNames(list);
  const known = Object.keys(SEARCHED);
  if (names?.some((name) => !known.includes(name))) throw invalidInput(`searchFields may name ${known.join(', ')}.`);
  return names;
}

/** How many of the best matches are read: reading the texts of a product costs about as much as answering it. */
const MOST_READ = SEARCH_PAGE_SIZE_LIMIT;

const textsOf = (fields: Readonly<Record<string, TextOf>>, names: readonly string[], product: ProductRecord) =>
  names.flatMap((name) => {
    const textIn = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return textIn === undefined ? [] : [textIn(product)];
  });

const says = (term: string, reference: string): boolean =>
  reference !== '' && [referenceKey, solidKey].some((key) => key(term).includes(key(reference)));

/**
 * Of the best documents that a term finds, those whose named fields contain the term's words in any of their readings,
 * or, if the term consists of references, one of these.
 */
export function foundInFields(
  { snapshot }: Offer,
  found: FoundDocuments,
  names: readonly string[],
  { term, isShown }: { readonly term: string; readonly isShown: (document: number) => boolean },
): FoundDocuments {
  const best = Array.from(found.documents, (document, index) => ({ document, score: found.scores[index] ?? 0 }))
    .filter(({ document }) => isShown(document))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_READ);
  const isIn = (document: number): boolean => {
    const product = snapshot.productAt(document);
    if (found.isNamed) return textsOf(REFERENCES, names, product).some((reference) => says(term, reference));
    return found.hasWords(stemsIn(textsOf(SEARCHED, names, product)));
  };
  const kept = best.filter(({ document }) => isIn(document));
  return {
    ...found,
    documents: Uint32Array.from(kept, ({ document }) => document),
    scores: Float32Array.from(kept, ({ score }) => score),
  };
}
