import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../src/build/plugins/ReleaseManifest';

const folder = path.join(__dirname, '../../dist/production/browser');
/** Chromium compiles all functions of a file that begins with it, beside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const { entries, chunks } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
const pages = Object.keys(chunks).filter((name) => name.startsWith('page-'));
/** The files that a page starts with. `late-rest` is loaded soon after, and most of its functions are called too. */
const starting = new Set([
  ...(entries['browser'] ?? []),
  ...[...pages, 'late-rest'].flatMap((name) => chunks[name] ?? []),
]);

it.each([
  { of: 'French', language: '' },
  { of: 'English', language: 'en-US' },
])(
  'the $of files that a page starts with, but for its first script, are marked to be compiled as they arrive, and no others',
  ({ language }) => {
    const scripts = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.js'));
    const hinted = scripts.filter((file) => readFileSync(path.join(folder, language, file), 'utf8').startsWith(HINT));
    const started = scripts.filter((file) => starting.has(file));
    expect(hinted.toSorted()).toEqual(started.toSorted());
    // Guards against empty sets. Code that is loaded on demand has no hint: it is compiled function by function.
    expect(started.some((file) => file.startsWith('page-home.'))).toBe(true);
    expect(scripts.some((file) => file.startsWith('late-') && !starting.has(file))).toBe(true);
  },
);
