import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { AppPlugin } from '../app';
import { HASHED_FILE_CACHE_SECONDS } from '../../contract/constants';
import { ASSET_PATH, MEDIA_PATH } from '../../contract/content/contentPaths';
import { acceptedEncoding, type Encoding } from '../http/compression';
import { answerWithValidator } from '../http/etag';
import { ApiProblem } from '../problems';
import { createKeptDrawings } from './keptDrawings';
import { createRasterStore, RASTER_WIDTHS } from './raster';

const FORMATS = ['webp', 'avif'] as const;
const LARGEST_WIDTH = Math.max(...RASTER_WIDTHS);

/** A drawing's address contains a hash of its content, so it never changes. */
const CACHE = `public, max-age=${String(HASHED_FILE_CACHE_SECONDS)}, immutable`;
/** A picture of a content may change: the shop's own ones with a release, a file asset with its next version. */
const SHORT_CACHE = 'public, max-age=300';
/** An SVG is a document: opened by itself it must not load or run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const SVG = 'image/svg+xml';

const assetParams = Type.Object({ name: Type.String({ maxLength: 100 }) });
const params = Type.Object({ key: Type.String({ maxLength: 100 }) });
/** Other parameters of picture addresses of the platform org (oid, version, channelId) are ignored. */
const query = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  format: Type.Optional(Type.Unsafe<(typeof FORMATS)[number]>({ type: 'string', enum: FORMATS })),
});

/** Without a version (`v`), the latest version of the file asset is sent. */
const assetQuery = Type.Object({ ...query.properties, v: Type.Optional(Type.String({ maxLength: 100 })) });

/** The key under which a content's rasterised picture is stored: a hash of its source. */
const hashOf = (source: Buffer): string => createHash('sha1').update(source).digest('hex').slice(0, 20);

/**
 * The smallest stored width that covers the requested one, otherwise the largest: with any width, a stranger could fill
 * the disk.
 */
export const keptWidth = (asked: number): number => RASTER_WIDTHS.find((width) => width >= asked) ?? LARGEST_WIDTH;

interface Source {
  /** Media type of the bytes. */
  readonly type: string;
  readonly cache: string;
  readonly key: () => string;
  readonly bytes: () => Buffer;
  /** Returns the bytes in an encoding, compressed once and then cached; null: no compressed bytes are cached. */
  readonly compressed: ((encoding: Encoding) => Promise<Buffer>) | null;
}

/**
 * Pictures by key (CMS-02), file assets by name and version (CMS-05): unchanged, or with `format` rasterised to about
 * `width`, made on first request and stored on disk. An unknown key, name or version is 404.
 */
export const mediaRoutes: AppPlugin = (app, _options, done) => {
  const rasterOf = createRasterStore(path.join(app.settings.dataDir, 'media'));
  answerWithValidator(app);

  const compressedDrawing = createKeptDrawings();
  const drawnSource = (key: string): Source | null => {
    const drawing = app.catalog.state().snapshot.drawing(key);
    const picture = drawing === undefined ? null : app.catalogPictures.drawnFrom(drawing);
    if (picture === null) return null;
    const compressed = (encoding: Encoding) => compressedDrawing(key, encoding, picture.svg);
    return { type: SVG, cache: CACHE, key: () => key, bytes: () => Buffer.from(picture.svg()), compressed };
  };
  const contentSource = async (key: string): Promise<Source | null> => {
    const picture = await app.contents.pictureBytes(key);
    if (picture === null) return null;
    const { mimeType: type, bytes } = picture;
    return { type, cache: SHORT_CACHE, key: () => hashOf(bytes), bytes: () => bytes, compressed: null };
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    source: Source | null,
    { width, format }: Static<typeof query>,
  ): Promise<FastifyReply> => {
    if (source === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no picture with this key.');
    void reply.header('cache-control', source.cache);
    if (format === undefined) {
      // Without a format the bytes are sent unchanged, whatever the width: vectors are sharp at any size.
      if (source.type === SVG) void reply.header('content-security-policy', POLICY);
      void reply.type(source.type);
      const encoding = acceptedEncoding(request);
      if (encoding === null || source.compressed === null) return reply.send(source.bytes());
      return reply.header('content-encoding', encoding).send(await source.compressed(encoding));
    }
    const kept = keptWidth(width ?? LARGEST_WIDTH);
    const picture = await rasterOf({ key: source.key(), width: kept, format, source: source.bytes });
    return reply.type(`image/${format}`).send(picture);
  };

  app.get(`${MEDIA_PATH}/:key`, { schema: { params, querystring: query } }, async (request, reply) => {
    const { key } = request.params;
    return send(request, reply, drawnSource(key) ?? (await contentSource(key)), request.query);
  });

  const schema = { params: assetParams, querystring: assetQuery };
  app.get(`${ASSET_PATH}/:name`, { schema }, async (request, reply) => {
    const picture = app.contents.live().asset(request.params.name, request.query.v);
    return send(request, reply, picture ? await contentSource(picture.contentKey) : null, request.query);
  });
  done();
};
