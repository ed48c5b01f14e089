// A private PostgreSQL for tests: its own folder, a socket in it and no port, no waiting for the disk. It sorts
// text in French unless a column says otherwise, so that a rule left to the database's language shows.
const { execFileSync, spawn } = require('node:child_process');
const { chmodSync, chownSync, existsSync, readdirSync, rmSync } = require('node:fs');
const { clearTimeout, setTimeout } = require('node:timers');
const path = require('node:path');
const { makeMemoryFolder } = require('../memoryFolder.cjs');

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

/** The folder of initdb and postgres; null: not installed. */
const findPostgres = () => {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
};

/** PostgreSQL refuses to run as root: it then runs as the user postgres or nobody. */
const runAs = () => {
  if (process.getuid() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const numberOf = (kind) => Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: numberOf('-u'), gid: numberOf('-g') };
    } catch {
      // There is no such user: the next one is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
};

/**
 * A watcher that outlives a killed test run: when this process has ended, it stops the server and removes the folder.
 */
const guardOf = (pid, folder) => {
  const script = 'cat > /dev/null; kill -INT "$1"; sleep 2; rm -rf "$2"';
  const guard = spawn('sh', ['-c', script, 'guard', String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.unref();
  guard.stdin.on('error', () => undefined);
  return guard;
};

const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  shared_buffers: '64MB',
  autovacuum: 'off',
  // Without statistics the planner takes short queries for long ones and compiles them: a third of PostgreSQL's time.
  jit: 'off',
  track_counts: 'off',
};

/** Creates a cluster; `start` and `stop` it as often as needed, and `remove` it at the end. */
const makeCluster = () => {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed: no initdb found.');
  const user = runAs();
  const folder = makeMemoryFolder('pg');
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=fr'];
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'comptoir', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let server = null;
  let guard = null;
  let exit = Promise.resolve();
  return {
    /** The connection address of one of its databases. */
    urlOf: (database) => `postgres://comptoir@localhost/${database}?host=${folder}`,
    async start() {
      const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder });
      server = spawn(
        path.join(bin, 'postgres'),
        ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        {
          ...user,
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      let said = '';
      exit = new Promise((resolve) => server.once('exit', resolve));
      await new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${said}`)), START_TIMEOUT_MS);
        server.stderr.setEncoding('utf8').on('data', (text) => {
          said = (said + text).slice(-10_000);
          if (!said.includes('ready to accept connections')) return;
          clearTimeout(tooLate);
          resolve();
        });
        server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${said}`)));
      });
      server.unref();
      server.stderr.unref();
      guard = guardOf(server.pid, folder);
    },
    /** Stops it at once, in pg_ctl's mode `fast`: connections are cut. */
    async stop() {
      guard?.kill('SIGKILL');
      // Keeps this process alive until the server has ended.
      server?.ref();
      server?.kill('SIGINT');
      await exit;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/**
 * Whether the PostgreSQL tests can run. Where REQUIRE_POSTGRES is set, as in CI, a missing PostgreSQL throws; elsewhere
 * a loud message says that the tests are skipped.
 */
const canRunPostgres = () => {
  if (findPostgres() !== null) return true;
  const text = 'PostgreSQL is not installed: THE SERVER TESTS ON POSTGRESQL ARE SKIPPED.';
  if (process.env.REQUIRE_POSTGRES) throw new Error(text);
  process.stderr.write(`\n*** ${text} Install Debian's postgresql to run them. ***\n\n`);
  return false;
};

module.exports = { canRunPostgres, makeCluster };
