// npm run lighthouse [-- --runs=5 --only=home,category --form=mobile --profile --json=FILE]: Lighthouse's figures for
// the shop's pages, beside those for a plain page of the same packages, both measured in this run.
require('../support/registerTypeScript.cjs');
const { runLighthouse } = require('./pages/lighthouse/runLighthouse.ts');

runLighthouse(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
