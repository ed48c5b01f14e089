import { execFileSync } from 'node:child_process';
import path from 'node:path';

const script = path.join(__dirname, 'restrictedSyntax.cjs');

interface Found {
  readonly line: number;
  readonly message: string;
}

/** What the lint rules of forbidden syntax say of lines, as they hold for a file. */
export const lintRestricted = (file: string, lines: readonly string[]): readonly Found[] =>
  JSON.parse(execFileSync(process.execPath, [script, file], { input: lines.join('\n'), encoding: 'utf8' })) as Found[];
