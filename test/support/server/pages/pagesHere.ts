import type { FastifyInstance } from 'fastify';
import { servePages } from '../../../../src/server/pages/pagesPlugin';
import { ownShop } from '../../../../src/server/pages/ownShop';
import type { PageSource } from '../../../../src/server/pages/pageSource';
import { openRenderer } from '../../../../src/server/pages/rendering/openRenderer';

type Built = Omit<Parameters<typeof servePages>[1], 'renderer'>;

/**
 * A plugin with the shop's pages, rendered in the test's own thread, because the server's threads run a built script.
 */
export const pagesHere =
  (built: Built, shopOf: (app: FastifyInstance) => PageSource = ownShop) =>
  async (app: FastifyInstance): Promise<void> =>
    servePages(app, { ...built, renderer: await openRenderer(built.release, app.settings.basePath) }, shopOf(app));
