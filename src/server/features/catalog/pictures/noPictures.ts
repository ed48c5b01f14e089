import type { AppPlugin } from '../../../app';

const withoutDrawings: AppPlugin = (app, _options, done) => {
  app.decorate('catalogPictures', { drawnFrom: () => null });
  done();
};

/**
 * Provides `app.catalogPictures` where nobody draws: a catalogue has uploaded pictures, those at other addresses, or none.
 */
export const noPictures: AppPlugin = Object.assign(withoutDrawings, { [Symbol.for('skip-override')]: true });
