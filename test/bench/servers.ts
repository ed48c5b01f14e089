import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startServer } from '../support/journeys/servers/startServer.cjs';

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const stopping = (server: ChildProcess) => async () => {
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
};

/** The built shop over a data folder. */
export async function startShop(dataDir: string): Promise<RunningServer> {
  const { server, origin } = await startServer('production', {
    dataDir,
    settings: { TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  return { origin, stop: stopping(server) };
}

/** The bare server over its own copy of the catalogue, answering as many bytes at each step as the shop does. */
export async function startBare(file: string, bytes: Readonly<Record<string, number>>): Promise<RunningServer> {
  const script = path.join(__dirname, 'bareServer.cjs');
  const server = spawn(process.execPath, [script, file, JSON.stringify(bytes)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => {
      reject(new Error(`The bare server ended with code ${String(code)}.`));
    });
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /open at (http:\/\/\S+)/.exec(chunk.toString());
      if (address?.[1] !== undefined) resolve(address[1]);
    });
  });
  return { origin, stop: stopping(server) };
}
