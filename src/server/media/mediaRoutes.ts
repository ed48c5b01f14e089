import { createHash } from 'node:crypto';
import path from 'node:path';
import { Type } from 'typebox';
import type { AppPlugin } from '../app';
import { MEDIA_PATH } from '../../contract/content/contentPaths';
import { ownPicture } from '../features/content';
import { answerWithValidator } from '../http/etag';
import { ApiProblem } from '../problems';
import { drawPackshot } from './packshot/drawPackshot';
import { createRasterStore, RASTER_WIDTHS } from './raster';

const FORMATS = ['webp', 'avif'] as const;
const LARGEST_WIDTH = Math.max(...RASTER_WIDTHS);

/** A product picture's address is a hash of its content: it never changes, for nobody. */
const CACHE = 'public, max-age=31536000, immutable';
/** What a name of its own stands for may change with a release. */
const SHORT_CACHE = 'public, max-age=300';
/** An SVG is a document: opened by itself it may load nothing, and run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const params = Type.Object({ key: Type.String({ maxLength: 100 }) });
/** Other parameters of the platform's picture addresses (oid, version, channelId) change nothing here. */
const query = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(Type.Unsafe<(typeof FORMATS)[number]>({ type: 'string', enum: FORMATS })),
});

/** Pixels are kept under what they show. */
const hashOf = (svg: string): string => createHash('sha1').update(svg).digest('hex').slice(0, 20);

/** The narrowest width that is kept and fills the one asked for, so that a stranger can't fill the disk with sizes. */
export const keptWidth = (asked: number): number => RASTER_WIDTHS.find((width) => width >= asked) ?? LARGEST_WIDTH;

/**
 * Pictures by their key: as drawn (SVG), or with `format` as pixels of about `width`, made at the first
 * request and kept on disk. An unknown key is 404.
 */
export const mediaRoutes: AppPlugin = (app, _options, done) => {
  const rasterOf = createRasterStore(path.join(app.settings.dataDir, 'media'));
  answerWithValidator(app);

  app.get(`${MEDIA_PATH}/:key`, { schema: { params, querystring: query } }, async (request, reply) => {
    const { key } = request.params;
    const packshot = app.catalog.state().snapshot.packshot(key);
    const own = packshot === undefined ? ownPicture(key) : undefined;
    const svg = packshot === undefined ? own?.svg : () => drawPackshot(packshot);
    if (svg === undefined) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no picture with this key.');
    const cache = own ? SHORT_CACHE : CACHE;
    const { width, format } = request.query;
    if (format === undefined) {
      // Lines stay sharp at any width: without a format the width changes nothing.
      void reply.type('image/svg+xml').header('content-security-policy', POLICY);
      void reply.header('cache-control', cache);
      return reply.send(svg());
    }
    const picture = await rasterOf({
      key: own ? hashOf(svg()) : key,
      width: keptWidth(width ?? LARGEST_WIDTH),
      format,
      svg,
    });
    return reply.type(`image/${format}`).header('cache-control', cache).send(picture);
  });
  done();
};
