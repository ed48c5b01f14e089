// npm run test:journeys [-- --times=10 --moments=10 --seed=S] [file …]: the journeys, three files at a time; --times
// says how many times in a row each file is run, --moments how many moments of each journey are compared with their
// replay (two by default), after gestures that the seed draws.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const args = process.argv.slice(2);
const names = ['--times=', '--moments=', '--seed='];
const [times, moments, seed] = names.map((name) => {
  const number = Number(
    args.find((arg) => arg.startsWith(name))?.slice(name.length) ?? (name === '--moments=' ? 2 : 1),
  );
  if (Number.isInteger(number) && number >= 1) return number;
  process.stderr.write(`${name.slice(0, -1)} is a whole number, 1 or more.\n`);
  process.exit(1);
});

const jest = require.resolve('jest/bin/jest');
const config = path.join(__dirname, '../../../jest.config.cjs');
const others = args.filter((arg) => !names.some((name) => arg.startsWith(name)));
const saysHowMany = others.some((arg) => /^(-i|-w|--runInBand|--maxWorkers\b.*)$/.test(arg));
const own = ['-c', config, '--selectProjects', 'journeys', ...(saysHowMany ? [] : ['--maxWorkers=3'])];
const { status } = spawnSync(process.execPath, [jest, ...own, ...others], {
  stdio: 'inherit',
  env: { ...process.env, TEST_TIMES: String(times), JOURNEY_MOMENTS: String(moments), JOURNEY_SEED: String(seed) },
});
process.exit(status ?? 1);
