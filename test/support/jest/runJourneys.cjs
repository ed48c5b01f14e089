// npm run test:journeys [-- --times=10] [file …]: the journeys, two files at a time; with --times each file so often in a row.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const TIMES = '--times=';
const args = process.argv.slice(2);
const times = Number(args.find((arg) => arg.startsWith(TIMES))?.slice(TIMES.length) ?? 1);
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('--times is a whole number, 1 or more.\n');
  process.exit(1);
}

const jest = require.resolve('jest/bin/jest');
const config = path.join(__dirname, '../../jest.config.cjs');
const others = args.filter((arg) => !arg.startsWith(TIMES));
const saysHowMany = others.some((arg) => /^(-i|-w|--runInBand|--maxWorkers\b.*)$/.test(arg));
const own = ['-c', config, '--selectProjects', 'journeys', ...(saysHowMany ? [] : ['--maxWorkers=2'])];
const { status } = spawnSync(process.execPath, [jest, ...own, ...others], {
  stdio: 'inherit',
  env: { ...process.env, TEST_TIMES: String(times) },
});
process.exit(status ?? 1);
