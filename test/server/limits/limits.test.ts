import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BOUNDS } from '../../../src/server/limits/bounds';
import { LIMITS } from '../../../src/server/limits/limits';

/** The rows of a table of the documentation whose heading begins with this cell. */
function rowsOf(first: string): readonly (readonly string[])[] {
  const text = readFileSync(path.join(__dirname, '../../../docs/api/limits.md'), 'utf8');
  const [, table = ''] = text.split(new RegExp(`^\\| ${first} `, 'm'));
  return (table.split('\n\n')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

test('the documentation lists every limit of attempts as it holds', () => {
  expect(rowsOf('Limit').map(([, name, , attempts, , minutes]) => [name, attempts, minutes])).toEqual(
    Object.values(LIMITS).map(({ name, attempts, windowMs }) => [
      `\`${name}\``,
      String(attempts),
      String(windowMs / 60_000),
    ]),
  );
});

test('the documentation lists every bound of size as it holds', () => {
  expect(rowsOf('Bound').map(([, name, , most]) => [name, most])).toEqual(
    Object.entries(BOUNDS).map(([name, most]) => [`\`${name}\``, String(most)]),
  );
});
