// npm run search:quality [-- --worst=N]: how well the search finds the products that judges chose, on the demo
// catalogue.
require('../support/registerTypeScript.cjs');
const { measure } = require('./measure.ts');
const { scoreTable, worstTable } = require('./tables.ts');

const USUAL_WORST = 20;
const args = process.argv.slice(2);
const count = Number(args.length === 0 ? USUAL_WORST : /^--worst=(\d+)$/.exec(args[0])?.[1]);

const run = async () => {
  if (args.length > 1 || Number.isNaN(count)) throw new Error('The one option is --worst=N, a whole number.');
  const { first, heldOut } = await measure();
  const tables = [scoreTable('first set', first), scoreTable('held-out set', heldOut), worstTable(first, count)];
  process.stdout.write(`${tables.map((lines) => lines.join('\n')).join('\n\n')}\n`);
};

run().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
