import type { AppPlugin } from '../../../app';
import { guardWebstore } from '../../context';
import { guardGuestCheckout } from '../checkoutCall';
import { serveGroupCommands } from './deliveryGroupCommands';
import { serveGroupReads } from './deliveryGroupReads';

/** The delivery groups of a cart, with or without an open checkout (CRT-14, CRT-15, CHK-04). */
export const deliveryGroupRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  serveGroupReads(app);
  serveGroupCommands(app);
  done();
};
