import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { DatabaseProblem } from '../../../../src/server/database/DatabaseProblem';
import { openPostgres } from '../../../../src/server/database/postgres/openPostgres';
import { asOwner, lastingPostgres, postgresUrl } from '../../../support/postgres/lastingPostgres';

async function problemOf(url: string): Promise<DatabaseProblem> {
  try {
    await (await openPostgres(url)).close();
  } catch (error) {
    if (error instanceof DatabaseProblem) return error;
    throw error;
  }
  throw new Error('it opened');
}

describe('opening a PostgreSQL database', () => {
  it('is done by any number of processes at once: one makes the tables, all can use them', async () => {
    const lasting = await lastingPostgres({ isEmpty: true });
    const databases = await Promise.all([lasting.open(), lasting.open(), lasting.open()]);
    await Promise.all(
      databases.map((database, index) =>
        database.write((db) =>
          db
            .insertInto('stock_level')
            .values({ product_id: `p${index}`, on_hand: 1 })
            .execute(),
        ),
      ),
    );
    for (const { read } of databases) {
      expect(await read.selectFrom('stock_level').selectAll().execute()).toHaveLength(3);
    }
    await Promise.all(databases.map((database) => database.close()));
    await lasting.remove();
  });

  it.each([
    ['nobody listens', 'postgres://shop:geheim@127.0.0.1:1/shop', 'DATABASE_UNREACHABLE', 'shop at 127.0.0.1:1'],
    [
      'there is no such socket',
      'postgres://shop:geheim@localhost/shop?host=/nowhere',
      'DATABASE_UNREACHABLE',
      'shop at',
    ],
  ])('says in one line that it cannot be reached, never the password: %s', async (_why, url, code, label) => {
    const problem = await problemOf(url);
    expect(problem).toMatchObject({ code });
    expect(problem.message).toContain(label);
    expect(problem.message).not.toMatch(/geheim|\n/);
  });

  it('says that a database does not exist, or that a user may not enter', async () => {
    expect(await problemOf(postgresUrl('no_such_shop'))).toMatchObject({ code: 'DATABASE_REFUSED' });
    const stranger = new URL(postgresUrl('postgres'));
    stranger.username = 'stranger';
    stranger.password = 'geheim';
    const problem = await problemOf(stranger.href);
    expect(problem.code).toBe('DATABASE_REFUSED');
    expect(problem.message).not.toContain('geheim');
  });

  it('refuses one that held a shop and has lost its tables, until somebody says that it is to begin anew', async () => {
    const lasting = await lastingPostgres({ isEmpty: true });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'comptoir-marks-'));
    await (await lasting.open({ marksIn: folder })).close();
    await (await lasting.open({ marksIn: folder })).close();
    await lasting.run('drop schema public cascade; create schema public');
    const opened = lasting.open({ marksIn: folder });
    await expect(opened).rejects.toMatchObject({
      code: 'DATABASE_EMPTIED',
      message: expect.stringContaining(`${lasting.name} at`) as unknown,
    });
    const [mark = ''] = readdirSync(folder);
    await expect(opened).rejects.toThrow(mark);
    // The failed migration has created nothing.
    const { rows } = await asOwner(lasting.name, (client) =>
      client.query("select 1 from pg_tables where schemaname = 'public'"),
    );
    expect(rows).toEqual([]);
    rmSync(path.join(folder, mark));
    await (await lasting.open({ marksIn: folder })).close();
    expect(readdirSync(folder)).toEqual([mark]);
    rmSync(folder, { recursive: true });
    await lasting.remove();
  });

  it('refuses one that its user may only read', async () => {
    const lasting = await lastingPostgres({ isEmpty: true });
    await asOwner('postgres', (client) =>
      client.query(`alter database ${lasting.name} set default_transaction_read_only = on`),
    );
    await expect(lasting.open()).rejects.toMatchObject({ code: 'DATABASE_UNWRITABLE' });
    await lasting.remove();
  });

  it('hands out no number that it cannot hold exactly', async () => {
    const lasting = await lastingPostgres();
    const database = await lasting.open();
    await lasting.run(`insert into stock_level values ('a', ${String(2n ** 60n)})`);
    await expect(database.read.selectFrom('stock_level').selectAll().execute()).rejects.toThrow('no safe integer');
    await expect(sql`select sum(on_hand) from stock_level`.execute(database.read)).rejects.toThrow('no safe integer');
    await database.close();
    await lasting.remove();
  });
});
