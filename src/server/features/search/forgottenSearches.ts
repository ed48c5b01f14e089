import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { GUEST_LIFETIME_MS } from '../../visitors/guestCookie';
import { deleteOldSearches } from './recentSearches';

/** Most searches deleted in one command. */
const AT_ONCE = 200;

/**
 * Deletes searches not repeated for the lifetime of a guest's cookie, a batch at a time, at the start and once a day.
 */
export const forgottenSearches: AppPlugin = (app, _options, done) => {
  daily(app, 'old searches', async () => {
    const before = app.clock.now() - GUEST_LIFETIME_MS;
    const deleted = await app.database.write((db) => deleteOldSearches(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
