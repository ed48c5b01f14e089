import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../errorCode';

/** The umask of this process: files that it creates are for its owner only, SQLite's included. */
export const OWNERS_UMASK = 0o077;

/** Private files in the data folder. Only these, because the operator may have chosen a folder with other files. */
const SECRET_FILE = /^(?:comptoir\.sqlite(?:-wal|-shm|-journal|\.lock)?|(?:keys|outbox)\/[^/]+)$/;
const SECRET_FOLDERS = ['keys', 'outbox'];

/** Sets a file's mode, unless the file is another user's, was just deleted, or is on a read-only file system. */
async function narrow(file: string, mode: number): Promise<void> {
  try {
    await chmod(file, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(errorCodeOf(error) ?? '')) throw error;
  }
}

/** Makes the data folder, and files that earlier releases left readable for everybody, private to its owner. */
export async function keepToOwner(dataDir: string): Promise<void> {
  await narrow(dataDir, 0o700);
  for (const folder of ['', ...SECRET_FOLDERS]) {
    const directory = path.join(dataDir, folder);
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && SECRET_FOLDERS.includes(name)) await narrow(path.join(directory, entry.name), 0o700);
      if (entry.isFile() && SECRET_FILE.test(name)) await narrow(path.join(directory, entry.name), 0o600);
    }
  }
}
