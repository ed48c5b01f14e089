import { openArrays, packArrays } from '../../packedArrays';
import { openTexts, packTexts, type Texts } from './Texts';

/** An index as it is stored: nothing is computed when it is opened. */
export interface StoredIndex {
  /** How many documents it was made of. */
  readonly size: number;
  /** Every form that occurs, sorted, */
  readonly forms: Texts;
  /** how it is written with its accents, where that differs, */
  readonly spellings: Texts;
  /** and the place of its stem. */
  readonly stemOfForm: Uint32Array;
  readonly stems: Texts;
  /** Where the postings of a stem begin; one more at the end. */
  readonly postingStarts: Uint32Array;
  /** Of each posting, by stem and ascending: its document and weight. */
  readonly documents: Uint32Array;
  readonly weights: Uint8Array;
  /** By stem: its greatest weight in any document. */
  readonly greatestWeights: Uint8Array;
  /** Keys of references, sorted, and the document of each. */
  readonly references: Texts;
  readonly documentOfReference: Uint32Array;
}

export interface IndexContents extends Omit<StoredIndex, 'forms' | 'spellings' | 'stems' | 'references'> {
  readonly forms: readonly string[];
  readonly spellings: readonly string[];
  readonly stems: readonly string[];
  readonly references: readonly string[];
}

/** The bytes of an index. Whoever stores them gives them another format when this, or how words are read, changes. */
export const writeIndex = (contents: IndexContents): Uint8Array =>
  packArrays({
    size: Uint32Array.of(contents.size),
    ...packTexts('forms', contents.forms),
    ...packTexts('spellings', contents.spellings),
    stemOfForm: contents.stemOfForm,
    ...packTexts('stems', contents.stems),
    postingStarts: contents.postingStarts,
    documents: contents.documents,
    weights: contents.weights,
    greatestWeights: contents.greatestWeights,
    ...packTexts('references', contents.references),
    documentOfReference: contents.documentOfReference,
  });

/** Reads an index where its bytes lie. Throws on other bytes. */
export function readIndex(bytes: Uint8Array): StoredIndex {
  const arrays = openArrays(bytes);
  return {
    size: arrays.counts('size')[0] ?? 0,
    forms: openTexts(arrays, 'forms'),
    spellings: openTexts(arrays, 'spellings'),
    stemOfForm: arrays.counts('stemOfForm'),
    stems: openTexts(arrays, 'stems'),
    postingStarts: arrays.counts('postingStarts'),
    documents: arrays.counts('documents'),
    weights: arrays.bytes('weights'),
    greatestWeights: arrays.bytes('greatestWeights'),
    references: openTexts(arrays, 'references'),
    documentOfReference: arrays.counts('documentOfReference'),
  };
}
