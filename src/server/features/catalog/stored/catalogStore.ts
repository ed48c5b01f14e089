import type { AppPlugin } from '../../../app';
import { followChanges } from '../../../background/followChanges';
import { openCatalog } from '../Catalog';
import { databaseSource } from '../publication/loadCatalog';
import { renewCatalogs } from '../publication/renewCatalogs';

/** Loads the published catalogue and provides it to every plugin registered after this one, as `app.catalog`. */
const loadStore: AppPlugin = async (app) => {
  const { webstoreId } = app.webstore.current();
  await renewCatalogs(app, webstoreId);
  const catalog = await openCatalog(databaseSource(app.database.read, webstoreId));
  app.decorate('catalog', catalog);
  followChanges(app, 'catalogue', () => catalog.refresh());
};

/** Registered without a scope of its own, so that all see what it adds. */
export const catalogStore: AppPlugin = Object.assign(loadStore, { [Symbol.for('skip-override')]: true });
