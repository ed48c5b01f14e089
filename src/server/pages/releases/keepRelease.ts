import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { errorCodeOf } from '../../errorCode';
import { releaseFile } from '../release';
import { earlierReleases, foldersIn, keptReleases, type KeptRelease, type ReleaseBounds } from './keptReleases';

const DRAFT = '.draft';
/** A folder that is older than this is no longer being filled: its process has ended. */
const DRAFT_MS = 60 * 60 * 1000;

/** A file that pages load has a hash of its content in its name. Source maps and licences are loaded by no page. */
const LOADED = /\.[\da-f]{6,}\.\w+(?:\.(?:gz|br))?$/;

/** The paths of a build's files that pages load. */
async function loadedFiles(browserFolder: string): Promise<readonly string[]> {
  const entries = await readdir(browserFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && LOADED.test(entry.name))
    .map((entry) => path.relative(browserFolder, path.join(entry.parentPath, entry.name)));
}

/**
 * Makes a hard link to the same file of another release, which takes no space; if that is impossible, copies the file.
 */
async function linkOrCopy(from: string, same: string | undefined, to: string): Promise<void> {
  if (same !== undefined) {
    try {
      if ((await stat(same)).size === (await stat(from)).size) {
        await link(same, to);
        return;
      }
    } catch {
      // The other release does not have it, or the file system has no links.
    }
  }
  await copyFile(from, to);
}

const seconds = (moment: number): number => moment / 1000;

interface Kept {
  /** The folder of all kept releases. */
  readonly folder: string;
  readonly browserFolder: string;
  readonly release: Release;
}

/**
 * Copies the files of a build completely or not at all: its description is written last, and only then the folder gets
 * its final name.
 */
async function copyRelease({ folder, browserFolder, release }: Kept, last: KeptRelease | undefined, now: number) {
  const draft = path.join(folder, `${release.id}.${randomBytes(6).toString('hex')}${DRAFT}`);
  try {
    for (const file of await loadedFiles(browserFolder)) {
      const target = path.join(draft, file);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await linkOrCopy(path.join(browserFolder, file), last && path.join(last.folder, file), target);
    }
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await copyFile(path.join(browserFolder, releaseFile), path.join(draft, releaseFile));
    await utimes(path.join(draft, releaseFile), seconds(now), seconds(now));
    await rename(draft, path.join(folder, release.id));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process has kept the same release in the meantime.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCodeOf(error) ?? '')) throw error;
  }
}

async function removeDrafts(folder: string, now: number): Promise<void> {
  for (const name of await foldersIn(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const draft = path.join(folder, name);
    if ((await stat(draft)).mtimeMs < now - DRAFT_MS) await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Keeps the files that pages of the current release load, so that after an update its recordings can be played and its
 * open pages still find their late code. Removes earlier releases beyond the bounds.
 */
export async function keepRelease(current: Kept, bounds: ReleaseBounds, now: number): Promise<void> {
  const { folder, release } = current;
  const kept = await keptReleases(folder);
  const earlier = earlierReleases(kept, release.id, bounds, now);
  const [last] = kept;
  if (bounds.most > 0 && last?.release.id !== release.id) {
    const own = kept.find(({ release: { id } }) => id === release.id);
    if (own) await utimes(path.join(own.folder, releaseFile), seconds(now), seconds(now));
    else await copyRelease(current, last, now);
  }
  for (const own of kept) {
    const isWanted = earlier.includes(own) || (bounds.most > 0 && own.release.id === release.id);
    if (!isWanted) await rm(own.folder, { recursive: true, force: true });
  }
  await removeDrafts(folder, now);
}
