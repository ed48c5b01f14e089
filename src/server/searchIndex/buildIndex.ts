import { isStopWord } from './french/frenchText';
import { spellingKeeper } from './french/spellings';
import { stem } from './french/stem';
import { termsOf } from './french/terms';
import { referenceKey, solidKey } from './references';
import { writeIndex } from './stored/StoredIndex';
import { sortedTexts } from './stored/Texts';

/** A text of a document with the weight of its words. */
export interface IndexedText {
  readonly text: string;
  readonly weight: number;
  /** The decrease of the weight from word to word, down to half of it. */
  readonly fading?: number;
}

export interface IndexedDocument {
  readonly texts: readonly IndexedText[];
  /** References by which this document is found, together with any other document that has the same one. */
  readonly references: readonly string[];
}

const MAX_WEIGHT = 255;

/** Numbers texts in the order in which they occur. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    numbers,
    of(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
  };
}

/** Texts are read sentence by sentence, because products share many of their sentences. */
const BETWEEN_SENTENCES = /(?<=[.!?;]) /;

/** Returns a function that reads the forms in a sentence, each distinct sentence once. */
function reader() {
  const known = new Map<string, readonly string[]>();
  const read = (sentence: string): readonly string[] => {
    const forms = new Set<string>();
    for (const { form, also } of termsOf(sentence)) {
      if (!isStopWord(form)) forms.add(form);
      for (const other of also) forms.add(other);
    }
    return [...forms];
  };
  return (sentence: string): readonly string[] => {
    const forms = known.get(sentence) ?? read(sentence);
    known.set(sentence, forms);
    return forms;
  };
}

interface Postings {
  readonly documents: number[];
  readonly weights: number[];
}

/** The weight of a text's stem by its index among the distinct stems of the text, in the order of the text. */
const weightAt = ({ weight, fading = 0 }: IndexedText, index: number): number =>
  Math.max(weight / 2, weight - index * fading);

/**
 * The weight of a stem in each of a document's texts; 0 for a text without the stem. The index stores the sum of these
 * weights, rounded down, and at most 255.
 */
export function weightsOfStem(texts: readonly IndexedText[], wanted: string): readonly number[] {
  const formsOf = reader();
  return texts.map((indexed) => {
    const stems = new Set(indexed.text.split(BETWEEN_SENTENCES).flatMap((sentence) => formsOf(sentence).map(stem)));
    const index = [...stems].indexOf(wanted);
    return index === -1 ? 0 : weightAt(indexed, index);
  });
}

/** The stems of all words of these texts. */
export function stemsIn(texts: readonly string[]): ReadonlySet<string> {
  const formsOf = reader();
  return new Set(texts.flatMap((text) => text.split(BETWEEN_SENTENCES)).flatMap((one) => formsOf(one).map(stem)));
}

/** Builds the index of documents 0, 1, 2 …: their weighted texts and exact references. */
export function buildIndex(documents: readonly IndexedDocument[]): Uint8Array {
  const forms = numbering();
  const stems = numbering();
  const stemOfForm: number[] = [];
  const postings: Postings[] = [];
  const spellings = spellingKeeper();
  const references = new Map<string, number[]>();
  const formsOf = reader();
  const stemNumber = (form: string): number => {
    const number = forms.of(form);
    const known = stemOfForm[number];
    if (known !== undefined) return known;
    const own = stems.of(stem(form));
    postings[own] ??= { documents: [], weights: [] };
    return (stemOfForm[number] = own);
  };
  documents.forEach(({ texts, references: names }, document) => {
    const weights = new Map<number, number>();
    for (const indexed of texts) {
      const { text } = indexed;
      // Several forms of one stem in a text count once.
      const sentences = text.split(BETWEEN_SENTENCES);
      const own = new Set(sentences.flatMap((sentence) => formsOf(sentence).map(stemNumber)));
      [...own].forEach((number, index) => {
        weights.set(number, Math.min(MAX_WEIGHT, (weights.get(number) ?? 0) + weightAt(indexed, index)));
      });
      for (const sentence of sentences) spellings.keep(sentence);
    }
    for (const [number, weight] of weights) {
      postings[number]?.documents.push(document);
      postings[number]?.weights.push(weight);
    }
    const keys = new Set(names.flatMap((name) => [referenceKey(name), solidKey(name)]));
    for (const key of keys) {
      const known = references.get(key);
      if (known === undefined) references.set(key, [document]);
      else known.push(document);
    }
  });

  const sortedForms = sortedTexts(forms.numbers.keys());
  const sortedStems = sortedTexts(stems.numbers.keys());
  references.delete('');
  const sortedReferences = sortedTexts(references.keys()).map((key) => ({ key, documents: references.get(key) ?? [] }));
  const indexOfStem = new Map(sortedStems.map((text, index) => [text, index]));
  const sortedPostings = sortedStems.map((text) => postings[stems.numbers.get(text) ?? -1]);
  const postingStarts = new Uint32Array(sortedStems.length + 1);
  sortedPostings.forEach((own, index) => {
    postingStarts[index + 1] = (postingStarts[index] ?? 0) + (own?.documents.length ?? 0);
  });
  const [documentOf, weights] = [new Uint32Array(postingStarts.at(-1) ?? 0), new Uint8Array(postingStarts.at(-1) ?? 0)];
  sortedPostings.forEach((own, index) => {
    documentOf.set(own?.documents ?? [], postingStarts[index]);
    weights.set(own?.weights ?? [], postingStarts[index]);
  });
  return writeIndex({
    size: documents.length,
    forms: sortedForms,
    spellings: sortedForms.map((form) => spellings.byForm.get(form) ?? ''),
    stemOfForm: Uint32Array.from(sortedForms, (form) => indexOfStem.get(stem(form)) ?? 0),
    stems: sortedStems,
    postingStarts,
    documents: documentOf,
    weights,
    greatestWeights: Uint8Array.from(sortedPostings, (own) => (own?.weights ?? []).reduce((a, b) => Math.max(a, b), 0)),
    references: sortedReferences.flatMap(({ key, documents: named }) => named.map(() => key)),
    documentOfReference: Uint32Array.from(sortedReferences.flatMap(({ documents: named }) => named)),
  });
}
