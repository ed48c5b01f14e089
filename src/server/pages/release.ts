import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../build/ReleaseManifest';

/** The browser build that this server was built with, beside its own folder. */
export const browserFolder = path.join(__dirname, '../browser');

/** What each thread that renders pages runs. */
export const renderThreadFile = path.join(__dirname, 'renderThread.js');

/** Files with addresses of their own: the icon. */
export const publicFolder = path.join(__dirname, '../../../public');

/** Where the build wrote down what it made, in the browser build's folder. */
export const releaseFile = 'release.json';

/** What the build wrote about its files. Rejects when the shop has not been built. */
export const readRelease = async (folder: string): Promise<Release> =>
  // Our own build wrote it.
  JSON.parse(await readFile(path.join(folder, releaseFile), 'utf8')) as Release;
