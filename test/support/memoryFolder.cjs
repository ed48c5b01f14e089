// Where tests keep what ends with them: in memory, on a machine that has a file system there. A disk makes whoever
// writes many small files wait, as PostgreSQL does for each new database and SQLite for each commit; what a process that is killed
// has written stays in both.
const { accessSync, constants, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');

const MEMORY = '/dev/shm';
/** More than a run of the tests ever keeps at once; a container may have 64 MiB of it. */
const NEEDED_BYTES = 3 * 1024 ** 3;

const isRoomy = (folder) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // There is none on this machine.
    return false;
  }
};

let chosen;
/** The folder for temporary files and folders of tests. */
const memoryFolder = () => (chosen ??= isRoomy(MEMORY) ? MEMORY : tmpdir());

module.exports = { memoryFolder };
