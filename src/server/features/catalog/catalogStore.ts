import type { AppPlugin } from '../../app';
import { openCatalog } from './Catalog';
import { databaseSource } from './publication/loadCatalog';

/** Loads the published catalogue and gives it to every plugin registered after this one, as `app.catalog`. */
const loadStore: AppPlugin = async (app) => {
  app.decorate('catalog', await openCatalog(databaseSource(app.database.read, app.webstore.current().webstoreId)));
};

/** Registered without a scope of its own: what it adds is for all. */
export const catalogStore: AppPlugin = Object.assign(loadStore, { [Symbol.for('skip-override')]: true });
