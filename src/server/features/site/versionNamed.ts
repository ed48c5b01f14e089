import type { ReadDatabase } from '../../database/Database';
import { ApiProblem } from '../../problems';
import { readVersion } from './siteTable';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The published version that a path names. Throws 404 ITEM_NOT_FOUND for any other text. */
export async function versionNamed(db: ReadDatabase, webstoreId: string, named: string) {
  const version = NUMBER.test(named) ? await readVersion(db, webstoreId, Number(named)) : null;
  if (version === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no version of this number.');
  return version;
}
