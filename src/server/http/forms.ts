import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSED_LATER, REFUSED_WRONG } from '../../contract/authentication/authenticationPages';
import { withQuery, type QueryValue } from '../../contract/paths';
import { sitePath } from '../../contract/pages/startUrl';
import { replyWithProblem } from './errorReplies';
import { isForm } from './isForm';
import { ApiProblem } from '../problems';

/** Redirects the browser to a page, by GET. */
export const goOn = (reply: FastifyReply, page: string, query: Readonly<Record<string, QueryValue>> = {}) =>
  reply.redirect(withQuery(page, query), 303);

/** The path of this site that a call's body asks to be redirected to; null: none, or another site. */
export const startUrlIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'startUrl' in body && typeof body.startUrl === 'string'
    ? sitePath(body.startUrl)
    : null;

/** A refusal as the query of the form's page names it: a word, or the wrong fields; null: not the sender's fault. */
function refusalWord(error: unknown): string | null {
  if (error instanceof ApiProblem) {
    if (error.status === 429) return REFUSED_LATER;
    if (error.status >= 500) return null;
    return error.fields.length === 0 ? REFUSED_WRONG : error.fields.map(({ field }) => field).join(',');
  }
  return error instanceof Error && 'validation' in error && error.validation !== undefined ? REFUSED_WRONG : null;
}

/**
 * An error handler for routes that forms are sent to: a refused form is redirected to its page; other clients, and
 * forms that fail without the sender's fault, get the error array.
 */
export const backToForm =
  (page: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = isForm(request) ? refusalWord(error) : null;
    if (refused === null) void replyWithProblem(error, request, reply);
    else void goOn(reply, page, { startUrl: startUrlIn(request.body), refused });
  };
