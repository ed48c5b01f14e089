import { DatabaseProblem } from '../../../../src/server/database/DatabaseProblem';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { failingStatements } from '../../../support/server/databases/failingStatements';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
const sqlite = failingStatements();
afterAll(() => {
  sqlite.end();
  temporary.remove();
});

test('a write that SQLite refuses to the read door is a bug; a file that it cannot recover, lock or find again is a problem of the database', async () => {
  const database = await openSqlite(temporary.file('shop.sqlite'));
  const thrownFor = async (code: string): Promise<unknown> => {
    const reading = () =>
      database.read
        .selectFrom('migration')
        .selectAll()
        .execute()
        .catch((error: unknown) => error);
    return (await sqlite.during({ at: 1, code }, reading)).result;
  };
  try {
    expect(await thrownFor('SQLITE_READONLY')).not.toBeInstanceOf(DatabaseProblem);
    for (const reason of ['CANTINIT', 'RECOVERY', 'CANTLOCK', 'DIRECTORY', 'DBMOVED']) {
      expect(await thrownFor(`SQLITE_READONLY_${reason}`)).toMatchObject({ code: 'DATABASE_UNWRITABLE' });
    }
  } finally {
    await database.close();
  }
});
