// Lists the rows of docs/requirements.md with the tests whose titles cite them. Ends with 1 when a ticked row has no
// test, or a test cites a row that does not exist.   usage: requirements.mjs [CHECKOUT]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The rows of the list: id, requirement, and whether it is ticked. */
const rowsOf = (text) =>
  [...text.matchAll(/^- \[([ x])\] ([A-Z]{3}-\d{2}) (.+)$/gm)].map(([, mark, id, asks]) => ({
    id,
    asks,
    isDone: mark === 'x',
  }));

/** The ids in brackets in a test file, which its titles cite: `'it does so [CRT-09, CRT-11]'`. */
const citedIn = (source) =>
  [...source.matchAll(/\[([A-Z]{3}-\d{2}(?:, [A-Z]{3}-\d{2})*)\]/g)].flatMap(([, ids]) => ids.split(', '));

/** Contradictions between rows and citations (id → files), one line each. */
const faultsOf = (rows, citations) => [
  ...rows.filter(({ id, isDone }) => isDone && !citations.has(id)).map(({ id }) => `${id} is ticked and has no test.`),
  ...[...citations]
    .filter(([id]) => !rows.some((row) => row.id === id))
    .map(([id, files]) => `${id} is no row of the list, but is cited in ${files.join(', ')}.`),
];

const citationsUnder = (folder) => {
  const citations = new Map();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.test\.tsx?$/.test(entry)) continue;
    for (const id of new Set(citedIn(readFileSync(path.join(folder, entry), 'utf8')))) {
      citations.set(id, [...(citations.get(id) ?? []), entry]);
    }
  }
  return citations;
};

const rows = rowsOf(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
const citations = citationsUnder(path.join(root, 'test'));
for (const { id, asks, isDone } of rows) {
  console.log(`${isDone ? '✓' : ' '} ${id}  ${asks}`);
  for (const file of citations.get(id) ?? []) console.log(`           ${file}`);
}
const faults = faultsOf(rows, citations);
for (const fault of faults) console.error(fault);
console.log(
  `\n${rows.filter((row) => row.isDone).length} of ${rows.length} rows are done, ${citations.size} are cited.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
