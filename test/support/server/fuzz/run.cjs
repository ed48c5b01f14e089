// npm run fuzz [-- --calls=N --seed=S]: generated calls of every route against the whole server in process, 100,000 by
// default. A failure prints its seed and number of calls, with which it can be repeated.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const USUAL_CALLS = 100_000;
const read = (name, usual) => {
  const prefix = `--${name}=`;
  const given = process.argv.slice(2).find((arg) => arg.startsWith(prefix));
  const value = Number(given?.slice(prefix.length) ?? usual);
  if (Number.isSafeInteger(value) && value > 0) return String(value);
  process.stderr.write(`--${name} is a whole number, 1 or more.\n`);
  return process.exit(1);
};
const env = { FUZZ_CALLS: read('calls', USUAL_CALLS), FUZZ_SEED: read('seed', Date.now() % 1_000_000_000) };
process.stdout.write(`${env.FUZZ_CALLS} calls with seed ${env.FUZZ_SEED}\n`);

const jest = require.resolve('jest/bin/jest');
const args = [
  '-c',
  path.join(__dirname, '../../../jest.config.cjs'),
  'test/server/fuzz/fuzz.test.ts',
  '--selectProjects',
  'node',
];
const { status } = spawnSync(process.execPath, [jest, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
process.exit(status ?? 1);
