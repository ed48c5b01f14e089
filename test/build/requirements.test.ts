import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

const script = path.join(__dirname, '../../src/build/requirements.mjs');

/** Runs the command over a checkout with these rows and one test file with these titles. */
function requirementsOf(rows: readonly string[], titles: readonly string[]) {
  const root = temporary.file('checkout');
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  mkdirSync(path.join(root, 'test/cart'), { recursive: true });
  writeFileSync(path.join(root, 'docs/requirements.md'), `# Rows\n\n${rows.join('\n')}\n`);
  writeFileSync(path.join(root, 'test/cart/cart.test.ts'), titles.map((title) => `it('${title}', run);\n`).join(''));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { stdout, stderr, status };
}

// Put together at run time, so that the project's own list does not count these ids.
const citing = (...ids: string[]) => `[${ids.join(', ')}]`;

describe('the list of requirements', () => {
  it('names the tests of each row, and how many are done', () => {
    const listed = requirementsOf(
      ['- [x] CRT-01 A cart is made', '- [ ] CRT-02 Account and currency'],
      [`makes one ${citing('CRT-01', 'CRT-02')}`],
    );
    expect(listed.stderr).toBe('');
    expect(listed.stdout).toContain('✓ CRT-01  A cart is made\n           cart/cart.test.ts\n');
    expect(listed.stdout).toContain('1 of 2 rows are done, 2 are cited.');
    expect(listed.status).toBe(0);
  });

  it('fails on a ticked row without a test', () => {
    const listed = requirementsOf(['- [x] CRT-01 A cart is made', '- [ ] CRT-02 Account'], ['cites nothing']);
    expect(listed.stderr).toBe('CRT-01 is ticked and has no test.\n');
    expect(listed.status).toBe(1);
  });

  it('fails on a citation of no row', () => {
    const listed = requirementsOf(['- [ ] CRT-01 A cart is made'], [`cites ${citing('CRT-99')}`]);
    expect(listed.stderr).toBe('CRT-99 is no row of the list, but is cited in cart/cart.test.ts.\n');
    expect(listed.status).toBe(1);
  });
});
