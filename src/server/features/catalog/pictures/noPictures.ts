import type { AppPlugin } from '../../../app';

const withoutDrawings: AppPlugin = (app, _options, done) => {
  app.decorate('catalogPictures', { drawnFrom: () => null });
  done();
};

/**
 * Provides `app.catalogPictures` for a shop without drawn pictures: those of its catalogue are uploaded, or at other
 * addresses.
 */
export const noPictures: AppPlugin = Object.assign(withoutDrawings, { [Symbol.for('skip-override')]: true });
