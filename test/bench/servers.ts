import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '../support/journeys/servers/startServer.cjs';

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

function running(server: ChildProcess, origin: string): RunningServer {
  // A server that has printed its address is a running process.
  if (server.pid === undefined) throw new Error('The server has no process.');
  return { origin, pid: server.pid, stop: stopping(server) };
}

const stopping = (server: ChildProcess) => async () => {
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
};

/** Does the work while a server runs, and stops it afterwards. */
export async function during<T, Server extends { readonly stop: () => Promise<void> }>(
  server: Server,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** The built shop over a data folder. */
export async function startShop(dataDir: string): Promise<RunningServer> {
  const { server, origin } = await startServer('production', {
    dataDir,
    settings: { TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  return running(server, origin);
}

/** The built shop with the demo's data, in a folder that is removed when it stops. */
export async function startDemoShop(): Promise<RunningServer> {
  const { server, origin, dataDir } = await startServer('production');
  const shop = running(server, origin);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A process that prints `open at ‹address›` once it serves. */
async function startProcess(what: string, script: string, args: readonly string[]): Promise<RunningServer> {
  const server = spawn(process.execPath, [path.join(__dirname, script), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => {
      reject(new Error(`The ${what} ended with code ${String(code)}.`));
    });
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /open at (http:\/\/\S+)/.exec(chunk.toString());
      if (address?.[1] !== undefined) resolve(address[1]);
    });
  });
  return running(server, origin);
}

/** The bare server over its own copy of the catalogue, with answers as large as the shop's at each step. */
export const startBare = (file: string, bytes: Readonly<Record<string, number>>): Promise<RunningServer> =>
  startProcess('bare server', 'bare/bareServer.cjs', [file, JSON.stringify(bytes)]);

/** The reference page, to which the shop's pages are compared, from a folder with its scripts. */
export const startReference = (folder: string, scripts: readonly string[]): Promise<RunningServer> =>
  startProcess('reference page', 'pages/reference/referenceServer.cjs', [folder, JSON.stringify(scripts)]);
