import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopLocale } from '../../../contract/languages';
import { LISTING_LAYOUT_COOKIE, readListingLayout } from '../../../contract/pages/listingLayout';
import { CONSENT_COOKIE, readConsent } from '../../../contract/tracking/consent';
import { locationOf } from '../../../storefront/kernel/location';
import { validatorOf } from '../../http/etag';
import { pathOf } from '../../http/logging';
import { marketOf } from '../../visitors/market';
import { inProcessCalls } from '../inProcessCalls';
import { createPageCache, type CachedPage } from '../pageCache';
import type { PageSource } from '../pageSource';
import type { PageTask, Renderer } from '../rendering/Renderer';
import type { RenderedPage } from '../rendering/renderPage';

/** The shop's pages, as they are shown to the sender of a request. */
export interface VisitorPages {
  /**
   * The page of an address without secrets. Simultaneous requests of anonymous visitors for the same page share one
   * render.
   */
  readonly live: (request: FastifyRequest, address: string, locale: ShopLocale) => Promise<CachedPage>;
  /** The page with the builders' draft. */
  readonly preview: (request: FastifyRequest, address: string, locale: ShopLocale) => Promise<RenderedPage>;
}

/**
 * One line for all failed reads of a page (ERR-05), with only the paths of their addresses, as everywhere in the log.
 */
function logFailedReads({ log }: FastifyRequest, { failedReads }: RenderedPage): void {
  if (failedReads.length === 0) return;
  const errors = failedReads.map((error) => ({ ...error, url: pathOf(error.url) }));
  log.error({ dataProviderErrors: errors }, 'reads of a page failed');
}

export function createVisitorPages(app: FastifyInstance, shop: PageSource, renderer: Renderer): VisitorPages {
  const { publicOrigin, basePath, trackingPage } = app.settings;
  const cache = createPageCache(() => app.clock.now());

  const rendered = async (request: FastifyRequest, task: Omit<PageTask, 'now' | 'edition'>, isForAll = false) => {
    const { cookie, authorization } = request.headers;
    const visitor = { cookie, authorization, requestId: request.id };
    // Answers about a draft are shared with nobody, so they need no edition.
    const edition = task.isPreview ? null : shop.answerEdition(request);
    const isWanted = () => isForAll || !request.raw.socket.destroyed;
    const calls = inProcessCalls(app, visitor, shop);
    const page = await renderer.render({ ...task, edition, now: app.clock.now() }, calls, isWanted);
    logFailedReads(request, page);
    return page;
  };

  return {
    preview: (request, address, locale) => {
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      return rendered(request, { address, locale, isPreview: true, isFramed });
    },
    live: async (request, address, locale) => {
      const isForAll = shop.isAnonymous(request);
      // A page shows what was live when its rendering began, so its cache key contains the edition.
      const listingLayout = readListingLayout(request.cookies[LISTING_LAYOUT_COOKIE]);
      const hasConsentChoice = readConsent(request.cookies[CONSENT_COOKIE] ?? null) !== null;
      const market = marketOf(request)?.marketId ?? 'none';
      const visitor = `${listingLayout} ${hasConsentChoice ? 'asked' : 'new'} ${locale} ${market}`;
      const key = `${shop.liveEdition()} ${visitor} ${address}`;
      const render = async (): Promise<CachedPage> => {
        const documents = shop.documentsAt(locationOf(address, '').pathname);
        const origin = publicOrigin === null ? null : publicOrigin + basePath;
        const task = { address, origin, documents, locale, listingLayout, hasConsentChoice, trackingPage };
        const page = await rendered(request, task, isForAll);
        return { ...page, etag: validatorOf(page.html), compressed: new Map() };
      };
      return isForAll ? cache.read(key, render) : render();
    },
  };
}
