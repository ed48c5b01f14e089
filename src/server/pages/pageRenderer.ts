import type { AppPlugin } from '../app';
import { browserFolder, readRelease, renderThreadFile } from './release';
import type { Renderer } from './rendering/Renderer';
import type { RenderThreadData } from './threads/messages';
import { openRenderThreads } from './threads/openRenderThreads';

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders the shop's pages; rejects where it cannot start. */
    readonly pageRenderer: Promise<Renderer>;
  }
}

const startRenderer: AppPlugin = async (app) => {
  const renderer = openRenderThreads({
    file: renderThreadFile,
    data: { release: await readRelease(browserFolder), basePath: app.settings.basePath } satisfies RenderThreadData,
    most: app.settings.renderThreads,
    onFailure: (error) => app.log.error({ err: error }, 'a thread that renders pages stopped'),
  });
  app.decorate('pageRenderer', renderer);
  // Whoever awaits `pageRenderer` gets the error of a failed start; until then, the second handler prevents an
  // unhandled rejection.
  const closed = renderer.then(
    (opened) => () => opened.close(),
    () => () => Promise.resolve(),
  );
  app.addHook('onClose', async () => (await closed)());
};

/**
 * Starts the threads that render pages, without waiting for them: a thread reads its code while the rest of the server
 * starts. Registered without a scope of its own, so that all plugins have `app.pageRenderer`.
 */
export const pageRenderer: AppPlugin = Object.assign(startRenderer, { [Symbol.for('skip-override')]: true });
