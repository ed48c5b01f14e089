import { searchedForms } from '../../french/terms';
import type { StoredIndex } from '../../stored/StoredIndex';
import { correctedTerm } from './correctedTerm';
import { createFindings, type Finding, type Layer } from './findings';
import { guessesOf } from './guesses';
import { createLayers, LITTLE } from './layers';
import type { Matcher } from '../matchWords';
import type { IsShown, ReadWords } from '../readings';
import { areFewer } from '../shownDocuments';
import { NO_SYNONYMS, type Synonyms } from '../synonyms';

export interface FindOptions {
  /** While a term is typed, its last word may be incomplete; afterwards only if the whole word finds few documents. */
  readonly isTyping?: boolean;
  readonly synonyms?: Synonyms;
  /** Whether the caller may see a document; no other one may influence what is found, or how the term is corrected. */
  readonly isShown?: IsShown;
}

/** A term's interpretations, the readings of their words, and what these find. */
interface Understood extends Finding {
  /** The corrected term; null: nothing was corrected. */
  readonly correctedTerm: string | null;
  /** How many words of an interpretation the found documents lack: 1 only if no shown document has them all. */
  readonly missing: 0 | 1;
}

/**
 * A last word of at most this many characters has hardly been begun: if the term finds nothing with it, the word is
 * left out while the term is typed.
 */
const HARDLY_BEGUN = 2;

/** Adds what was looked at before. */
const withVisited = ({ found, ...understood }: Understood, before: number): Understood => ({
  ...understood,
  found: { ...found, visited: before + found.visited },
});

/** Understands terms. Once something is found, no further interpretation is tried after `maxVisited` postings. */
export function createUnderstanding(index: StoredIndex, words: ReadWords, match: Matcher, maxVisited: number) {
  const findings = createFindings(index.size, match, maxVisited);
  const { asItStands, guessed } = createLayers(words, findings);

  /** What lacks one word of the term as it stands, after so many postings (`before`). */
  const lackingOne = (certain: Layer, before: number, correctedIn: (layer: Layer) => string | null): Understood => {
    const { interpretations, read } = certain;
    const layer = { ...certain, found: findings.findLackingOne(interpretations, read, before) };
    return { ...layer, missing: 1, correctedTerm: correctedIn(layer) };
  };

  const understandForms = (
    term: string,
    forms: readonly string[],
    { isTyping = false, synonyms = NO_SYNONYMS, isShown = () => true }: FindOptions,
    mayLeaveOut = isTyping,
  ): Understood => {
    const reading = { mayBeUnfinished: isTyping, isTyping, hasOthers: isTyping && forms.length > 1 };
    const certain = asItStands(forms, { synonyms, reading }, isShown);
    const isLittle = areFewer(certain.found.ranking, LITTLE, isShown) || !words.isKnown(forms.at(-1) ?? '');
    const mayBeUnfinished = isTyping || isLittle;
    const isDear = certain.found.visited > maxVisited;
    const guesses = isDear ? [] : guessesOf(forms, synonyms, words, { mayBeUnfinished, isTyping });
    const guessedLayers = guesses.map((guess) => guessed(guess, { synonyms, reading }));
    const layers = [
      ...guessedLayers.filter(({ guess }) => guess?.isNearer === true),
      certain,
      ...guessedLayers.filter(({ guess }) => guess?.isNearer === false),
    ];
    const correctedIn = (layer: Layer) => correctedTerm(index, { term, forms }, layer, isShown);
    const said = layers.find(({ found }) => found.ranking.documents.some(isShown));
    if (said !== undefined) return { ...findings.joined(layers), missing: 0, correctedTerm: correctedIn(said) };
    const visited = layers.reduce((sum, { found }) => sum + found.visited, 0);
    const isHardlyBegun = mayLeaveOut && forms.length > 1 && (forms.at(-1) ?? '').length <= HARDLY_BEGUN;
    // Without what has hardly begun it is another term, with a limit of its own.
    const others: Understood = isHardlyBegun
      ? understandForms(term, forms.slice(0, -1), { isTyping, synonyms, isShown }, false)
      : lackingOne(certain, visited, correctedIn);
    return withVisited(others, visited);
  };

  /** Understands a term; null: it has no words to search for. */
  return (term: string, options: FindOptions = {}): Understood | null => {
    const forms = searchedForms(term);
    return forms.length === 0 ? null : understandForms(term, forms, options);
  };
}
