import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { GUEST_LIFETIME_MS } from '../../visitors/guestCookie';
import { deleteForgottenCarts } from './cartStore';

/** Carts deleted in one command. */
const AT_ONCE = 200;

/** Deletes carts of guests whose cookie has expired, which nobody can find any more; at the start and once a day. */
export const forgottenCarts: AppPlugin = (app, _options, done) => {
  daily(app, 'forgotten carts', async () => {
    const before = app.clock.now() - GUEST_LIFETIME_MS;
    const deleted = await app.database.write((db) => deleteForgottenCarts(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
