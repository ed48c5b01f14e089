import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');

export interface Child {
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  /** Resolves when stdout satisfies the condition; rejects with all output when the process ends first. */
  until(condition: (stdout: string) => boolean): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly exit: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Runs a script of this folder in a Node process of its own. Kill it in `afterEach`. */
export function startChild(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [path.join(__dirname, script), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  const exit: Child['exit'] = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal });
    });
  });
  return {
    pid: child.pid ?? 0,
    stdout: () => out,
    stderr: () => err,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (condition(out)) resolve();
        };
        child.stdout.on('data', look);
        void exit.then(() => {
          reject(new Error(`the process ended first:\n${out}\n${err}`));
        });
        look();
      }),
    kill: (signal) => void child.kill(signal),
    exit,
  };
}
