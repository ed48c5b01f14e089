import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '../../../src/server/limits/limits';

test('the documentation lists every limit as it holds', () => {
  const text = readFileSync(path.join(__dirname, '../../../docs/API.md'), 'utf8');
  const section = text.split('## Limits of attempts and mails')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, name = '', , attempts = '', , minutes = '']) => [name, attempts, minutes])).toEqual(
    Object.values(LIMITS).map(({ name, attempts, windowMs }) => [
      `\`${name}\``,
      String(attempts),
      String(windowMs / 60_000),
    ]),
  );
});
