// npm run bench:journal [-- --actions=100000 --json=FILE]: what recording and replaying cost, beside Redux DevTools'
// instrument with the same actions in the same run.
process.env.NODE_ENV = 'production';
require('../../support/registerTypeScript.cjs');
const { runJournalBench } = require('./runJournalBench.ts');

runJournalBench(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
