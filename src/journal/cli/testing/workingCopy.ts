import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestWriting } from './testWriting';

const runner = 'node_modules/jest/bin/jest.js';
const config = 'test/jest.config.cjs';

/** Runs Jest on one file of the dom tests; returns its output if it failed. */
function runJest(file: string): Promise<string | undefined> {
  const words = [runner, '-c', config, '--selectProjects', 'dom', '--ci=false', '-u', '--runTestsByPath', file];
  const child = spawn(process.execPath, words, { env: { ...process.env, WRITE_SEEN_TEXTS: '1' } });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? undefined : printed.join('').trim()));
  });
}

/**
 * The working copy of the project, with its packages, in which the command runs and can write tests; undefined if it
 * runs elsewhere.
 */
export function testsInWorkingCopy(momentOf: TestWriting['momentOf']): TestWriting | undefined {
  if (!existsSync(runner) || !existsSync(config)) return undefined;
  return {
    momentOf,
    writeFile: async (file, content) => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    keepTexts: runJest,
  };
}
