import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeMemoryFolder } from '../memoryFolder.cjs';
import type { Order } from './orders';

let bundle: string | null = null;
/** The server's file, bundled once unless a source has changed. */
const bundled = (): string =>
  (bundle ??= execFileSync(process.execPath, [path.join(__dirname, 'buildServer.cjs')], { encoding: 'utf8' }));

/** There as soon as one has opened. */
const hasOpened = (): string => `${bundled()}.opened`;

/** A server's process that can be killed. */
export interface Killable {
  readonly origin: string;
  /** The signal that ended it; null: it ended by itself. */
  readonly exit: Promise<NodeJS.Signals | null>;
  /** Sends it an order; returns the number of commits since the last one. */
  obey(order: Order): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<Killable>();

/** Starts one on this data folder. What it complains of comes with the error when it does not start. */
export const startKillable = async (dataDir: string, env: Readonly<Record<string, string>>): Promise<Killable> => {
  const child = spawn(process.execPath, [bundled()], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO_DATA: 'new',
      // The first one leaves what V8 made of it, which takes the next ones half the time.
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
};

/** Ends what still runs; for `afterEach`. */
export const endAll = async (): Promise<void> => {
  await Promise.all([...running].map((killable) => killable.kill('SIGKILL')));
};

/** Data folders of a test: an empty one, and copies of one whose server has stopped. `remove` them in the end. */
export const dataFolders = () => {
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
};
