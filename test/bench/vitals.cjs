// npm run vitals [-- --runs=5 --only=menu,comes --form=mobile --profile --json=FILE]: how long a shopper waits after a
// press and what keeps the page busy, in a browser on a machine four times slower than this one.
require('../support/registerTypeScript.cjs');
const { runVitals } = require('./pages/vitals/runVitals.ts');

runVitals(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
