import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { GUEST_LIFETIME_MS } from '../../visitors/guestCookie';
import { deleteForgottenCarts } from './cartStore';

/** Carts taken away in one command. */
const AT_ONCE = 200;

/** Carts whose guest's cookie has run out can be found by nobody: they are taken away, a few at a time. */
export const forgottenCarts: AppPlugin = (app, _options, done) => {
  daily(app, 'forgotten carts', async () => {
    const before = app.clock.now() - GUEST_LIFETIME_MS;
    const deleted = await app.database.write((db) => deleteForgottenCarts(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
