// npm run journal:monkey [-- --sessions=N --seed=S --actions=N]: performs random acts in the shop and the builder and
// verifies each recording; by default a hundred sessions with 100,000 actions in total. A failure prints these three
// numbers, with which it is repeated.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const read = (name, usual) => {
  const prefix = `--${name}=`;
  const given = process.argv.slice(2).find((arg) => arg.startsWith(prefix));
  const value = Number(given?.slice(prefix.length) ?? usual);
  if (Number.isSafeInteger(value) && value > 0) return String(value);
  process.stderr.write(`--${name} is a whole number, 1 or more.\n`);
  return process.exit(1);
};
const env = {
  MONKEY_SESSIONS: read('sessions', 100),
  MONKEY_SEED: read('seed', 1),
  MONKEY_ACTIONS: read('actions', 100_000),
};
process.stdout.write(
  `${env.MONKEY_SESSIONS} sessions of ${env.MONKEY_ACTIONS} actions together, with seed ${env.MONKEY_SEED}\n`,
);

const jest = require.resolve('jest/bin/jest');
const args = [
  '-c',
  path.join(__dirname, '../../jest.config.cjs'),
  'test/monkey/monkey.dom.test.tsx',
  '--selectProjects',
  'dom',
];
const { status } = spawnSync(process.execPath, [jest, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
process.exit(status ?? 1);
