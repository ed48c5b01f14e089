import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts that only the code of the developers' panels contains, and its paths in source maps. */
const traces = /dev\/faults|Faults on purpose|faultPanel|Ranking explained|rankingPanel/;
const sources = (map: string): string =>
  (JSON.parse(map) as { readonly sources: readonly string[] }).sources.join('\n');

async function filesWithTraces(mode: string): Promise<string[]> {
  const folder = path.join(__dirname, '../../dist', mode, 'browser');
  const names = (await readdir(folder)).filter((name) => /\.(js|map|json)$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return traces.test(name) || traces.test(name.endsWith('.map') ? sources(text) : text) ? name : null;
    }),
  );
  return found.filter((name) => name !== null);
}

it('the production build has no code of the developers’ panels, in no file and by no name', async () => {
  expect(await filesWithTraces('production')).toEqual([]);
  // That the search can find such code at all is shown by the development build.
  const inDevelopment = (await filesWithTraces('development')).map((name) => name.replace(/\.\w{6}\./, '.'));
  expect(inDevelopment).toEqual(
    expect.arrayContaining(['browser.js', 'faultPanel.js', 'faultPanel.js.map', 'rankingPanel.js']),
  );
});
