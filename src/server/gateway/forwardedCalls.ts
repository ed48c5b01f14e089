import { finished } from 'node:stream';
import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from';
import { Agent, type Dispatcher } from 'undici';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LATE_PATHS } from '../../contract/latePaths';
import { sendProblem } from '../http/errorReplies';
import { isHarmless } from '../http/originCheck';
import { commerceUnavailable } from '../problems';
import { loginNeeded } from '../visitors/caller';
import { replyHeaders, requestHeaders } from './forwardedHeaders';
import { FORWARDED } from './forwardedPaths';

const unanswered: NonNullable<FastifyReplyFromHooks['onError']> = (reply, { error }) => {
  reply.request.log.error({ err: error }, 'the commerce server does not answer');
  sendProblem(reply as FastifyReply, commerceUnavailable());
};

const refuseStrangers: onRequestHookHandler = ({ headers }, _reply, done) => {
  done(headers.cookie === undefined && headers.authorization === undefined ? loginNeeded() : undefined);
};

/** The options by which the library calls the agent. */
type Ask = (
  options: Dispatcher.RequestOptions,
  done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
) => void;

/**
 * Maximum number of running calls, each with a connection of its own, so that its time limit starts when it is sent. A
 * change whose caller has disconnected frees its place before it ends: then another call may wait for a connection,
 * within its limit.
 */
const MOST_RUNNING = 128;

/**
 * Forwards the calls of the shop to the commerce server behind this one (`COMMERCE_ORIGIN`). Bodies are forwarded
 * unread: that server reports what is wrong with them. Retries are left to the shop, which knows what may be repeated.
 */
export async function forwardedCalls(app: FastifyInstance): Promise<void> {
  const { commerceOrigin, commerceTimeoutMs: timeout, publicOrigin } = app.settings;
  if (commerceOrigin === null) throw new Error('A gateway needs a COMMERCE_ORIGIN.');
  // An agent of our own: the library's does not verify certificates.
  const agent = new Agent({
    connections: MOST_RUNNING,
    // Each call has its own deadline below, which also covers the opening of its connection.
    headersTimeout: 0,
    bodyTimeout: timeout,
    connect: { timeout },
  });
  app.addHook('onClose', () => agent.destroy());
  /**
   * The signal of the caller's disconnection for the call being forwarded: the library passes no signal, but calls the
   * agent synchronously.
   */
  let leaving: { readonly signal: AbortSignal; readonly isEndedThen: boolean } | undefined;
  const ask: Ask = (options, done) => {
    const { signal = null, isEndedThen = false } = leaving ?? {};
    const deadline = new AbortController();
    const clock = setTimeout(
      () => deadline.abort(new Error(`The commerce server has not begun to answer within ${String(timeout)} ms.`)),
      timeout,
    );
    const ends = isEndedThen && signal !== null ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    agent.request({ ...options, signal: ends }, (error, answer) => {
      clearTimeout(clock);
      if (signal?.aborted !== true) done(error, answer);
      // The caller has disconnected, so nobody gets the answer. It is no error that the gateway aborted the call.
      else if (error === null) void answer.body.dump();
      else if (!isEndedThen) done(error, answer);
    });
  };
  await app.register(replyFrom, {
    base: commerceOrigin,
    disableRequestLogging: true,
    // Checked edge: the library never asks for a promise.
    undici: { request: ask as Dispatcher['request'] },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  let running = 0;
  const forward = (
    request: FastifyRequest,
    reply: FastifyReply,
    hooks: Pick<FastifyReplyFromHooks, 'onResponse'> = {},
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
    // Without a gateway a change would be completed too, even if its caller has disconnected.
    leaving = { signal: caller.signal, isEndedThen: isHarmless(request.method) };
    // The library parses the address itself, and would not treat its query as part of the path.
    return reply.from(undefined, {
      // An empty body may have a content type, but is not an object.
      ...(Buffer.isBuffer(body) &&
        (body.length > 0 ? { body, contentType: headers['content-type'] ?? '' } : { body: null })),
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
      handler: (request, reply) => forward(request, reply),
    });
  }

  const { menus: _menus, shop: _shop, ...defaultConfiguration } = app.site.live().document;
  // Ours: other webstore APIs lack this call, and their shops look like a new one.
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
}
