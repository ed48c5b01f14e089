import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { unknownEncoding } from '../problems';
import { sendProblem } from './errorReplies';

/** Below this many bytes the headers of a compressed reply cost what it saves. */
const WORTHWHILE_BYTES = 1024;
/** Replies are compressed per request: a higher quality would take longer than sending the bytes it saves. */
const BROTLI_QUALITY = 4;
/** How a request's body may be compressed. */
const READABLE = ['br', 'gzip', 'deflate', 'identity'] as const;
const TEXT = /^(text\/|application\/json|image\/svg)/;

const isReadable = (encoding: string): boolean => READABLE.some((known) => known === encoding);

/**
 * Compresses text for whoever takes it, and reads compressed bodies. Validators of such replies are weak, for their
 * bytes differ.
 */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  // Before the plugin looks: it would fail with a message that repeats the header, on pages too.
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || isReadable(encoding)) done();
    else sendProblem(reply, unknownEncoding());
  });
  await app.register(compress, {
    global: true,
    threshold: WORTHWHILE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    requestEncodings: [...READABLE],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  // The plugin adds Vary only to compressed replies; a cache needs it on uncompressed ones too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && TEXT.test(type) && !reply.hasHeader('vary')) {
      void reply.header('vary', 'accept-encoding');
    }
    done(null, payload);
  });
};
