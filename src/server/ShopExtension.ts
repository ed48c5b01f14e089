import type { AppPlugin } from './app';

/** An optional addition to the server, which builds and starts without it. */
export interface ShopExtension {
  /** Plugins that fill an empty database; registered before everything that reads it into memory. */
  readonly content: readonly AppPlugin[];
  /** Draws the pictures that the extension's catalogue records describe: provides `app.catalogPictures`. */
  readonly pictures: AppPlugin;
  /** Provides `app.payments`. */
  readonly payments: AppPlugin;
  /** Pages of the extension itself, from the build. */
  readonly pages: readonly AppPlugin[];
}
