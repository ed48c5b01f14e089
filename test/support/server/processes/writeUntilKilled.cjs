// A process that writes without end: many commands at once, and a line on stdout for each that was acknowledged.
require('../../registerTypeScript.cjs');
const { openSqlite } = require('../../../../src/server/database/sqlite/openSqlite.ts');

const file = process.argv[2];
openSqlite(file).then((database) => {
  let next = 0;
  const writeOn = async () => {
    for (;;) {
      const number = (next += 1);
      await database.write((db) =>
        db
          .insertInto('stock_level')
          .values({ product_id: `p${number}`, on_hand: number })
          .execute(),
      );
      process.stdout.write(`${number}\n`);
    }
  };
  for (let writer = 0; writer < 20; writer += 1) void writeOn();
});
