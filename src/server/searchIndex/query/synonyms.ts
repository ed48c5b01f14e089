import { stem } from '../french/stem';
import { isStopWord } from '../french/frenchText';
import { termsOf } from '../french/terms';

/** Words with the same meaning in a shop's trade, ready to be looked up. */
export interface Synonyms {
  /** The rules whose phrase begins with this stem, longer phrases first. */
  readonly startingWith: (stem: string) => readonly SynonymRule[];
}

interface SynonymRule {
  /** Consecutive stems in a term. */
  readonly stems: readonly string[];
  /** The forms to look for instead. */
  readonly others: readonly (readonly string[])[];
  /** Whether the words themselves are looked for as well. */
  readonly staysItself: boolean;
}

const ARROW = '=>';
const NO_RULES: readonly SynonymRule[] = [];

/** The words of a phrase without stop words; all of them if nothing else is left. */
function formsOf(phrase: string): readonly string[] {
  const forms = termsOf(phrase).map(({ form }) => form);
  const contentForms = forms.filter((form) => !isStopWord(form));
  return contentForms.length > 0 ? contentForms : forms;
}

const phrasesOf = (list: string): readonly (readonly string[])[] =>
  list
    .split(',')
    .map(formsOf)
    .filter((forms) => forms.length > 0);

function rulesOf(line: string): readonly SynonymRule[] {
  const rule = (words: readonly string[], others: SynonymRule['others'], staysItself: boolean): SynonymRule => ({
    stems: words.map(stem),
    others,
    staysItself,
  });
  const [left = '', right] = line.split(ARROW);
  if (right !== undefined) {
    const targets = phrasesOf(right);
    return targets.length === 0 ? [] : phrasesOf(left).map((words) => rule(words, targets, false));
  }
  const phrases = phrasesOf(left);
  return phrases.flatMap((words) => {
    const others = phrases.filter((other) => other !== words);
    return others.length === 0 ? [] : [rule(words, others, true)];
  });
}

/**
 * Reads synonyms in Solr's format, one rule per line: `a, b` finds either by the other, `a, b => c` looks for c instead
 * of a and of b. Phrases may have several words; a line that begins with # is a comment.
 */
export function readSynonyms(lines: readonly string[]): Synonyms {
  const byFirst = new Map<string, SynonymRule[]>();
  for (const line of lines) {
    if (line.trimStart().startsWith('#')) continue;
    for (const rule of rulesOf(line)) {
      const first = rule.stems[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), rule]);
    }
  }
  for (const rules of byFirst.values()) rules.sort((a, b) => b.stems.length - a.stems.length);
  return { startingWith: (first) => byFirst.get(first) ?? NO_RULES };
}

export const NO_SYNONYMS: Synonyms = { startingWith: () => NO_RULES };

const read = new WeakMap<readonly string[], Synonyms>();

/** The synonyms of a setting's value, read once. */
export function synonymsOf(lines: readonly string[]): Synonyms {
  const known = read.get(lines) ?? readSynonyms(lines);
  read.set(lines, known);
  return known;
}
