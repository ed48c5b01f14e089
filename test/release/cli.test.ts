import { spawnSync } from 'node:child_process';
import path from 'node:path';

const cli = path.join(__dirname, '../../dist/production/server/cli.js');
/** Runs the command with these arguments, and with redirections of the shell. */
const run = (line: string) => spawnSync('sh', ['-c', `"${process.execPath}" "${cli}" ${line}`], { encoding: 'utf8' });

it('a recording that is not there is named, and a reader that has seen enough ends the command in silence', () => {
  const unread = run('journal verify nowhere.ndjson');
  expect([unread.status, unread.stdout]).toEqual([1, '']);
  expect(unread.stderr).toMatch(/^nowhere\.ndjson: cannot be read: .+\n$/);
  // The command's output is closed before anything is written.
  const { status, stderr } = run('journal --help | exec 0<&-');
  expect([status, stderr]).toEqual([0, '']);
});
