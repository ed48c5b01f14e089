const MIN_LENGTH = 3;
/** Maximum length of a word: a longer string is not stemmed, and not taken for a typing error. */
export const LONGEST_WORD = 40;
/** Stems of feminine forms that differ from the masculine by more than an ending, with the stems of the masculine. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['blanch', 'blanc'],
  ['douc', 'dou'],
  ['fraich', 'frai'],
  ['grecqu', 'grec'],
  ['sech', 'sec'],
  ['vieil', 'vieu'],
]);

function withoutPlural(word: string): string {
  if (word.length > 5 && word.endsWith('aux') && !word.endsWith('eaux')) return `${word.slice(0, -3)}al`;
  return /[sx]$/.test(word) ? word.slice(0, -1) : word;
}

function shortened(word: string): string {
  if (/[sx]$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('e')) return word.slice(0, -1);
  return /([a-z])\1$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * One form for singular and plural, masculine and feminine of a folded word, by light rules like those that Savoy
 * compared ("Light stemming approaches for the French language", 2006): endings of number and gender go, others stay.
 * Not meant for display. A word with anything but the letters a to z, such as a digit, is its own stem.
 */
export function stem(word: string): string {
  if (word.length > LONGEST_WORD || /[^a-z]/.test(word)) return word;
  const singular = withoutPlural(word);
  let root = singular.length >= MIN_LENGTH ? singular : word;
  for (let next = shortened(root); next !== root && next.length >= MIN_LENGTH; next = shortened(root)) root = next;
  if (root.endsWith('v') && root.length > MIN_LENGTH) root = `${root.slice(0, -1)}f`;
  return IRREGULAR.get(root) ?? root;
}
