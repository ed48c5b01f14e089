import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { startChild, type Child } from '../../../support/server/processes/childProcess';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
let child: Child | null = null;
afterEach(async () => {
  child?.kill('SIGKILL');
  await child?.exit;
});
afterAll(() => temporary.remove());

const linesOf = (text: string) => text.split('\n').slice(0, -1);

describe('a server that is killed in the middle of writing', () => {
  it('has lost no command that it answered, and leaves a file that opens at once', async () => {
    const file = temporary.file('shop.sqlite');
    for (let round = 1; round <= 2; round += 1) {
      const fileOfRound = `${file}.${String(round)}`;
      child = startChild('writeUntilKilled.cjs', [fileOfRound]);
      await child.until((text) => linesOf(text).length > 300 * round);
      child.kill('SIGKILL');
      expect(await child.exit).toEqual({ code: null, signal: 'SIGKILL' });
      const answered = linesOf(child.stdout()).map(Number);
      const database = await openSqlite(fileOfRound);
      try {
        const rows = await database.read.selectFrom('stock_level').selectAll().execute();
        const kept = new Set(rows.map((row) => row.on_hand));
        expect(answered.length).toBeGreaterThan(300 * round);
        expect(answered.filter((number) => !kept.has(number))).toEqual([]);
        // Every row that exists is complete.
        expect(rows.every((row) => row.product_id === `p${String(row.on_hand)}`)).toBe(true);
      } finally {
        await database.close();
      }
    }
  });

  it('keeps a second server away from its file while it lives', async () => {
    const file = temporary.file('held.sqlite');
    child = startChild('writeUntilKilled.cjs', [file]);
    await child.until((text) => linesOf(text).length > 0);
    await expect(openSqlite(file)).rejects.toMatchObject({ name: 'DatabaseProblem', code: 'DATABASE_IN_USE' });
    child.kill('SIGKILL');
    await child.exit;
    const database = await openSqlite(file);
    await database.close();
  });
});
