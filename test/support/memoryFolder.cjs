// Temporary folders of tests, in memory on machines with a file system for that and enough space in it. A disk slows
// down whoever writes many small files, as PostgreSQL does for each new database and SQLite for each commit; what a
// killed process has written survives in memory as on a disk.
const { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const MEMORY = '/dev/shm';
/** More than a test run ever needs at once; a container may have only 64 MiB of such memory. */
const NEEDED_BYTES = 3 * 1024 ** 3;

const isRoomy = (folder) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // The folder does not exist, or nothing can be written to it.
    return false;
  }
};

let chosen;
/** The folder for temporary files and folders of tests. */
const memoryFolder = () => (chosen ??= isRoomy(MEMORY) ? MEMORY : tmpdir());

/** Creates a folder for temporary files, whose name states its purpose and the process that owns it. */
const makeMemoryFolder = (purpose) => mkdtempSync(path.join(memoryFolder(), `comptoir-${purpose}-${process.pid}-`));

const OWNED = /^comptoir-[a-z]+-(\d+)-\w{6}$/;

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // With any other error the process is running, under another user.
    return error.code === 'ESRCH';
  }
};

const mayRemove = (place) => {
  const me = process.getuid();
  return me === 0 || statSync(place, { throwIfNoEntry: false })?.uid === me;
};

/** Removes the folders of killed runs: those whose process no longer exists. */
const removeLeftFolders = (parent = memoryFolder()) => {
  for (const name of readdirSync(parent)) {
    const pid = Number(OWNED.exec(name)?.[1] ?? NaN);
    const place = path.join(parent, name);
    if (pid > 0 && isGone(pid) && mayRemove(place)) rmSync(place, { recursive: true, force: true });
  }
};

module.exports = { makeMemoryFolder, removeLeftFolders };
