// Writes V8's compiled code of the server, and of the thread that renders pages, beside their bundles
// (server/process/compiled). It contains the functions that a shop runs until it has answered each kind of page once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { URL } from 'node:url';
import { root } from './freshness.mjs';

const { clearTimeout, fetch, setTimeout } = globalThis;
const folder = path.join(root, 'dist/production/server');
const compiled = ['serverMain.js.compiled', 'renderThreadMain.js.compiled'].map((name) => path.join(folder, name));
/** How long starting the server, and compiling it, may take; enough for a busy machine. */
const DEADLINE_MS = 120_000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comptoir-compile-'));
const hasAnswered = path.join(dataDir, 'answered');
const server = spawn(process.execPath, [path.join(folder, 'server.js')], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    KEPT_RELEASES: '0',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'new',
    KEEP_COMPILED: hasAnswered,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const closed = once(server, 'close');
let said = '';
for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));

/** Calls `find` every 50 ms until it finds something, and resolves with that; rejects when the server has ended. */
async function untilFound(find) {
  for (;;) {
    const found = find();
    if (found) return found;
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended before it was compiled:\n${said}`);
    }
    await sleep(50);
  }
}

/** Paths of a demo shop: one for each first segment that occurs in its sitemap. */
async function kindsOfPage(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return new Map(paths.map((each) => [each.split('/')[1], each])).values();
}

async function compile() {
  const [, origin] = await untilFound(() => /open at (http:\/\/\S+)/.exec(said));
  for (const address of ['/', '/search?q=beurre', ...(await kindsOfPage(origin))]) {
    const answer = await fetch(origin + address);
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    await answer.text();
  }
  writeFileSync(hasAnswered, '');
  await untilFound(() => compiled.every((file) => existsSync(file)));
}

const deadline = setTimeout(() => server.kill('SIGKILL'), DEADLINE_MS);
try {
  await compile();
} finally {
  clearTimeout(deadline);
  server.kill('SIGTERM');
  await closed;
  rmSync(dataDir, { recursive: true, force: true });
}
