import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.join(__dirname, 'restrictedSyntax.cjs');

interface Found {
  readonly line: number;
  readonly message: string;
}

export interface RestrictedLint {
  /** The messages of the rules that forbid syntax and doubled imports for these lines, as they apply to a file. */
  readonly lint: (file: string, lines: readonly string[]) => Promise<readonly Found[]>;
  readonly close: () => void;
}

/** Loading the rules takes a second, so one process answers all questions of a test file. */
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
