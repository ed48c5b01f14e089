import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ShopLocale } from '../../contract/languages';
import { LISTING_LAYOUT_COOKIE, readListingLayout } from '../../contract/pages/listingLayout';
import { plainPath } from '../../contract/pages/plainPath';
import { AUTHENTICATION_PAGES } from '../../contract/authentication/authenticationPages';
import { loginAddress } from '../../contract/pages/pageReference';
import { CONTENTS_PAGE, contentPagePath } from '../../contract/content/editingPaths';
import { PLAYER_PAGE, releaseAskedFor } from '../../contract/recordings/player';
import { SUPPORT_PAGES } from '../../contract/recordings/supportPages';
import { BUILDER_PAGE, SEARCHES_PAGE } from '../../contract/site/builderPaths';
import { CONSENT_COOKIE, readConsent } from '../../contract/tracking/consent';
import type { Release } from '../../build/ReleaseManifest';
import { locationOf } from '../../storefront/kernel/location';
import { acceptedEncoding } from '../http/compression';
import { isNamed, validatorOf } from '../http/etag';
import { pathOf } from '../http/logging';
import { showFailure, showForbidden } from './failurePage';
import { inProcessCalls } from './inProcessCalls';
import { serveAssets } from './assets';
import { ownShop } from './ownShop';
import { openOf, readPageAddress } from './pageAddress';
import { keepLanguage, pageLanguage } from './pageLanguage';
import { compressedBytes, createPageCache, type CachedPage } from './pageCache';
import type { PageSource } from './pageSource';
import { browserFolder, publicFolder, readRelease } from './release';
import type { KeptRelease } from './releases/keptReleases';
import { releasesOfApp } from './releases/releasesOfApp';
import type { PageTask, Renderer } from './rendering/Renderer';
import type { RenderedPage } from './rendering/renderPage';
import { toolPage } from './tools/toolPage';
import { marketOf } from '../visitors/market';
import { pageContentSecurityPolicy, playerContentSecurityPolicy } from '../http/securityHeaders';

/** Browsers read what follows several slashes as a host, and refuse such an address in their history. */
const SLASHES_IN_FRONT = /^[/\\]{2,}/;

const toolPolicy = pageContentSecurityPolicy([]);

/**
 * One line for all failed reads of a page (ERR-05), with only the paths of their addresses, as everywhere in the log.
 */
function logFailedReads({ log }: FastifyRequest, { failedReads }: RenderedPage): void {
  if (failedReads.length === 0) return;
  const errors = failedReads.map((error) => ({ ...error, url: pathOf(error.url) }));
  log.error({ dataProviderErrors: errors }, 'reads of a page failed');
}

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
  const { basePath } = app.settings;
  const cache = createPageCache(() => app.clock.now());

  await serveAssets(app, [built.browserFolder, ...earlier.map(({ folder }) => folder)]);
  await app.register(files, {
    root: built.publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
  });

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
  /**
   * Renders the page of an address without secrets. Simultaneous requests of anonymous visitors for the same page share
   * one render.
   */
  const pageFor = async (request: FastifyRequest, address: string, locale: ShopLocale): Promise<CachedPage> => {
    const isForAll = shop.isAnonymous(request);
    // A page shows what was live when its rendering began, so its cache key contains the edition.
    const listingLayout = readListingLayout(request.cookies[LISTING_LAYOUT_COOKIE]);
    const hasConsentChoice = readConsent(request.cookies[CONSENT_COOKIE] ?? null) !== null;
    const market = marketOf(request)?.marketId ?? 'none';
    const visitor = `${listingLayout} ${hasConsentChoice ? 'asked' : 'new'} ${locale} ${market}`;
    const key = `${shop.liveEdition()} ${visitor} ${address}`;
    const render = async (): Promise<CachedPage> => {
      const documents = shop.documentsAt(locationOf(address, '').pathname);
      const { publicOrigin, trackingPage } = app.settings;
      const origin = publicOrigin === null ? null : publicOrigin + basePath;
      const task = { address, origin, documents, locale, listingLayout, hasConsentChoice, trackingPage };
      const page = await rendered(request, task, isForAll);
      return { ...page, etag: validatorOf(page.html), compressed: new Map() };
    };
    return isForAll ? cache.read(key, render) : render();
  };

  /**
   * A temporary redirect: browsers would keep a permanent one even after the category is renamed, or other visitors may
   * browse.
   */
  const leadOn = (reply: FastifyReply, address: string) =>
    reply
      .header('cache-control', 'private, no-cache')
      .redirect(address, address.startsWith(AUTHENTICATION_PAGES.login) ? 303 : 308);

  /** A builder's page with the draft: never cached, and allowed in the builder's frame. */
  const showPreview = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const page = await rendered(request, {
      address,
      locale: pageLanguage(app, request).locale,
      isPreview: true,
    });
    if (page.status === 303) return reply.redirect(loginAddress(request.url), 303);
    if (typeof page.status === 'object') return leadOn(reply, page.status.leadsTo);
    return reply
      .code(page.status)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', page.contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.url.replace(SLASHES_IN_FRONT, '/');
    // Otherwise the page's state would have another address than the browser.
    const isPlain = plainPath(request.originalUrl) === request.originalUrl;
    if (address !== request.url || !isPlain) return reply.redirect(address, 308);
    // An address that looks personal is redirected to one that does not: neither state nor browser may keep it.
    const { open, isPersonal, asksForDraft } = readPageAddress(address);
    if (isPersonal) return reply.redirect(openOf(address), 303);
    if (asksForDraft && (await shop.toolsFor(request, 'builders')) === 'theirs')
      return showPreview(request, reply, open);
    const language = pageLanguage(app, request);
    const page = await pageFor(request, open, language.locale);
    keepLanguage(reply, language);
    if (page.status === 303) return reply.redirect(loginAddress(address), 303);
    if (typeof page.status === 'object') return leadOn(reply, page.status.leadsTo);
    void reply
      .header('etag', page.etag)
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', page.contentSecurityPolicy);
    if (page.status === 200 && isNamed(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
    void reply.code(page.status).type('text/html; charset=utf-8');
    const encoding = acceptedEncoding(request);
    if (encoding === null) return reply.send(page.html);
    return reply.header('content-encoding', encoding).send(await compressedBytes(page, encoding));
  };

  const showTool = (reply: FastifyReply, page: string, policy = toolPolicy) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
  const releases = [release, ...earlier.map((kept) => kept.release)];
  const playable = releases.map(({ id }) => id);
  const players = new Map(
    releases.map((own) => [own.id, toolPage(own, 'replay', basePath, SHOP_LOCALE, playable)] as const),
  );
  const ownPlayer = players.get(release.id) ?? '';
  app.get(PLAYER_PAGE, ({ url }, reply) => {
    const asked = releaseAskedFor(locationOf(url, '').search);
    return showTool(reply, (asked !== null && players.get(asked)) || ownPlayer, playerContentSecurityPolicy);
  });

  const ownTools = [
    {
      whose: 'builders',
      /** In the language of the builder, like the shop's pages. */
      pageFor: (locale: ShopLocale) => toolPage(release, 'builder', basePath, locale),
      paths: [BUILDER_PAGE, SEARCHES_PAGE, CONTENTS_PAGE, contentPagePath],
    },
    {
      whose: 'support',
      pageFor: () => toolPage(release, 'support', basePath, SHOP_LOCALE, playable),
      paths: Object.values(SUPPORT_PAGES),
    },
  ] as const;
  for (const { whose, pageFor, paths } of ownTools) {
    for (const path of paths) {
      app.get(path, { errorHandler: showFailure }, async (request, reply) => {
        const language = pageLanguage(app, request);
        keepLanguage(reply, language);
        switch (await shop.toolsFor(request, whose)) {
          case 'theirs':
            return showTool(reply, pageFor(language.locale));
          case 'forbidden':
            return showForbidden(reply, whose);
          case 'login':
            return reply.redirect(loginAddress(request.url), 303);
        }
      });
    }
  }
  app.get('/*', { errorHandler: showFailure }, show);
}
