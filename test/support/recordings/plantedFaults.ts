import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENDING = '.dom.test.ts';
const root = path.join(__dirname, '../../..');

/**
 * Copies a test of a recording under another name, with a fault in one of the shop's modules: `fault` is the source of
 * the module's replaced exports.
 */
export function plantFault(test: string, name: string, module: string, fault: string): void {
  const folder = path.dirname(test);
  const own = path.basename(test, ENDING);
  const texts = path.join(folder, '__snapshots__');
  if (existsSync(texts))
    copyFileSync(path.join(texts, `${own}${ENDING}.snap`), path.join(texts, `${name}${ENDING}.snap`));
  copyFileSync(path.join(folder, `${own}.ndjson.gz`), path.join(folder, `${name}.ndjson.gz`));
  const source = readFileSync(test, 'utf8').replace(`${own}.ndjson.gz`, `${name}.ndjson.gz`);
  const modulePath = JSON.stringify(path.relative(folder, path.join(root, 'src/storefront', module)));
  const mock = `jest.mock(${modulePath}, () => { const real = jest.requireActual(${modulePath}); return { ...real, ${fault} }; });`;
  writeFileSync(path.join(folder, `${name}${ENDING}`), `${source}\n${mock}\n`);
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Runs all tests of recordings in a folder below test/; returns the result of each, by its name. */
export async function runTestsIn(folder: string): Promise<ReadonlyMap<string, Report['testResults'][number]>> {
  const words = ['-c', 'test/jest.config.cjs', '--ci', '--json', '--selectProjects', 'dom', '--runTestsByPath'];
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const output = await new Promise<string>((resolve) => {
    // The command fails, as expected.
    execFile(
      process.execPath,
      ['node_modules/jest/bin/jest.js', ...words, ...files.map((file) => path.join(folder, file))],
      { cwd: root, maxBuffer: 100_000_000 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const report = JSON.parse(output) as Report;
  return new Map(report.testResults.map((result) => [path.basename(result.name, ENDING), result]));
}
