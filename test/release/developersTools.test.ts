import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const dist = (mode: string) => path.join(__dirname, '../../dist', mode, 'browser');

/** What only the fault panel says or asks. */
const traces = /dev\/faults|Faults on purpose|faultPanel/;

async function filesWithTraces(mode: string): Promise<string[]> {
  const names = (await readdir(dist(mode))).filter((name) => /\.(js|map|json)$/.test(name));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(dist(mode), name), 'utf8')]),
  );
  expect(texts.length).toBeGreaterThan(10);
  return texts.filter(([name = '', text = '']) => traces.test(name) || traces.test(text)).map(([name = '']) => name);
}

it('the production build has nothing of the fault panel, neither in a file nor in a source map', async () => {
  expect(await filesWithTraces('production')).toEqual([]);
  // The same search finds it where it is.
  expect((await filesWithTraces('development')).some((name) => name.startsWith('faultPanel.'))).toBe(true);
});
