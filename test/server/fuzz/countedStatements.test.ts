import { countedStatements, statementsOf } from '../../support/server/fuzz/countedStatements';
import { openTestDatabase } from '../../support/server/databases/testDatabase';

it('a call’s statements are its own, whoever works through the queue in which its command waits', async () => {
  const opened = await openTestDatabase();
  const database = countedStatements(opened);
  const look = () => database.read.selectFrom('cart').select('id').execute();
  const change = (times: number) =>
    database.write(async (db) => {
      for (let nth = 0; nth < times; nth += 1) await db.selectFrom('cart').select('id').execute();
    });
  // Not part of the counted work: begun beside it, as by a timer.
  const aside = Promise.all([look(), change(40)]);
  const counts = await Promise.all([
    statementsOf(() => change(3)),
    statementsOf(async () => {
      await look();
      await change(2);
    }),
    statementsOf(() => Promise.resolve()),
  ]);
  await aside;
  expect(counts.map(({ statements }) => statements)).toEqual([3, 3, 0]);
  await opened.close();
});
