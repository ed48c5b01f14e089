import type { AppPlugin } from './app';

/** What stands beside the server and joins it. The server is built and starts without any. */
export interface ShopExtension {
  /** Fill an empty database; they join before whatever reads it into memory. */
  readonly content: readonly AppPlugin[];
  /** Gives `app.payments`. */
  readonly payments: AppPlugin;
  /** Pages of its own, from the build. */
  readonly pages: readonly AppPlugin[];
}
