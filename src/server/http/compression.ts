import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownEncoding } from '../problems';
import { sendProblem } from './errorReplies';

/** The least size of a compressed reply, in bytes: smaller ones gain less than the additional headers cost. */
const WORTHWHILE_BYTES = 1024;
/** Replies are compressed per request: a higher quality would take longer than sending the bytes it saves. */
const BROTLI_QUALITY = 4;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
/** The encodings of replies, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** The encodings of request bodies. */
const READABLE = ['br', 'gzip', 'deflate', 'identity'] as const;
const TEXT = /^(text\/|application\/json|image\/svg)/;

const isReadable = (encoding: string): boolean => READABLE.some((known) => known === encoding);

/**
 * Compresses text replies for clients that accept it, and decompresses request bodies. As the bytes of a reply then
 * differ by client, validators must be weak (`validatorOf`).
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  // Before the plugin's own check, whose error would repeat the header, on pages too.
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || isReadable(encoding)) done();
    else sendProblem(reply, unknownEncoding());
  });
  await app.register(compress, {
    global: true,
    threshold: WORTHWHILE_BYTES,
    encodings: [...ENCODINGS, 'identity'],
    requestEncodings: [...READABLE],
    brotliOptions,
  });
  // The plugin adds Vary only to compressed replies; a cache needs it on uncompressed ones too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && TEXT.test(type) && !reply.hasHeader('vary')) {
      void reply.header('vary', 'accept-encoding');
    }
    done(null, payload);
  });
}

/** The best encoding that a client accepts; null: none. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? negotiate(accepted.toLowerCase(), [...ENCODINGS]) : null;
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compresses a text for a reply that is sent more than once: the plugin leaves replies with a Content-Encoding alone.
 */
export const compressText = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? compressed.br(text, brotliOptions) : compressed.gzip(text);
