import { Type } from 'typebox';
import { languageOf } from '../../../contract/languages';
import type { AppPlugin } from '../../app';
import type { ContentIndex } from '../../features/content';
import { answerWithValidator } from '../../http/etag';
import { publicAddress } from '../../http/publicAddress';
import { ApiProblem } from '../../problems';
import { localesOf, siteLocale } from '../../texts/callLanguage';
import { pageAddresses } from '../../texts/pageAddresses';
import { robotsText } from './robots';
import { noEntries, sitemapEntries } from './sitemapEntries';
import { openSitemap, type Sitemap } from './sitemapXml';

/** Pages per part. The format allows five times as many addresses, but smaller files are created and read faster. */
const PART_SIZE = 10_000;

/** Search engines read a sitemap once a day at most, so a new product can wait these five minutes. */
const CACHE = 'public, max-age=300';

const partParams = Type.Object({ part: Type.String({ maxLength: 100 }) });

const contentPathsIn = (contents: ContentIndex): readonly string[] =>
  contents.all.flatMap((content) => (content.kind === 'document' ? [content.document.path] : []));

/**
 * Serves robots.txt and the sitemap from memory, with this many pages per part of the sitemap. A sitemap is dropped
 * when the catalogue, the contents, the languages, the shop's address or the right of guests to browse change; until
 * then its most recently created parts are kept.
 */
export const sitemapOf =
  (partSize: number): AppPlugin =>
  (app, _options, done) => {
    answerWithValidator(app);
    const mayBrowse = (): boolean => app.webstore.current().context.guestBrowsingEnabled;
    const shop = (): string => publicAddress(app, app.settings);

    let made: { readonly of: readonly unknown[]; readonly sitemap: Sitemap } | null = null;
    const sitemap = (): Sitemap => {
      const { snapshot } = app.catalog.state();
      const contents = app.contents.live();
      const locales = localesOf(app);
      const of = [snapshot, contents, mayBrowse(), shop(), siteLocale(app), locales.join()];
      if (made === null || of.some((thing, index) => thing !== made?.of[index])) {
        const entries = mayBrowse() ? sitemapEntries(snapshot, contents) : noEntries;
        const addressIn = pageAddresses(app);
        const languages = locales.map((locale) => ({
          name: languageOf(locale),
          addressOf: (path: string) => addressIn(locale, path),
        }));
        made = { of, sitemap: openSitemap(entries, { origin: shop(), languages, partSize }) };
      }
      return made.sitemap;
    };

    app.get('/robots.txt', (_request, reply) =>
      reply
        .header('cache-control', CACHE)
        .type('text/plain; charset=utf-8')
        .send(
          robotsText({
            mayBrowse: mayBrowse(),
            sitemapAddress: `${shop()}/sitemap.xml`,
            basePath: app.settings.basePath,
            contentPaths: contentPathsIn(app.contents.live()),
          }),
        ),
    );
    app.get('/sitemap.xml', (_request, reply) =>
      reply.header('cache-control', CACHE).type('text/xml; charset=utf-8').send(sitemap().main()),
    );
    app.get('/sitemap/:part.xml', { schema: { params: partParams } }, (request, reply) => {
      const part = sitemap().part(Number(request.params.part));
      if (part === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The sitemap has no such part.');
      return reply.header('cache-control', CACHE).type('text/xml; charset=utf-8').send(part);
    });
    done();
  };

/** The rules for robots, and the addresses of every page that a guest may see. */
export const sitemapRoutes: AppPlugin = sitemapOf(PART_SIZE);
