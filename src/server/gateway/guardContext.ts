import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errorReplies';
import { commerceUnavailable } from '../problems';
import { requestHeaders } from './forwardedHeaders';
import { guardIncludedTaxes } from './includedTaxes';

type Answer = Parameters<NonNullable<FastifyReplyFromHooks['onResponse']>>[1];

/** Drops the headers with these names from an answer whose body is replaced. */
export function dropHeaders(answer: Answer, names: RegExp): void {
  for (const name of Object.keys(answer.getHeaders())) if (names.test(name)) void answer.removeHeader(name);
}

/**
 * Returns the hooks of a call for the application context, which read its answer before it is passed on: no page may
 * show prices that include their tax. Fails with a `StartProblem` if the store's prices include it at the start
 * already.
 */
export async function guardContext(app: FastifyInstance): Promise<(request: FastifyRequest) => FastifyReplyFromHooks> {
  const { publicOrigin } = app.settings;
  const taxes = await guardIncludedTaxes(app);

  const answerContext = async (answer: Answer, stream: Readable): Promise<void> => {
    const bytes = await buffer(stream).catch(() => null);
    if (bytes !== null && !(await taxes.areIn(bytes.toString()))) {
      void answer.send(bytes);
      return;
    }
    // A caller who has disconnected gets no answer.
    if (answer.raw.destroyed) return;
    app.log.error(bytes === null ? 'the commerce server breaks off its context' : taxes.problem);
    dropHeaders(answer, /^(content-|etag|cache-control)/);
    sendProblem(answer as FastifyReply, commerceUnavailable());
  };

  return (request) => ({
    // Uncompressed, because the answer is read here.
    rewriteRequestHeaders: (_request, sent) => ({
      ...requestHeaders(request, sent, publicOrigin),
      'accept-encoding': 'identity',
    }),
    onResponse(_request, answer, { statusCode, stream }) {
      if (statusCode === 200 && request.method === 'GET') void answerContext(answer, stream);
      else void answer.send(stream);
    },
  });
}
