import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Callers of one kind with the same buyer groups, in the same market, get the same answer at the same address until
     * the catalogue, the live site or a setting of the webstore changes (`pages/editionFor` identifies all of these).
     * Drafts are never shared.
     */
    readonly isShared?: true;
  }
}

const shared = new WeakMap<IncomingMessage, FastifyRequest>();

const asksForDraft = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'publishStatus' in query && query.publishStatus === 'Draft';

/** Records which requests reach a route with shared answers, for `sharedRequest`. */
export function noteSharedAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isShared && !asksForDraft(request)) shared.set(request.raw, request);
    done();
  });
}

/** The request as its route saw it, if its answer is a shared one. */
export const sharedRequest = (raw: IncomingMessage): FastifyRequest | undefined => shared.get(raw);
