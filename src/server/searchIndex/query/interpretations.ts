import { stem } from '../french/stem';
import { SYNONYM_FACTORS } from '../weights';
import { MAX_INTERPRETATIONS, type Synonyms } from './synonyms';

/** A word of a term in one of its interpretations. */
export interface AskedWord {
  readonly form: string;
  /**
   * Whether the word is certainly meant, so that it is not read as a typing error or as two words: it comes from a
   * synonym, begins a phrase that has synonyms, or joins two typed words.
   */
  readonly isMeant: boolean;
  /** Whether it is the last word of the typed term. */
  readonly isLast: boolean;
}

export interface Interpretation {
  readonly words: readonly AskedWord[];
  /** The factor for the scores of documents found by it. */
  readonly factor: number;
}

/** The least number of words of which a document may lack one: with fewer words, that would change the meaning. */
export const SPARED_FROM = 3;

interface Choice {
  readonly forms: readonly string[];
  readonly isMeant: boolean;
  readonly factor: number;
  /** The number of the term's words that it replaces. */
  readonly length: number;
}

/**
 * The possible meanings of a term, `MAX_INTERPRETATIONS` at most: its words as typed, with synonyms instead of some of
 * them, and with two words joined where `isKnown` accepts them as one.
 */
export function interpretationsOf(
  forms: readonly string[],
  synonyms: Synonyms,
  isKnown: (form: string) => boolean,
): readonly Interpretation[] {
  const stems = forms.map(stem);

  const choicesAt = (at: number): readonly Choice[] => {
    const matching = synonyms
      .startingWith(stems[at] ?? '')
      .filter((rule) => rule.stems.every((own, index) => stems[at + index] === own));
    // A rule that replaces its phrase excludes the rules of shorter phrases that begin with the same word.
    const longest = matching.find(({ staysItself }) => !staysItself)?.stems.length ?? 0;
    const rules = matching.filter((rule) => rule.stems.length >= longest);
    const own: Choice = { forms: forms.slice(at, at + 1), isMeant: rules.length > 0, factor: 1, length: 1 };
    const joined = `${forms[at] ?? ''}${forms[at + 1] ?? ''}`;
    const isJoint = at + 1 < forms.length && isKnown(joined);
    return [
      ...(rules.every(({ staysItself }) => staysItself) ? [own] : []),
      ...(isJoint ? [{ forms: [joined], isMeant: true, factor: 1, length: 2 }] : []),
      ...rules.flatMap((rule) =>
        rule.others.map((others, index) => ({
          forms: others,
          isMeant: true,
          factor: (rule.staysItself ? SYNONYM_FACTORS.beside : 1) * SYNONYM_FACTORS.later ** index,
          length: rule.stems.length,
        })),
      ),
    ];
  };

  const found: Interpretation[] = [];
  const add = (at: number, words: readonly AskedWord[], factor: number): void => {
    if (found.length >= MAX_INTERPRETATIONS) return;
    if (at >= forms.length) {
      found.push({ words, factor });
      return;
    }
    for (const choice of choicesAt(at)) {
      const end = at + choice.length;
      const more = choice.forms.map((form, index) => ({
        form,
        isMeant: choice.isMeant,
        isLast: end >= forms.length && index === choice.forms.length - 1,
      }));
      add(end, [...words, ...more], factor * choice.factor);
    }
  };
  add(0, [], 1);
  return found;
}
