import { emptySite } from '../../../commerce/site/checkSite';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import type { AppPlugin } from '../../app';
import { followChanges } from '../../background/followChanges';
import { readLiveVersion, readVersion } from './siteTable';

declare module 'fastify' {
  interface FastifyInstance {
    readonly site: SiteStore;
  }
}

/** The live site, in memory. */
interface LiveSite {
  /** 0: nothing was published, and the site is the default. */
  readonly version: number;
  readonly document: SiteDocument;
}

interface SiteStore {
  live(): LiveSite;
  /** Reads the live version from the database; every later call sees it. */
  refresh(): Promise<void>;
}

const loadStore: AppPlugin = async (app) => {
  let live: LiveSite = { version: 0, document: emptySite() };
  const db = app.database.read;
  const refresh = async (): Promise<void> => {
    const { webstoreId } = app.webstore.current();
    const version = await readLiveVersion(db, webstoreId);
    if (version <= live.version) return;
    const stored = await readVersion(db, webstoreId, version);
    // When two reads overlap, the slower one may return the older version.
    if (stored !== null && version > live.version) live = { version, document: stored.document };
  };
  await refresh();
  app.decorate('site', { live: () => live, refresh });
  followChanges(app, 'site', refresh);
};

/** Provides `app.site` to every plugin registered after this one, without a scope of its own. */
export const siteStore: AppPlugin = Object.assign(loadStore, { [Symbol.for('skip-override')]: true });
