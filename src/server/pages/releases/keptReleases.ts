import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../../build/ReleaseManifest';
import { errorCodeOf } from '../../errorCode';
import { readRelease, releaseFile } from '../release';

/** A build that this server has run, with the files that its pages load in a folder of its own. */
export interface KeptRelease {
  readonly release: Release;
  readonly folder: string;
  /** When a server last began to run it after another one, in ms UTC. */
  readonly startedAt: number;
}

/** How many earlier releases are kept, and how long after another one has followed them. */
export interface ReleaseBounds {
  readonly most: number;
  readonly ageMs: number;
}

/** Never a path, nor the name of a folder that is still being filled. */
const ID = /^[\w-]{1,64}$/;

async function releaseIn(folder: string, id: string): Promise<readonly KeptRelease[]> {
  const own = path.join(folder, id);
  try {
    const release = await readRelease(own);
    if (release.id !== id) return [];
    return [{ release, folder: own, startedAt: (await stat(path.join(own, releaseFile))).mtimeMs }];
  } catch (error) {
    // Removed meanwhile by another process, or damaged: its pages are played by the current release.
    if (errorCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The folders below a folder; none while it does not exist. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** All kept releases, the one that was started last first. */
export async function keptReleases(folder: string): Promise<readonly KeptRelease[]> {
  const names = (await foldersIn(folder)).filter((name) => ID.test(name));
  const found = (await Promise.all(names.map((name) => releaseIn(folder, name)))).flat();
  return found.sort((one, other) => other.startedAt - one.startedAt);
}

/**
 * Those of them that are earlier than the current release and within the bounds. A release is over when another one is
 * started, so that one which has run for months is kept as long as one of yesterday.
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
