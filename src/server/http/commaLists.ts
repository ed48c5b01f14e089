import { BOUNDS } from '../limits/bounds';
import { invalidInput } from '../problems';

/** The entries of a comma list, blanks left out. */
export const listed = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The names in a comma list, each once; null: it names none, or asks for all with `*`. Throws INVALID_API_INPUT. */
export const fieldNames = (list: string | undefined): readonly string[] | null => {
  const names = new Set((list ?? '').split(',').map((name) => name.trim()));
  names.delete('');
  if (names.size > BOUNDS.fieldNames) throw invalidInput(`At most ${BOUNDS.fieldNames} fields may be named.`);
  return names.size === 0 || names.has('*') ? null : [...names];
};
