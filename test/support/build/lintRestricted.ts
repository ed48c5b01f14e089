import { execFileSync } from 'node:child_process';
import path from 'node:path';

const script = path.join(__dirname, 'restrictedSyntax.cjs');

interface Found {
  readonly line: number;
  readonly message: string;
}

/** The messages of the `no-restricted-syntax` rules for these lines, as they apply to a file. */
export const lintRestricted = (file: string, lines: readonly string[]): readonly Found[] =>
  JSON.parse(execFileSync(process.execPath, [script, file], { input: lines.join('\n'), encoding: 'utf8' })) as Found[];
