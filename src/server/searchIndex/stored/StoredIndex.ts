import { joinSections, openSections } from './sections';
import { readTexts, writeTexts } from './Texts';
import type { Texts } from './Texts';

/** Raised with every change of what is stored or of how words are read: an index of another format is made anew. */
export const INDEX_FORMAT = 1;

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

/** The bytes of an index. */
export const writeIndex = (contents: IndexContents): Uint8Array =>
  joinSections(INDEX_FORMAT, [
    Uint32Array.of(contents.size),
    ...writeTexts(contents.forms),
    ...writeTexts(contents.spellings),
    contents.stemOfForm,
    ...writeTexts(contents.stems),
    contents.postingStarts,
    contents.documents,
    contents.weights,
    contents.greatestWeights,
    ...writeTexts(contents.references),
    contents.documentOfReference,
  ]);

/** Reads an index where its bytes lie. Throws on other bytes. */
export const readIndex = (bytes: Uint8Array): StoredIndex => {
  const sections = openSections(bytes, INDEX_FORMAT);
  // In the order in which they are written.
  return {
    size: sections.numbers()[0] ?? 0,
    forms: readTexts(sections),
    spellings: readTexts(sections),
    stemOfForm: sections.numbers(),
    stems: readTexts(sections),
    postingStarts: sections.numbers(),
    documents: sections.numbers(),
    weights: sections.bytes(),
    greatestWeights: sections.bytes(),
    references: readTexts(sections),
    documentOfReference: sections.numbers(),
  };
};
