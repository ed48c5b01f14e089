import type { AppPlugin } from '../../server/app';
import { drawnPictures } from './drawnPictures';
import { checkTypefaces } from './lettering/typefaces';

const addPictures: AppPlugin = (app, _options, done) => {
  checkTypefaces();
  app.decorate('catalogPictures', drawnPictures);
  done();
};

/** Provides `app.catalogPictures`. Throws when a typeface of the pictures is not installed. */
export const demoPictures: AppPlugin = Object.assign(addPictures, { [Symbol.for('skip-override')]: true });
