import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this many bytes the headers of a compressed reply cost what it saves. */
const WORTHWHILE_BYTES = 1024;
/** Replies are made for each caller anew: a higher quality would cost more time than its bytes take on the way. */
const BROTLI_QUALITY = 4;
const TEXT = /^(text\/|application\/json|image\/svg)/;

/** Compresses text for whoever takes it. Validators of such replies are weak, for their bytes differ. */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: true,
    threshold: WORTHWHILE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  // The plugin says so only where it did compress; a cache must know of the other form as well.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && TEXT.test(type) && !reply.hasHeader('vary')) {
      void reply.header('vary', 'accept-encoding');
    }
    done(null, payload);
  });
};
