import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeMemoryFolder } from '../memoryFolder.cjs';
import type { Order } from './orders';

let bundle: string | null = null;
/** The bundle of the server, rebuilt only if a source has changed. */
const bundled = (): string =>
  (bundle ??= execFileSync(process.execPath, [path.join(__dirname, 'buildServer.cjs')], { encoding: 'utf8' }));

/** A file that exists once a first server has started. */
const hasOpened = (): string => `${bundled()}.opened`;

/** A server's process that can be killed. */
export interface Killable {
  readonly origin: string;
  /** The signal that ended it; null: it exited by itself. */
  readonly exit: Promise<NodeJS.Signals | null>;
  /** Sends it an order; returns the number of commits since the last one. */
  obey(order: Order): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<Killable>();

/** Starts a server on this data folder. If it does not start, the error contains what it printed. */
export async function startKillable(dataDir: string, env: Readonly<Record<string, string>>): Promise<Killable> {
  const child = spawn(process.execPath, [bundled()], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO_DATA: 'new',
      // The first start stores V8's compiled form of the bundle, which halves the time of the next ones.
      KEEP_COMPILED: hasOpened(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const exit = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('close', (_code, signal) => {
      resolve(signal);
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const address = /open at (http:\/\/\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void exit.then(() => {
      reject(new Error(`The server ended before it was open:\n${said}`));
    });
  });
  writeFileSync(hasOpened(), '');
  const killable: Killable = {
    origin,
    exit,
    async obey(order) {
      const answer = once(child, 'message');
      child.send(order);
      const [{ commits }] = (await answer) as [{ readonly commits: number }];
      return commits;
    },
    async kill(signal) {
      child.kill(signal);
      await exit;
    },
  };
  running.add(killable);
  void exit.then(() => running.delete(killable));
  return killable;
}

/** Ends what still runs; for `afterEach`. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((killable) => killable.kill('SIGKILL')));
}

/** Data folders for a test: an empty one, and copies of one whose server has stopped. Call `remove` at the end. */
export function dataFolders() {
  const made: string[] = [];
  const fresh = async (): Promise<string> => {
    const folder = makeMemoryFolder('killed');
    made.push(folder);
    return folder;
  };
  return {
    fresh,
    async copyOf(folder: string): Promise<string> {
      const copy = await fresh();
      await cp(folder, copy, { recursive: true });
      return copy;
    },
    async remove() {
      await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
