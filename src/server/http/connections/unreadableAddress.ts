import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { showUnreadable } from '../../pages/failurePage';
import { invalidInput } from '../../problems';
import { isCall } from '../callPath';
import { sendProblem } from '../errorReplies';

const FOR_CALLS = '/services/unreadable-address';
const FOR_PAGES = '/unreadable-address';

/**
 * Fastify's `frameworkErrors`: the router cannot decode an address (`/%E0%A4%A`), and its own answer would bypass every
 * hook. The request is rerouted instead, so that its reply has the headers of every reply.
 */
export function leadUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { raw, server } = request;
  // The base path is put in front again, because routing removes it once more.
  raw.url = server.settings.basePath + (isCall(request.url) ? FOR_CALLS : FOR_PAGES);
  server.routing(raw, reply.raw);
}

/** Answers unreadable addresses with 400: calls with an error array, all others with a page. */
export function answerUnreadable(app: FastifyInstance): void {
  app.all(FOR_CALLS, (_request, reply) => sendProblem(reply, invalidInput('The address of the call is not valid.')));
  app.all(FOR_PAGES, (_request, reply) => showUnreadable(reply));
}
