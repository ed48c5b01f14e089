import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pruneCache } from '../support/build/pruneCache.cjs';
import { temporaryFolder } from '../support/server/databases/temporaryFolder';

const root = path.resolve(__dirname, '../..');

it('the stack of a process that loads the sources names the lines in which they are written', () => {
  const file = path.join(root, 'src/contract/paths.ts');
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('throw new RangeError('));
  const script = `
    require('./test/support/registerTypeScript.cjs');
    try {
      require('./src/contract/paths.ts').fillPath('cart', '/carts/:cartStateOrId', { cartStateOrId: ' ' });
    } catch (error) {
      process.stdout.write(error.stack);
    }`;
  const stack = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect(stack).toContain('RangeError: ');
  expect(stack).toContain(`${file}:${line + 1}:`);
});

it('a process that loads the sources has the texts as the build compiles them', () => {
  const script = `
    require('./test/support/registerTypeScript.cjs');
    const { wordsOf } = require('./test/support/journeys/walks/words.ts');
    const { t } = wordsOf({});
    process.stdout.write(t('cart.mini.added', { named: 'yes', quantity: 4, name: 'Beurre' }));`;
  const said = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect(said).toBe('4\u00a0× Beurre dans votre panier.');
});

describe('what was compiled', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const { folder, file, remove } = temporaryFolder();
  afterAll(remove);

  const write = (name: string, days: number): void => {
    writeFileSync(file(name), '');
    const at = (Date.now() - days * DAY_MS) / 1000;
    utimesSync(file(name), at, at);
  };
  const names = () => readdirSync(folder).sort();

  it('is kept for two weeks, and looked through once a day', () => {
    write('old.js', 14.1);
    write('old.js.123', 15);
    write('young.js', 13.9);
    pruneCache(folder);
    expect(names()).toEqual(['pruned', 'young.js']);
    write('old.js', 20);
    pruneCache(folder);
    expect(names()).toEqual(['old.js', 'pruned', 'young.js']);
    write('pruned', 1.1);
    pruneCache(folder);
    expect(names()).toEqual(['pruned', 'young.js']);
    expect(Date.now() - statSync(file('pruned')).mtimeMs).toBeLessThan(DAY_MS);
  });
});
