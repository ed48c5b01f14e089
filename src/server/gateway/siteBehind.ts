import { emptySite } from '../../commerce/site/checkSite';
import type { AppPlugin } from '../app';
import { defaultWebstore } from '../features/context';

const provideSite: AppPlugin = (app, _options, done) => {
  const webstore = { ...defaultWebstore(), ...app.settings.commerceSite };
  const site = { version: 0, document: emptySite() };
  const refresh = () => Promise.resolve();
  app.decorate('webstore', {
    current: () => webstore,
    refresh,
    change: () => Promise.reject(new Error('A gateway stores no settings of the webstore.')),
  });
  app.decorate('site', { live: () => site, refresh });
  done();
};

/**
 * Provides `app.webstore`, a new webstore with the ids of the site behind from the settings, and `app.site`, the
 * default site, for whatever that server does not define. Registered without a scope of its own, so that later plugins
 * have both.
 */
export const siteBehind: AppPlugin = Object.assign(provideSite, { [Symbol.for('skip-override')]: true });
