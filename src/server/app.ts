import type { Server } from 'node:http';
import { setImmediate } from 'node:timers';
import cookie from '@fastify/cookie';
import type { FastifyPluginCallbackTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyPluginOptions,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Clock } from './clock';
import type { Database } from './database/Database';
import { addFaults } from './faults/plugin';
import type { FaultPanel } from './faults/faultRules';
import { stayBelow, urlBelow } from './http/connections/belowBasePath';
import { brokenRequests } from './http/connections/brokenRequests';
import { hasKnownVersion, isCall } from './http/callPath';
import { addCompression } from './http/compression';
import { replyWithProblem, sendProblem } from './http/errorReplies';
import { createLogBuffer, type LogBuffer } from './http/logBuffer';
import { logOptions, type LogStream } from './http/logging';
import { encodeForHtml } from './http/schemas/htmlEncoding';
import { refuseDeepBodies } from './http/schemas/nesting';
import { mayChange } from './http/originCheck';
import { addProbes } from './http/probes';
import { warnOfUnnamedProxy } from './http/connections/proxyWarning';
import { checkReplies } from './http/schemas/replyCheck';
import { addSecurityHeaders, securityHeaders } from './http/securityHeaders';
import { replySerializer } from './http/schemas/serializers';
import { TIME_LIMITS, timeLimitOptions, type TimeLimits } from './http/connections/timeLimits';
import { answerUnreadable, leadUnreadable } from './http/connections/unreadableAddress';
import { watchUnusedConnections } from './http/connections/unusedConnections';
import { noteSharedAnswers } from './http/sharedAnswers';
import { requestValidator } from './http/schemas/validators';
import type { Ids } from './ids';
import { BOUNDS } from './limits/bounds';
import { openMail } from './mail/openMail';
import type { Mail } from './mail/Mail';
import { accessDenied, stopping, unknownCall } from './problems';
import type { Settings } from './process/settings';
import { reportSteps, type OnStep, type Steps } from './steps';
import { PASSWORD_COST, passwordsAt, type PasswordCost, type Passwords } from './visitors/passwords';

declare module 'fastify' {
  interface FastifyInstance {
    readonly settings: Settings;
    readonly database: Database;
    readonly clock: Clock;
    /** The latest log lines of requests. */
    readonly logBuffer: LogBuffer;
    readonly ids: Ids;
    readonly steps: Steps;
    readonly mail: Mail;
    readonly passwords: Passwords;
  }
}

/** A Fastify plugin, async or calling `done`: routes of one noun, or what they need. It finds the decorations above. */
export type AppPlugin = (
  app: Parameters<FastifyPluginCallbackTypebox>[0],
  options: FastifyPluginOptions,
  done: (error?: Error) => void,
) => void | Promise<void>;

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Registered in this order, each in a scope of its own, unless it is marked `skip-override`. */
  readonly plugins: readonly AppPlugin[];
  /** Answers unknown paths outside of the webstore API with a page. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** On in tests: a reply that its schema would alter fails instead. */
  readonly checkReplies?: boolean;
  readonly logStream?: LogStream;
  /** Makes calls fail on purpose, in development and tests; never in a production shop. */
  readonly faults?: FaultPanel;
  /** Called at each step of an order (`steps.ts`). */
  readonly onStep?: OnStep;
  /** How mails are sent; by default by the settings. */
  readonly mail?: Mail;
  /** The cost of password hashes; tests use a low one. */
  readonly passwordCost?: PasswordCost;
  /** Time limits for clients; tests use short ones. */
  readonly timeLimits?: TimeLimits;
}

/**
 * Builds the server from an explicit list of plugins, without listening. The database belongs to the caller: closing
 * the app does not close it.
 */
export async function buildApp(options: AppOptions) {
  const { settings } = options;
  const logBuffer = createLogBuffer(options.clock);
  const headers = await securityHeaders(settings.publicOrigin?.startsWith('https:') === true);
  const serverOptions: FastifyHttpOptions<Server> = {
    ...logOptions(settings.logLevel, options.logStream, logBuffer),
    ...timeLimitOptions(options.timeLimits ?? TIME_LIMITS),
    bodyLimit: BOUNDS.bodyBytes,
    // No limit for the start, which may migrate a large database.
    pluginTimeout: 0,
    ...(settings.trustedProxies.length === 0 ? {} : { trustProxy: [...settings.trustedProxies] }),
    routerOptions: { maxParamLength: BOUNDS.pathPartCharacters },
    rewriteUrl: (request) => urlBelow(settings.basePath, request.url ?? '/'),
    frameworkErrors: leadUnreadable,
    clientErrorHandler: brokenRequests(headers),
    // While the server stops, requests on open connections get the 503 of `stopping` below, not Fastify's own.
    return503OnClosing: false,
  };
  const app = Fastify(serverOptions).withTypeProvider<TypeBoxTypeProvider>();

  let isStopping = false;
  const closeUnusedConnections = watchUnusedConnections(app.server);
  app.addHook('preClose', (done) => {
    isStopping = true;
    closeUnusedConnections();
    done();
  });
  // When the server stops, closes connections after their running answers, so that no further request arrives on them.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    done();
  });

  app.decorate('settings', settings);
  app.decorate('database', options.database);
  app.decorate('clock', options.clock);
  app.decorate('logBuffer', logBuffer);
  app.decorate('ids', options.ids);
  app.decorate('steps', reportSteps(options.onStep));
  app.decorate('mail', options.mail ?? openMail(settings, options.clock));
  app.decorate('passwords', passwordsAt(options.passwordCost ?? PASSWORD_COST));
  app.removeContentTypeParser('text/plain');

  addSecurityHeaders(app, headers);
  // Before the hooks that refuse calls, because every reply, refusals included, may renew or clear the caller's
  // cookies.
  await app.register(cookie);
  await addCompression(app);
  if (options.checkReplies === true) checkReplies(app);
  encodeForHtml(app);

  warnOfUnnamedProxy(app, settings.trustedProxies);
  refuseDeepBodies(app);
  app.setValidatorCompiler(requestValidator());
  app.setSerializerCompiler(replySerializer);
  app.setErrorHandler(replyWithProblem);
  const notFound = options.notFound ?? ((_request, reply) => sendProblem(reply, unknownCall()));
  app.setNotFoundHandler((request, reply) =>
    isCall(request.url) ? sendProblem(reply, unknownCall()) : notFound(request, reply),
  );
  answerUnreadable(app);
  // A route of its own, so that no page's wildcard answers an unknown call with HTML.
  app.all('/services/*', (_request, reply) => sendProblem(reply, unknownCall()));

  stayBelow(app, settings.basePath);
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (isStopping && !['/healthz', '/readyz'].includes(url)) sendProblem(reply, stopping());
    else if (!hasKnownVersion(url)) sendProblem(reply, unknownCall());
    else if (!mayChange(request, settings.publicOrigin)) {
      sendProblem(reply, accessDenied('Changing calls need the Origin of this site or a bearer token.'));
    } else done();
  });

  noteSharedAnswers(app);
  addProbes(app, () => isStopping);
  if (options.faults) addFaults(app, options.faults);
  try {
    for (const plugin of options.plugins) await app.register(plugin);
  } catch (error) {
    // What the plugins before the failed one have opened, such as threads, would keep the process alive.
    await app.close().catch((second: unknown) => {
      app.log.error({ err: second }, 'what was open when the start failed could not be closed');
    });
    throw error;
  }
  return app;
}

export type App = Awaited<ReturnType<typeof buildApp>>;
