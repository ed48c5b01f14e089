import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LATE_PATHS } from '../../contract/latePaths';
import { sendProblem } from '../http/errorReplies';
import { commerceUnavailable } from '../problems';
import { replyHeaders, requestHeaders } from './forwardedHeaders';
import { FORWARDED } from './forwardedPaths';

const unanswered: FastifyReplyFromHooks['onError'] = (reply, { error }) => {
  reply.request.log.error({ err: error }, 'the commerce server does not answer');
  sendProblem(reply as FastifyReply, commerceUnavailable());
};

/**
 * The calls of the shop, handed on to the commerce server behind this one (`COMMERCE_ORIGIN`). Bodies are handed on as they
 * come, unread: what is wrong with them that server says. Repeating is the shop's business, which knows what may be
 * repeated.
 */
export const forwardedCalls = async (app: FastifyInstance): Promise<void> => {
  const { commerceOrigin, commerceTimeoutMs: timeout, publicOrigin } = app.settings;
  if (commerceOrigin === null) throw new Error('A gateway needs a COMMERCE_ORIGIN.');
  const isSecure = publicOrigin?.startsWith('https:') === true;
  await app.register(replyFrom, {
    base: commerceOrigin,
    disableRequestLogging: true,
    undici: { headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout } },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const forward = (
    request: FastifyRequest,
    reply: FastifyReply,
    hooks: Pick<FastifyReplyFromHooks, 'onResponse'> = {},
  ): FastifyReply => {
    const { body, headers } = request;
    // The commerce server says it of its own documents, but for one with an opaque origin, of which Chromium would warn.
    void reply.removeHeader('origin-agent-cluster');
    return reply.from(request.url, {
      ...(Buffer.isBuffer(body) && body.length > 0 && { body, contentType: headers['content-type'] ?? '' }),
      rewriteRequestHeaders: (_request, sent) => requestHeaders(request, sent),
      rewriteHeaders: (answered) => replyHeaders(answered, { commerceOrigin, isSecure }),
      onError: unanswered,
      // By default a read that is answered with 503 is asked again up to ten times.
      retryDelay: () => null,
      ...hooks,
    });
  };

  for (const { url, methods, alsoFrom, bodyBytes } of FORWARDED) {
    app.route({
      url,
      method: [...methods],
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      ...(alsoFrom !== undefined && { config: { alsoFrom } }),
      handler: (request, reply) => forward(request, reply),
    });
  }

  const { menus: _menus, ...defaultConfiguration } = app.site.live().document;
  // Ours: another webstore API has no such call, and its shop looks as a new one does.
  app.get(LATE_PATHS.siteConfiguration, (request, reply) =>
    forward(request, reply, {
      onResponse(_request, answer, { statusCode, stream }) {
        if (statusCode !== 404) {
          void answer.send(stream);
          return;
        }
        stream.resume();
        for (const name of Object.keys(answer.getHeaders()))
          if (/^(content-|etag)/.test(name)) void answer.removeHeader(name);
        void answer.code(200).send(defaultConfiguration);
      },
    }),
  );
};
