import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { GUEST_LIFETIME_MS } from '../../visitors/guestCookie';
import { deleteOldSearches } from './recentSearches';

/** Searches deleted in one command. */
const AT_ONCE = 200;

/** Deletes searches older than the life of a guest's cookie, a few at a time. */
export const forgottenSearches: AppPlugin = (app, _options, done) => {
  daily(app, 'old searches', async () => {
    const before = app.clock.now() - GUEST_LIFETIME_MS;
    const deleted = await app.database.write((db) => deleteOldSearches(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
