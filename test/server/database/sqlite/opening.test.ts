import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { DatabaseProblem } from '../../../../src/server/database/DatabaseProblem';
import { allMigrations } from '../../../../src/server/database/migrations/allMigrations';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

const clock = { now: () => 1_700_000_000_000 };
async function openAndClose(file: string) {
  const database = await openSqlite(file, { clock });
  await database.close();
}
async function problemOf(file: string): Promise<DatabaseProblem> {
  try {
    await openAndClose(file);
  } catch (error) {
    if (error instanceof DatabaseProblem) return error;
    throw error;
  }
  throw new Error('it opened');
}
function inFile<T>(file: string, work: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

describe('opening a SQLite file', () => {
  it('makes the file, in WAL and with strict tables, and records each migration', async () => {
    const file = temporary.file('new.sqlite');
    await openAndClose(file);
    inFile(file, (db) => {
      expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
      const history = db.prepare('select * from migration order by number').all();
      expect(history).toEqual(allMigrations.map(({ number, name }) => ({ number, name, applied_at: clock.now() })));
      const tables = db.prepare("select sql from sqlite_master where type = 'table' and sql not null").pluck().all();
      expect(tables.length).toBeGreaterThan(8);
      for (const definition of tables) expect(definition).toMatch(/strict$/i);
    });
  });

  it('waits for the disk at every commit', async () => {
    const database = await openSqlite(temporary.file('full.sqlite'));
    const full = await database.write((db) => sql<{ synchronous: number }>`pragma synchronous`.execute(db));
    await database.close();
    expect(full.rows).toEqual([{ synchronous: 2 }]);
  });

  it.each<[string, (file: string) => void]>([
    ['was emptied', (file) => writeFileSync(file, '')],
    ['is gone', (file) => rmSync(file)],
    [
      'has lost its tables',
      (file) => {
        rmSync(file);
        inFile(file, (db) => db.exec('vacuum'));
      },
    ],
  ])('refuses a file that held a shop and %s, and leaves it so', async (what, harm) => {
    const file = temporary.file(`${what}.sqlite`);
    await openAndClose(file);
    await openAndClose(file);
    harm(file);
    const size = existsSync(file) ? statSync(file).size : 0;
    for (const time of ['first', 'second']) {
      const problem = await problemOf(file);
      expect([time, problem.code]).toEqual([time, 'DATABASE_EMPTIED']);
      expect(problem.message).toContain(`remove ${file}.made to begin a new shop`);
    }
    expect(statSync(file).size).toBe(size);
    rmSync(`${file}.made`);
    await openAndClose(file);
  });

  it('fills an empty file that held nothing, such as one whose first start was cut off', async () => {
    const file = temporary.file('begun.sqlite');
    writeFileSync(file, '');
    await openAndClose(file);
    expect(existsSync(`${file}.made`)).toBe(true);
  });

  it('refuses a file that is no database', async () => {
    const file = temporary.file('letter.sqlite');
    writeFileSync(file, 'Bonjour, '.repeat(1000));
    const problem = await problemOf(file);
    expect(problem.code).toBe('DATABASE_DAMAGED');
    expect(problem.message).toContain(file);
    expect(problem.message).not.toContain('\n');
  });

  it('refuses a database with a page overwritten in the middle', async () => {
    const file = temporary.file('damaged.sqlite');
    await openAndClose(file);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096 * 2, 4096 * 3);
    writeFileSync(file, bytes);
    expect((await problemOf(file)).code).toBe('DATABASE_DAMAGED');
  });

  it('refuses one that is open already, also in this very process, and opens once it is closed', async () => {
    const file = temporary.file('held.sqlite');
    const first = await openSqlite(file);
    const problem = await problemOf(file);
    expect(problem.code).toBe('DATABASE_IN_USE');
    expect(problem.message).toBe(`Another server is using the database ${file}.`);
    await first.close();
    await openAndClose(file);
  });

  it('refuses one that another program has locked', async () => {
    const file = temporary.file('shell.sqlite');
    await openAndClose(file);
    const shell = new Sqlite(file);
    shell.pragma('locking_mode = EXCLUSIVE');
    shell.exec('BEGIN EXCLUSIVE');
    try {
      expect((await problemOf(file)).code).toBe('DATABASE_IN_USE');
    } finally {
      shell.close();
    }
    await openAndClose(file);
  });

  it('refuses a place where no file can be made', async () => {
    expect((await problemOf(temporary.file('missing/shop.sqlite'))).code).toBe('DATABASE_UNWRITABLE');
    writeFileSync(temporary.file('plain'), '');
    expect((await problemOf(temporary.file('plain/shop.sqlite'))).code).toBe('DATABASE_UNWRITABLE');
  });
});
