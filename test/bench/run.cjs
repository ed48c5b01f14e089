// npm run bench [-- --sizes=1000,10000 --seconds=5 --rounds=3 --only=keptPage,productCall --json=FILE]: the shop's
// speed beside the limit of the machine, both measured in this run.
require('../support/registerTypeScript.cjs');
const { runBenchmark } = require('./runBenchmark.ts');

runBenchmark(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
