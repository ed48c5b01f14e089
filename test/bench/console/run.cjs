// npm run bench:console [-- --actions=100000 --parts=1 --runs=1 --only=export,words --json=FILE]: what a long recording
// costs in the pages of support, in a browser.
process.env.NODE_ENV = 'production';
require('../../support/registerTypeScript.cjs');
const { runConsoleBench } = require('./runConsoleBench.ts');

runConsoleBench(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
