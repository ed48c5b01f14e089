// Where tests keep what ends with them: in memory, on a machine that has a file system there. A disk makes whoever
// writes many small files wait, as PostgreSQL does for each new database and SQLite for each commit; what a process that is killed
// has written stays in both.
const { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

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

/** Makes a folder there whose name says what it is for and which process it belongs to. */
const makeMemoryFolder = (purpose) => mkdtempSync(path.join(memoryFolder(), `comptoir-${purpose}-${process.pid}-`));

const OWNED = /^comptoir-[a-z]+-(\d+)-\w{6}$/;

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Anything else means that it runs, for somebody else.
    return error.code === 'ESRCH';
  }
};

const mayRemove = (place) => {
  const me = process.getuid();
  return me === 0 || statSync(place, { throwIfNoEntry: false })?.uid === me;
};

/** Removes what runs that were killed have left: folders of processes that are no more. */
const removeLeftFolders = (parent = memoryFolder()) => {
  for (const name of readdirSync(parent)) {
    const pid = Number(OWNED.exec(name)?.[1] ?? NaN);
    const place = path.join(parent, name);
    if (pid > 0 && isGone(pid) && mayRemove(place)) rmSync(place, { recursive: true, force: true });
  }
};

module.exports = { makeMemoryFolder, removeLeftFolders };
