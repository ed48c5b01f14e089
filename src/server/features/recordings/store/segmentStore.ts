import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../../errorCode';

/** Where the sealed bytes of a segment are: in the table as base64, or in a file. */
export type StoredBytes =
  { readonly sealed: string; readonly file: null } | { readonly sealed: null; readonly file: string };

/** Access to the bytes of segments, wherever they are stored. */
export interface SegmentStore {
  /**
   * Writes bytes durably to a file, or, if they are to be stored in the table, returns them as base64. The caller
   * writes the segment's row afterwards.
   */
  keep(bytes: Buffer): Promise<StoredBytes>;
  /** Reads stored bytes. Rejects when their file is gone. */
  read(stored: { readonly sealed: string | null; readonly file: string | null }): Promise<Buffer>;
  /** Deletes files that no row names any more. */
  remove(files: readonly string[]): Promise<void>;
  /** Files written before this moment, by the machine's clock. */
  filesBefore(moment: number): Promise<readonly string[]>;
}

interface StoreOptions {
  /** The folder, created with the first file. */
  readonly folder: string;
  /** Larger segments become files; null: none do. */
  readonly inTableBytes: number | null;
}

const NAME = /^[\w-]+\.segment$/;
const DRAFT = '.draft';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file completely or not at all, even if power is lost. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, name + DRAFT);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path.join(folder, name));
  await syncFolder(folder);
}

/** The names of the folder's files; none while it does not exist. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** When a file was last changed, in ms UTC; null: it has just been deleted or renamed. */
async function changedAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

export const segmentStore = ({ folder, inTableBytes }: StoreOptions): SegmentStore => ({
  async keep(bytes) {
    if (inTableBytes === null || bytes.length <= inTableBytes) return { sealed: bytes.toString('base64'), file: null };
    const file = `${randomBytes(16).toString('base64url')}.segment`;
    await writeWhole(folder, file, bytes);
    return { sealed: null, file };
  },
  async read({ sealed, file }) {
    return file === null ? Buffer.from(sealed ?? '', 'base64') : readFile(path.join(folder, file));
  },
  async remove(files) {
    for (const file of files) await rm(path.join(folder, file), { force: true });
  },
  async filesBefore(moment) {
    const old: string[] = [];
    for (const name of await namesIn(folder)) {
      if (!NAME.test(name.replace(DRAFT, ''))) continue;
      const mtimeMs = await changedAt(path.join(folder, name));
      if (mtimeMs !== null && mtimeMs < moment) old.push(name);
    }
    return old;
  },
});
