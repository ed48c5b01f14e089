import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const MOST_FILES = 15;

/** Collections: one file for each subject of texts, each migration, each recording. Nobody reads them as a whole. */
const COLLECTIONS = /^(?:src\/storefront\/messages|src\/server\/database\/migrations|test\/recordings)(?:\/|$)/;

/** The folders with more files than allowed, each with their number. */
function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    if (!COLLECTIONS.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [`${folder}: ${count}`] : []));
}

const filesBelow = (top: string): readonly string[] =>
  readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'));

it('no folder of sources or tests holds more than fifteen files, apart from messages, migrations and recordings', () => {
  const files = ['src', 'test'].flatMap(filesBelow);
  expect(files.length).toBeGreaterThan(3000);
  expect(crowdedFolders(files)).toEqual([]);
});

it('a folder with a sixteenth file is named with their number; files of its own folders do not count', () => {
  const filled = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/file${index}.ts`);
  const fifteen = [...filled('src/a', 15), ...filled('src/a/b', 15), ...filled('src/storefront/messages/fr-FR', 90)];
  expect(crowdedFolders(fifteen)).toEqual([]);
  expect(crowdedFolders([...fifteen, 'src/a/one.ts'])).toEqual(['src/a: 16']);
});
