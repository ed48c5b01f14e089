import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { openSqlite } from '../../../src/server/database/sqlite/openSqlite';
import { startChild, type Child } from '../../support/server/processes/childProcess';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';
import { waitUntil } from '../../support/waitUntil';

const temporary = temporaryFolder();
const children: Child[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await child.exit;
  }
});
afterAll(() => temporary.remove());
function start(env: Record<string, string>): Child {
  const child = startChild('runServer.cjs', [], { PORT: '0', LOG_LEVEL: 'warn', ...env });
  children.push(child);
  return child;
}
async function addressOf(child: Child): Promise<string> {
  await child.until((text) => text.includes('Comptoir is open at '));
  return /open at (\S+)/.exec(child.stdout())?.[1] ?? '';
}
const linesOf = (text: string) => text.trim().split('\n');

/** One connection that stays open, so that a request can still arrive while the server stops. */
async function startTalk(port: string) {
  const socket = connect(Number(port), 'localhost').setEncoding('utf8');
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (chunk: string) => (said += chunk));
  return {
    ask: (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    end: once(socket, 'close').then(() => said),
  };
}
const accepts = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function fails(env: Record<string, string>, line: RegExp) {
  const child = start(env);
  expect(await child.exit).toEqual({ code: 1, signal: null });
  expect(linesOf(child.stderr())).toEqual([expect.stringMatching(line)]);
  expect(child.stdout()).toBe('');
}

describe('the server process', () => {
  it('says in one line where the shop is, is reachable on both loopback addresses, and is ready', async () => {
    const child = start({ DATA_DIR: temporary.file('open') });
    const address = await addressOf(child);
    expect(child.stdout()).toBe(`Comptoir is open at ${address}\n`);
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    for (const origin of [address, address.replace('localhost', '127.0.0.1')]) {
      expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
    }
  });

  it('refuses what is set wrong with one line each', async () => {
    await fails({ PORT: 'front door' }, /^PORT must be a whole number/);
    await fails({ DATABASE_URL: 'mysql://localhost/shop' }, /^DATABASE_URL must be an address like postgres:/);
    await fails({ COMMERCE_ORIGIN: 'org.example' }, /^COMMERCE_ORIGIN must be an address like/);
    writeFileSync(temporary.file('plain'), '');
    await fails({ DATA_DIR: temporary.file('plain/data') }, /^DATA_DIR .* cannot be written to \(ENOTDIR\)\.$/);
  });

  it('refuses to stand in front of a store whose prices include their tax, with one line [TAX-02]', async () => {
    const store = createServer(({ url }, response) =>
      url?.includes('/application-context') === true
        ? response.end(JSON.stringify({ taxType: 'Gross' }))
        : response.writeHead(404).end(),
    );
    await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve));
    const address = store.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const env = { DATA_DIR: temporary.file('gross'), COMMERCE_ORIGIN: `http://127.0.0.1:${String(port)}` };
    await fails(env, /^COMMERCE_ORIGIN http:\S+ leads to a store whose prices include their tax .*Choose a store/);
    store.closeAllConnections();
    await new Promise((resolve) => store.close(resolve));
  });

  it('refuses a damaged database, one that another server holds, and a port that is taken', async () => {
    const first = start({ DATA_DIR: temporary.file('held') });
    const address = await addressOf(first);
    await fails({ DATA_DIR: temporary.file('held') }, /^Another server is using the database/);
    await fails(
      { DATA_DIR: temporary.file('free'), PORT: new URL(address).port },
      /^Cannot listen on HOST localhost, PORT \d+: another program listens there\.$/,
    );
    writeFileSync(temporary.file('free/comptoir.sqlite'), 'no database '.repeat(500));
    await fails({ DATA_DIR: temporary.file('free') }, /^The database .* is damaged/);
  });

  it.each(['plugin', 'ready'])('closes what it has opened and ends when a start fails at %s', async (at) => {
    const child = start({ DATA_DIR: temporary.file(`fails-${at}`), FAILS_AT: at });
    expect(await child.exit).toEqual({ code: 1, signal: null });
    expect(child.stderr()).toMatch(`The server could not start: Error: fails at ${at}`);
  });

  it('refuses a database of a newer release with one line', async () => {
    mkdirSync(temporary.file('newer'));
    const file = temporary.file('newer/comptoir.sqlite');
    const later = { number: allMigrations.length + 1, name: 'later', up: async () => {} };
    await (await openSqlite(file, { migrations: [...allMigrations, later] })).close();
    await fails({ DATA_DIR: temporary.file('newer') }, /^The database is newer than this release/);
  });

  it('keeps its data to its owner, also what an earlier release left open to everybody', async () => {
    for (const folder of ['modes', 'modes/keys', 'modes/outbox']) mkdirSync(temporary.file(folder));
    writeFileSync(temporary.file('modes/outbox/mail.eml'), 'a link');
    writeFileSync(temporary.file('modes/keys/server-secret'), 'a secret of an earlier release, long enough');
    await (await openSqlite(temporary.file('modes/comptoir.sqlite'))).close();
    const folders = ['modes', 'modes/keys', 'modes/outbox'];
    const left = ['modes/outbox/mail.eml', 'modes/keys/server-secret', 'modes/comptoir.sqlite'];
    for (const name of folders) chmodSync(temporary.file(name), 0o755);
    for (const name of left) chmodSync(temporary.file(name), 0o644);
    await addressOf(start({ DATA_DIR: temporary.file('modes') }));
    const modeOf = (name: string) => [name, (statSync(temporary.file(name)).mode & 0o777).toString(8)];
    const files = [...left, 'modes/comptoir.sqlite-wal', 'modes/comptoir.sqlite-shm', 'modes/comptoir.sqlite.lock'];
    expect(folders.map(modeOf)).toEqual(folders.map((name) => [name, '700']));
    expect(files.map(modeOf)).toEqual(files.map((name) => [name, '600']));
    await addressOf(start({ DATA_DIR: temporary.file('modes-new') }));
    expect(['modes-new', 'modes-new/comptoir.sqlite', 'modes-new/comptoir.sqlite-wal'].map(modeOf)).toEqual([
      ['modes-new', '700'],
      ['modes-new/comptoir.sqlite', '600'],
      ['modes-new/comptoir.sqlite-wal', '600'],
    ]);
  });

  it('finishes running requests at SIGTERM, answers late ones with 503, and keeps what was written', async () => {
    const child = start({ DATA_DIR: temporary.file('stopped') });
    const { port } = new URL(await addressOf(child));
    const written = await fetch(`http://localhost:${port}/stock/butter`, {
      method: 'PUT',
      headers: { authorization: 'Bearer x' },
    });
    expect(written.status).toBe(204);
    const talk = await startTalk(port);
    talk.ask('/slow');
    await child.until((text) => text.includes('slow began'));
    child.kill('SIGTERM');
    await waitUntil('the port is closed', async () => !(await accepts(port)));
    talk.ask('/readyz');
    const said = await talk.end;
    expect(said).toMatch(
      /^HTTP\/1\.1 200 OK[^]*"slow":"done"[^]*HTTP\/1\.1 503 Service Unavailable[^]*"status":"stopping"/,
    );
    expect(await child.exit).toEqual({ code: 0, signal: null });
    const database = await openSqlite(temporary.file('stopped/comptoir.sqlite'));
    const rows = await database.read.selectFrom('stock_level').select('product_id').execute();
    await database.close();
    expect(rows).toEqual([{ product_id: 'butter' }]);
  });
});
