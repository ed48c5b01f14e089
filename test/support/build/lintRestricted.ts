import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.join(__dirname, 'restrictedSyntax.cjs');

interface Found {
  readonly line: number;
  readonly message: string;
}

export interface RestrictedLint {
  /**
   * The messages about these lines, as if they were a file's, of the rules that forbid syntax, doubled imports and
   * retired names.
   */
  readonly lint: (file: string, lines: readonly string[]) => Promise<readonly Found[]>;
  readonly close: () => void;
}

/**
 * Starts the linter as a process that answers all questions of a test file, because loading the rules takes a second.
 */
export function startRestrictedLint(): RestrictedLint {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers: AsyncIterator<string, undefined> = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async lint(file, lines) {
      child.stdin.write(`${JSON.stringify({ file, code: lines.join('\n') })}\n`);
      const { value, done } = await answers.next();
      if (done === true) throw new Error('The linter has ended: see its message above.');
      return JSON.parse(value) as Found[];
    },
    close: () => child.stdin.end(),
  };
}
