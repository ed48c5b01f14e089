import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { errorCodeOf } from '../../errorCode';
import { readRelease, releaseFile } from '../release';

/** A build that this server has run; a folder of its own has the files that its pages load. */
export interface KeptRelease {
  readonly release: Release;
  readonly folder: string;
  /** When a server last changed to this release from another one, in ms UTC. */
  readonly startedAt: number;
}

/** How many earlier releases are kept, and for how long after they were replaced. */
export interface ReleaseBounds {
  readonly most: number;
  readonly ageMs: number;
}

/** The id of a release; it matches neither paths nor the names of folders that are still being filled. */
const ID = /^[\w-]{1,64}$/;

async function releaseIn(folder: string, id: string): Promise<readonly KeptRelease[]> {
  const own = path.join(folder, id);
  try {
    const release = await readRelease(own);
    if (release.id !== id) return [];
    return [{ release, folder: own, startedAt: (await stat(path.join(own, releaseFile))).mtimeMs }];
  } catch (error) {
    // Another process has removed the release meanwhile, or its files are damaged: the current release plays its
    // recordings.
    if (errorCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The names of the folders in a folder; none if it does not exist. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** All kept releases, the most recently started first. */
export async function keptReleases(folder: string): Promise<readonly KeptRelease[]> {
  const names = (await foldersIn(folder)).filter((name) => ID.test(name));
  const found = (await Promise.all(names.map((name) => releaseIn(folder, name)))).flat();
  return found.sort((one, other) => other.startedAt - one.startedAt);
}

/**
 * The kept releases that are earlier than the current one and within the bounds. Their age counts from the start of the
 * next release, so that one that ran for months is kept as long as one that ran for a day.
 */
export function earlierReleases(
  kept: readonly KeptRelease[],
  current: string,
  { most, ageMs }: ReleaseBounds,
  now: number,
): readonly KeptRelease[] {
  return kept
    .filter(({ release }, index) => release.id !== current && now - (kept[index - 1]?.startedAt ?? now) < ageMs)
    .slice(0, most);
}
