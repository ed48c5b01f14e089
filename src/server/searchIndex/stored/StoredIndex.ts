import { openArrays, packArrays } from '../../packedArrays';
import { openTexts, packTexts, type Texts } from './Texts';

/** A stored index: nothing is computed when it is opened. */
export interface StoredIndex {
  /** The number of indexed documents. */
  readonly size: number;
  /** Every form that occurs, sorted. */
  readonly forms: Texts;
  /** By form: its spelling with accents; empty if that is the same. */
  readonly spellings: Texts;
  /** By form: the index of its stem. */
  readonly stemOfForm: Uint32Array;
  readonly stems: Texts;
  /** By stem: the index of its first posting; after the last stem, the number of postings. */
  readonly postingStarts: Uint32Array;
  /** By posting (a stem in a document), in the order of stems and then of documents: its document and weight. */
  readonly documents: Uint32Array;
  readonly weights: Uint8Array;
  /** By stem: its greatest weight in any document. */
  readonly greatestWeights: Uint8Array;
  /** Keys of references, sorted, once for each document that has them, and the document of each. */
  readonly references: Texts;
  readonly documentOfReference: Uint32Array;
}

export interface IndexContents extends Omit<StoredIndex, 'forms' | 'spellings' | 'stems' | 'references'> {
  readonly forms: readonly string[];
  readonly spellings: readonly string[];
  readonly stems: readonly string[];
  readonly references: readonly string[];
}

/** The bytes of an index. A change of this layout, or of how words are read, needs a higher `PART_FORMATS.index`. */
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

/** Reads an index in place, without copying its bytes. Throws if they are not an index. */
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
