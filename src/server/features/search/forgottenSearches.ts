import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { GUEST_LIFETIME_MS } from '../../visitors/guestCookie';
import { deleteOldSearches } from './recentSearches';

/** Searches taken away in one command. */
const AT_ONCE = 200;

/** What was searched for longer ago than a guest is remembered is offered to nobody any more, a few at a time. */
export const forgottenSearches: AppPlugin = (app, _options, done) => {
  daily(app, 'old searches', async () => {
    const before = app.clock.now() - GUEST_LIFETIME_MS;
    const deleted = await app.database.write((db) => deleteOldSearches(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
