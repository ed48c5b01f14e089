import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Release } from '../../build/plugins/ReleaseManifest';
import { serveAssets } from './assets';
import { showFailure } from './failurePage';
import { ownShop } from './ownShop';
import type { PageSource } from './pageSource';
import { browserFolder, publicFolder, readRelease } from './release';
import type { KeptRelease } from './releases/keptReleases';
import { releasesOfApp } from './releases/releasesOfApp';
import type { Renderer } from './rendering/Renderer';
import { pageHandler } from './serving/pageHandler';
import { createVisitorPages } from './serving/visitorPages';
import { serveTools } from './tools/serveTools';

interface BuiltShop {
  readonly release: Release;
  /** Folders of the browser build's files, and of files at fixed addresses (the icon). */
  readonly browserFolder: string;
  readonly publicFolder: string;
  readonly renderer: Renderer;
  /** Earlier releases, the most recent one first; their pages may still be open. */
  readonly earlier?: readonly KeptRelease[];
}

/** The pages of a shop in this server's build, rendered by the `pageRenderer`. */
export async function serveOwnBuild(app: FastifyInstance, shop: PageSource): Promise<void> {
  const release = await readRelease(browserFolder);
  const earlier = await releasesOfApp(app, { release, browserFolder });
  const renderer = await app.pageRenderer;
  await servePages(app, { release, browserFolder, publicFolder, renderer, earlier }, shop);
}

/** The pages of the shop whose calls this server answers. */
export const pagesPlugin = (app: FastifyInstance): Promise<void> => serveOwnBuild(app, ownShop(app));

/** The shop's pages and their files. To be registered last: it answers every remaining GET. */
export async function servePages(app: FastifyInstance, built: BuiltShop, shop = ownShop(app)): Promise<void> {
  const { release, renderer, earlier = [] } = built;

  await serveAssets(app, [built.browserFolder, ...earlier.map(({ folder }) => folder)]);
  await app.register(files, {
    root: built.publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
  });

  serveTools(app, { release, earlier: earlier.map((kept) => kept.release), shop });
  const pages = createVisitorPages(app, shop, renderer);
  app.get('/*', { errorHandler: showFailure }, pageHandler(app, shop, pages));
}
