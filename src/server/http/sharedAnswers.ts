import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whoever has the same buyer groups gets the same answer by the same address until a catalogue or a site is published
     * or a setting of the webstore changes (`pages/editionFor` names these). A draft is nobody's to share.
     */
    readonly isShared?: true;
  }
}

const shared = new WeakMap<IncomingMessage, FastifyRequest>();

const asksForDraft = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'publishStatus' in query && query.publishStatus === 'Draft';

/** From here on `sharedRequest` knows which requests went to a route that says so. */
export const noteSharedAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isShared && !asksForDraft(request)) shared.set(request.raw, request);
    done();
  });
};

/** The request as its route saw it, where its answer is a shared one. */
export const sharedRequest = (raw: IncomingMessage): FastifyRequest | undefined => shared.get(raw);
