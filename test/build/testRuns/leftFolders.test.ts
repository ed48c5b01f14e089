import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMemoryFolder, removeLeftFolders } from '../../support/memoryFolder.cjs';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';

const parent = temporaryFolder();
afterAll(parent.remove);

/** A process that has created a folder and ended: its id, and the folder. */
function ended() {
  const script = `
    const { makeMemoryFolder } = require('./test/support/memoryFolder.cjs');
    process.stdout.write(process.pid + ' ' + makeMemoryFolder('left'));`;
  const said = execFileSync(process.execPath, ['-e', script], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
  const [pid = '', folder = ''] = said.split(' ');
  return { pid, folder };
}

it('a run begins by removing the folders of processes that are gone, and no others', () => {
  const { pid } = ended();
  const kept = [`comptoir-test-${process.pid}-aB3dE6`, `comptoir-${pid}`, 'comptoir-aB3dE6', `other-pg-${pid}-aB3dE6`];
  for (const name of [...kept, `comptoir-test-${pid}-aB3dE6`, `comptoir-pg-${pid}-aB3dE6`]) {
    mkdirSync(parent.file(name));
    writeFileSync(path.join(parent.file(name), 'data'), '');
  }
  removeLeftFolders(parent.folder);
  expect(readdirSync(parent.folder).sort()).toEqual([...kept].sort());
});

it('a folder that a process made before it ended is found by its name', () => {
  const { folder } = ended();
  const own = makeMemoryFolder('left');
  expect([existsSync(folder), path.dirname(folder)]).toEqual([true, path.dirname(own)]);
  removeLeftFolders();
  expect([existsSync(folder), existsSync(own)]).toEqual([false, true]);
});
