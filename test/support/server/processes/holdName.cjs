// A process that holds a named lock on a PostgreSQL database until it is killed.
require('../../registerTypeScript.cjs');
const { setTimeout } = require('node:timers');
const { openPostgres } = require('../../../../src/server/database/postgres/openPostgres.ts');

const [url, name] = process.argv.slice(2);
openPostgres(url).then((database) =>
  database.withLock(name, () => {
    process.stdout.write('held\n');
    return new Promise((resolve) => setTimeout(resolve, 600_000));
  }),
);
