// Leaves V8's compiled form of the server and of the thread that renders pages beside them (server/process/compiled): what a shop
// runs until it has answered each kind of page once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { URL } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { root } from './freshness.mjs';

const folder = path.join(root, 'dist/production/server');
const DEADLINE_MS = 120_000;

/** Addresses of a demo shop, one of each kind by the first folder of its path. */
async function kindsOfPage(origin) {
  const sitemap = await (await globalThis.fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return new Map(paths.map((each) => [each.split('/')[1], each])).values();
}

async function openOrigin(server) {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(server, 'close').then(() => {
    throw new Error(`The server ended before it was compiled:\n${said}`);
  });
  const opened = (async () => {
    for (;;) {
      const origin = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (origin !== undefined) return origin;
      await setTimeout(20);
    }
  })();
  return Promise.race([ended, opened]);
}

const isWrittenSince = (moment) => (file) => existsSync(file) && statSync(file).mtimeMs > moment;

async function compile(server) {
  const origin = await openOrigin(server);
  for (const address of ['/', '/search?q=beurre', ...(await kindsOfPage(origin))]) {
    const answer = await globalThis.fetch(origin + address);
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    await answer.text();
  }
  const files = ['serverMain.js.compiled', 'renderThreadMain.js.compiled'].map((name) => path.join(folder, name));
  const answered = Date.now();
  while (!files.every(isWrittenSince(answered))) await setTimeout(50);
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comptoir-compile-'));
const server = spawn(process.execPath, [path.join(folder, 'server.js')], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'new',
    KEEP_COMPILED: '1',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const deadline = globalThis.setTimeout(() => server.kill('SIGKILL'), DEADLINE_MS);
try {
  await compile(server);
} finally {
  globalThis.clearTimeout(deadline);
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  rmSync(dataDir, { recursive: true, force: true });
}
