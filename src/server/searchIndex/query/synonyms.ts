import { stem } from '../french/stem';
import { isStopWord } from '../french/frenchText';
import { spellingKeeper } from '../french/spellings';
import { termsOf } from '../french/terms';
import { errorsAllowed, nearWords } from '../stored/nearWords';
import { firstAfterPrefix, firstNotBefore, sortedTexts, textsOf } from '../stored/Texts';

/** Words with the same meaning in a shop's trade, ready to be looked up. */
export interface Synonyms {
  /** The rules whose phrase begins with this stem, longer phrases first. */
  readonly startingWith: (stem: string) => readonly SynonymRule[];
  /** Whether the phrase of any rule contains this word. */
  readonly says: (form: string) => boolean;
  /** Words in the phrases of rules that start with `form`, in alphabetical order. */
  readonly beginningWith: (form: string) => readonly string[];
  /**
   * Words in the phrases of rules that `form` may be a misspelling of: those with the fewest errors. With `isPrefix`
   * only their beginning has to match.
   */
  readonly near: (form: string, isPrefix: boolean) => readonly NearSynonym[];
  /** A word as builders spell it in the rules, with accents. */
  readonly spelling: (form: string) => string;
}

interface NearSynonym {
  readonly form: string;
  readonly errors: number;
}

interface SynonymRule {
  /** The consecutive words that the rule applies to, and their stems. */
  readonly forms: readonly string[];
  readonly stems: readonly string[];
  /** The forms to look for instead, the best ones first; `MAX_INTERPRETATIONS` at most. */
  readonly others: readonly (readonly string[])[];
  /** Whether the words themselves are looked for as well. */
  readonly staysItself: boolean;
}

/** Maximum of interpretations of a term: as typed, with joined words, with synonyms, and combinations of these. */
export const MAX_INTERPRETATIONS = 12;

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
    forms: words,
    stems: words.map(stem),
    others,
    staysItself,
  });
  const [left = '', right] = line.split(ARROW);
  if (right !== undefined) {
    const targets = phrasesOf(right);
    const tried = targets.slice(0, MAX_INTERPRETATIONS);
    return targets.length === 0 ? [] : phrasesOf(left).map((words) => rule(words, tried, false));
  }
  const phrases = phrasesOf(left);
  // One more than are kept, because each phrase leaves itself out.
  const first = phrases.slice(0, MAX_INTERPRETATIONS + 1);
  return phrases.flatMap((words) => {
    const others = first.filter((other) => other !== words).slice(0, MAX_INTERPRETATIONS);
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
      const known = byFirst.get(first);
      if (known === undefined) byFirst.set(first, [rule]);
      else known.push(rule);
    }
  }
  for (const rules of byFirst.values()) rules.sort((a, b) => b.stems.length - a.stems.length);
  const spellings = spellingKeeper();
  for (const line of lines) spellings.keep(line);
  return {
    startingWith: (first) => byFirst.get(first) ?? NO_RULES,
    ...wordsOfRules([...byFirst.values()].flat()),
    spelling: (form) => spellings.byForm.get(form) ?? form,
  };
}

/** Looks up single words in the phrases of the rules. */
function wordsOfRules(rules: readonly SynonymRule[]): Pick<Synonyms, 'says' | 'beginningWith' | 'near'> {
  const stems = new Set(rules.flatMap((rule) => rule.stems));
  const words = textsOf(sortedTexts(new Set(rules.flatMap(({ forms }) => forms))));
  return {
    says: (form) => stems.has(stem(form)),
    beginningWith(form) {
      const prefix = Buffer.from(form);
      const [first, last] = [firstNotBefore(words, prefix), firstAfterPrefix(words, prefix)];
      return Array.from({ length: last - first }, (_none, index) => words.at(first + index));
    },
    near(form, isPrefix) {
      const limit = errorsAllowed(form);
      if (limit === 0) return [];
      const near = nearWords(words, form, limit, isPrefix);
      const fewest = Math.min(...near.map(({ errors }) => errors));
      return near
        .filter(({ errors }) => errors === fewest)
        .map(({ index, errors }) => ({ form: words.at(index), errors }));
    },
  };
}

export const NO_SYNONYMS: Synonyms = readSynonyms([]);

const read = new WeakMap<readonly string[], Synonyms>();

/** The synonyms of a setting's value, read once. */
export function synonymsOf(lines: readonly string[]): Synonyms {
  const known = read.get(lines) ?? readSynonyms(lines);
  read.set(lines, known);
  return known;
}
