import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { SHOP_LOCALE } from '../../../contract/constants';
import { CONTENTS_PAGE, contentPagePath } from '../../../contract/content/editingPaths';
import type { ShopLocale } from '../../../contract/languages';
import { loginAddress } from '../../../contract/pages/pageReference';
import { PLAYER_PAGE, releaseAskedFor } from '../../../contract/recordings/player';
import { SUPPORT_PAGES } from '../../../contract/recordings/supportPages';
import { BUILDER_PAGE, SEARCHES_PAGE } from '../../../contract/site/builderPaths';
import { locationOf } from '../../../storefront/kernel/location';
import { pageContentSecurityPolicy, playerContentSecurityPolicy } from '../../http/securityHeaders';
import { showFailure, showForbidden } from '../failurePage';
import { keepLanguage, pageLanguage } from '../pageLanguage';
import type { PageSource } from '../pageSource';
import { toolPage } from './toolPage';

const toolPolicy = pageContentSecurityPolicy([]);

const showTool = (reply: FastifyReply, page: string, policy = toolPolicy) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);

/**
 * Serves the player of the release that an address names, if it is one of these; otherwise that of the first one, the
 * current release.
 */
function servePlayers(
  app: FastifyInstance,
  releases: readonly [Release, ...Release[]],
  playable: readonly string[],
): void {
  const playerOf = (release: Release) => toolPage(release, 'replay', app.settings.basePath, SHOP_LOCALE, playable);
  const players = new Map(releases.map((release) => [release.id, playerOf(release)] as const));
  const ownPlayer = players.get(releases[0].id) ?? '';
  app.get(PLAYER_PAGE, ({ url }, reply) => {
    const asked = releaseAskedFor(locationOf(url, '').search);
    return showTool(reply, (asked !== null && players.get(asked)) || ownPlayer, playerContentSecurityPolicy);
  });
}

/**
 * The pages beside the shop: the player for everybody, the builders' and support's pages for those who have the right.
 * `earlier`: releases whose recordings can still be played.
 */
export function serveTools(
  app: FastifyInstance,
  {
    release,
    earlier,
    shop,
  }: { readonly release: Release; readonly earlier: readonly Release[]; readonly shop: PageSource },
): void {
  const { basePath } = app.settings;
  const playable = [release, ...earlier].map(({ id }) => id);
  servePlayers(app, [release, ...earlier], playable);

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
}
