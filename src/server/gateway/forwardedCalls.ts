import { finished } from 'node:stream';
import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import type { Dispatcher } from 'undici';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LATE_PATHS } from '../../contract/latePaths';
import { PATHS } from '../../contract/paths';
import { sendProblem } from '../http/errorReplies';
import { isHarmless } from '../http/originCheck';
import { commerceUnavailable } from '../problems';
import { loginNeeded } from '../visitors/caller';
import { createCommerceAgent, MOST_RUNNING } from './commerceAgent';
import { replyHeaders, requestHeaders, UNTYPED } from './forwardedHeaders';
import { FORWARDED } from './forwardedPaths';
import { dropHeaders, guardContext } from './guardContext';

const unanswered: NonNullable<FastifyReplyFromHooks['onError']> = (reply, { error }) => {
  reply.request.log.error({ err: error }, 'the commerce server does not answer');
  sendProblem(reply as FastifyReply, commerceUnavailable());
};

const refuseStrangers: onRequestHookHandler = ({ headers }, _reply, done) => {
  done(headers.cookie === undefined && headers.authorization === undefined ? loginNeeded() : undefined);
};

/**
 * Forwards the calls of the shop to the commerce server behind this one (`COMMERCE_ORIGIN`). Bodies are forwarded
 * unread: that server reports what is wrong with them. Retries are left to the shop, which knows what may be repeated.
 */
export async function forwardedCalls(app: FastifyInstance): Promise<void> {
  const { commerceOrigin, commerceTimeoutMs: timeout, publicOrigin } = app.settings;
  if (commerceOrigin === null) throw new Error('A gateway needs a COMMERCE_ORIGIN.');
  const guardedContext = await guardContext(app);
  const agent = createCommerceAgent(timeout);
  app.addHook('onClose', () => agent.destroy());
  await app.register(replyFrom, {
    base: commerceOrigin,
    disableRequestLogging: true,
    // Checked edge: the library never asks for a promise.
    undici: { request: agent.ask as Dispatcher['request'] },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  let running = 0;
  const forward = (
    request: FastifyRequest,
    reply: FastifyReply,
    hooks: Pick<FastifyReplyFromHooks, 'onResponse' | 'rewriteRequestHeaders'> = {},
  ): FastifyReply => {
    const { body, headers } = request;
    // The commerce server sets this header for its own documents, except for one with an opaque origin, where Chromium
    // would warn of it.
    void reply.removeHeader('origin-agent-cluster');
    if (running >= MOST_RUNNING) return sendProblem(reply, commerceUnavailable());
    running += 1;
    const caller = new AbortController();
    finished(reply.raw, (error) => {
      running -= 1;
      if (error) caller.abort();
    });
    const isSecure = publicOrigin?.startsWith('https:') ?? request.protocol === 'https';
    // A change is completed even if its caller has disconnected, as it would be without a gateway; a harmless call is
    // ended.
    agent.askFor({ signal: caller.signal, isEndedThen: isHarmless(request.method) });
    // Without an address (undefined) the library takes path and query from the request.
    return reply.from(undefined, {
      // Empty bodies are replaced by none, because the library would convert an empty Buffer to JSON, as it would a body
      // without a type: such a body gets a type here, which `requestHeaders` drops.
      ...(Buffer.isBuffer(body) &&
        (body.length > 0 ? { body, contentType: headers['content-type'] || UNTYPED } : { body: null })),
      rewriteRequestHeaders: (_request, sent) => requestHeaders(request, sent, publicOrigin),
      rewriteHeaders: (answered) => replyHeaders(answered, { commerceOrigin, isSecure }),
      onError: unanswered,
      // By default the library repeats a read that is answered with 503 up to ten times.
      retryDelay: () => null,
      ...hooks,
    });
  };

  for (const { url, methods, alsoFrom, bodyBytes, isForUsers = false, hasNoHead = false } of FORWARDED) {
    app.route({
      url,
      method: [...methods],
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      ...(alsoFrom !== undefined && { config: { alsoFrom } }),
      ...(hasNoHead && { exposeHeadRoute: false }),
      // Runs before the body is read.
      ...(isForUsers && { onRequest: refuseStrangers }),
      handler: (request, reply) =>
        forward(request, reply, url === PATHS.applicationContext ? guardedContext(request) : {}),
    });
  }

  const { menus: _menus, shop: _shop, ...defaultConfiguration } = app.site.live().document;
  // Only a Comptoir server has this call. If another server is behind, the answer is the configuration of a new site.
  app.get(LATE_PATHS.siteConfiguration, (request, reply) =>
    forward(request, reply, {
      onResponse(_request, answer, { statusCode, stream }) {
        if (statusCode !== 404) {
          void answer.send(stream);
          return;
        }
        stream.resume();
        dropHeaders(answer, /^(content-|etag)/);
        void answer.code(200).send(defaultConfiguration);
      },
    }),
  );
}
