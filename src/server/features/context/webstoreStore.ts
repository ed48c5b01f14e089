import type { AppPlugin } from '../../app';
import { followChanges } from '../../background/followChanges';
import type { Webstore } from './Webstore';
import { readWebstore, writeWebstore, type WebstoreChanges } from './webstoreSettings';

declare module 'fastify' {
  interface FastifyInstance {
    readonly webstore: WebstoreStore;
  }
}

/** The webstore of a running server, in memory. */
interface WebstoreStore {
  current(): Webstore;
  /** Stores changed settings; every later call to this process sees them. */
  change(changes: WebstoreChanges): Promise<void>;
  /** Reads the settings again, after a command has stored some. */
  refresh(): Promise<void>;
}

const loadStore: AppPlugin = async (app) => {
  let webstore = await readWebstore(app.database.read, app.log);
  const refresh = async (): Promise<void> => {
    webstore = await readWebstore(app.database.read, app.log);
  };
  const store: WebstoreStore = {
    refresh,
    current: () => webstore,
    async change(changes) {
      await app.database.write((db) => writeWebstore(db, webstore.webstoreId, changes));
      await refresh();
    },
  };
  app.decorate('webstore', store);
  followChanges(app, 'webstore', refresh);
};

/** Provides `app.webstore` to every plugin registered after this one, without a scope of its own. */
export const webstoreStore: AppPlugin = Object.assign(loadStore, { [Symbol.for('skip-override')]: true });
