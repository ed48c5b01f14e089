import { readdirSync, readFileSync } from 'node:fs';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

const SECRET = 'a-key-that-must-not-linger';

/** The files of the folder that contain these words, while the database is open. */
const filesWith = (words: string): readonly string[] =>
  readdirSync(temporary.folder).filter((name) => readFileSync(temporary.file(name)).includes(words));

test('what is deleted is in no file any more once it is to be forgotten, though the database goes on', async () => {
  const database = await openSqlite(temporary.file('shop.sqlite'));
  const times = { opened_at: 0, started_at: 0, ended_at: 0 };
  await database.write(async (db) => {
    for (let number = 0; number < 50; number += 1) {
      const sealed_key = number === 25 ? SECRET : 'another-key-of-the-same-kind';
      const session = `session-${String(number)}`;
      await db
        .insertInto('recording')
        .values({ session, browser_hash: '', sealed_key, ...times })
        .execute();
    }
  });
  expect(filesWith(SECRET)).toEqual(['shop.sqlite-wal']);
  await database.forgetDeleted();
  expect(filesWith(SECRET)).toEqual(['shop.sqlite']);

  await database.write((db) => db.deleteFrom('recording').where('sealed_key', '=', SECRET).execute());
  expect(filesWith(SECRET)).toEqual(['shop.sqlite']);
  await database.forgetDeleted();
  expect(filesWith(SECRET)).toEqual([]);
  expect(filesWith('another-key-of-the-same-kind')).toEqual(['shop.sqlite']);

  // Deleted rows can also be forgotten while other commands write.
  const kept = await Promise.all([
    database.write((db) => db.deleteFrom('recording').where('session', '=', 'session-1').execute()),
    database.forgetDeleted(),
    database.write((db) => db.deleteFrom('recording').where('session', '=', 'session-2').execute()),
    database.forgetDeleted(),
  ]);
  expect(kept).toHaveLength(4);
  expect(await database.read.selectFrom('recording').select('session').execute()).toHaveLength(47);
  await database.close();
});
