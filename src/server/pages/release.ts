import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../build/plugins/ReleaseManifest';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ShopLocale } from '../../contract/languages';

/** The browser build that belongs to this server, beside its own folder. */
export const browserFolder = path.join(__dirname, '../browser');

/** The script of a rendering thread. */
export const renderThreadFile = path.join(__dirname, 'renderThread.js');

/** Files at fixed addresses: the icon. */
export const publicFolder = path.join(__dirname, '../../../public');

/** The build's description of its files, in the browser build's folder. */
export const releaseFile = 'release.json';

/** The build's description of its files. Rejects when the shop has not been built. */
export const readRelease = async (folder: string): Promise<Release> =>
  // Checked edge: a build of the shop wrote it, this release's or a kept earlier one's.
  JSON.parse(await readFile(path.join(folder, releaseFile), 'utf8')) as Release;

/**
 * The folder of a language's scripts in the browser build: the first language's are beside all other files, each
 * further one has a folder.
 */
export const scriptFolder = (locale: ShopLocale): string => (locale === SHOP_LOCALE ? '' : `${locale}/`);
