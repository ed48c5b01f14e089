import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../errorCode';

/** Bits of a file's mode that this process never sets: whatever it writes is for its owner, SQLite's files included. */
export const OWNERS_UMASK = 0o077;

/** What the data folder holds of people and of the server's secrets. Only these: somebody may have named a folder of theirs. */
const SECRET_FILE = /^(?:comptoir\.sqlite(?:-wal|-shm|-journal|\.lock)?|(?:keys|outbox)\/[^/]+)$/;
const SECRET_FOLDERS = ['keys', 'outbox'];

/** What belongs to another user stays as that user wants it, and what has just gone needs nothing. */
const narrow = async (file: string, mode: number): Promise<void> => {
  try {
    await chmod(file, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(errorCodeOf(error) ?? '')) throw error;
  }
};

/** Takes the data folder, and what earlier releases left in it for everybody to read, from everybody but its owner. */
export const keepToOwner = async (dataDir: string): Promise<void> => {
  await narrow(dataDir, 0o700);
  for (const folder of ['', ...SECRET_FOLDERS]) {
    const place = path.join(dataDir, folder);
    const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && SECRET_FOLDERS.includes(name)) await narrow(path.join(place, entry.name), 0o700);
      if (entry.isFile() && SECRET_FILE.test(name)) await narrow(path.join(place, entry.name), 0o600);
    }
  }
};
