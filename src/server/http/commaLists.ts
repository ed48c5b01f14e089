import { BOUNDS } from '../limits/bounds';
import { invalidInput } from '../problems';

/** The entries of a comma-separated list, without blank ones. */
export const listed = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/**
 * The names in a comma-separated list, each once; null: it is empty, or asks for all with `*`. Throws INVALID_API_INPUT
 * on more names than `BOUNDS.fieldNames`.
 */
export function fieldNames(list: string | undefined): readonly string[] | null {
  const names = new Set((list ?? '').split(',').map((name) => name.trim()));
  names.delete('');
  if (names.size > BOUNDS.fieldNames) throw invalidInput(`At most ${BOUNDS.fieldNames} fields may be named.`);
  return names.size === 0 || names.has('*') ? null : [...names];
}
