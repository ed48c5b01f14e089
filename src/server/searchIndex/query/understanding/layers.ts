import type { Findings, Layer, Read } from './findings';
import type { Guess } from './guesses';
import { interpretationsOf, type Interpretation } from '../interpretations';
import type { IsShown, Reading, ReadingOptions, ReadWords } from '../readings';
import { areFewer } from '../shownDocuments';
import type { Synonyms } from '../synonyms';

/** Options for the term as it stands and for all guesses at it. */
interface LayerOptions {
  readonly synonyms: Synonyms;
  readonly reading: ReadingOptions;
}

export interface Layers {
  /** Searches for the term as it stands; if that finds little, also with its last word completed. */
  readonly asItStands: (forms: readonly string[], options: LayerOptions, isShown: IsShown) => Layer;
  /** Searches for a guess; the scores of what it finds are multiplied by the guess's sureness. */
  readonly guessed: (guess: Guess, options: LayerOptions) => Layer;
}

/** If fewer shown documents than this are found, completions of the last word are added. */
export const LITTLE = 5;

const isSameRead = (one: Read, other: Read): boolean =>
  one.every((readings, word) => {
    const others = other[word] ?? [];
    return (
      readings.length === others.length &&
      readings.every(({ stems, factor }, index) => {
        const { stems: otherStems = [], factor: otherFactor } = others[index] ?? {};
        return factor === otherFactor && stems.join() === otherStems.join();
      })
    );
  });

/** Searches for a term, and for guesses at it, in layers. */
export function createLayers(words: ReadWords, { findBy }: Pick<Findings, 'findBy'>): Layers {
  /** Reads the words of interpretations; each word is read once, because most occur in several interpretations. */
  const readingsBy = (interpretations: readonly Interpretation[], options: ReadingOptions): readonly Read[] => {
    const known = new Map<string, readonly Reading[]>();
    return interpretations.map(({ words: asked }) =>
      asked.map((word) => {
        const key = `${word.form} ${String(word.isMeant)} ${String(word.isLast)}`;
        const readings = known.get(key) ?? words.readingsOf(word, options);
        known.set(key, readings);
        return readings;
      }),
    );
  };

  const layerOf = (forms: readonly string[], { synonyms, reading }: LayerOptions, guess: Guess | null): Layer => {
    const interpretations = interpretationsOf(forms, synonyms, (form) => words.isKnown(form));
    const read = readingsBy(interpretations, reading);
    return { interpretations, read, found: findBy(interpretations, read), guess };
  };

  return {
    asItStands(forms, options, isShown) {
      const layer = layerOf(forms, options, null);
      if (options.reading.mayBeUnfinished || !areFewer(layer.found.ranking, LITTLE, isShown)) return layer;
      const completed = readingsBy(layer.interpretations, { ...options.reading, mayBeUnfinished: true });
      // If the words have no further readings with the last one completed, nothing else would be found.
      if (completed.every((own, number) => isSameRead(own, layer.read[number] ?? []))) return layer;
      const more = findBy(layer.interpretations, completed);
      return { ...layer, read: completed, found: { ...more, visited: layer.found.visited + more.visited } };
    },
    guessed(guess, options) {
      const layer = layerOf(guess.forms, options, guess);
      const { ranking } = layer.found;
      const less = { ...ranking, scores: ranking.scores.map((score) => score * guess.sureness) };
      const interpretations = layer.interpretations.map((one) => ({ ...one, factor: one.factor * guess.sureness }));
      return { ...layer, interpretations, found: { ...layer.found, ranking: less } };
    },
  };
}
