import type { FastifyInstance } from 'fastify';
import { sharedRequest } from '../http/sharedAnswers';
import { ownShop } from './ownShop';
import type { PageSource } from './pageSource';
import type { Calls } from './rendering/Renderer';

/** The visitor a page is rendered for: the headers that identify them, and the request's id in the log. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly authorization?: string | undefined;
  readonly requestId: string;
}

/**
 * Headers of every call. The host replaces the visitor's Host header, which could be broken and make every call of the
 * page fail.
 */
const self = { host: 'localhost', 'sec-fetch-site': 'same-origin' };

/**
 * Calls the commerce routes within this process, with the visitor's rights. A render that reads by POST (a search with
 * prices) counts as a request of this site.
 */
export const inProcessCalls =
  (
    app: FastifyInstance,
    visitor: Visitor,
    { answerEdition }: Pick<PageSource, 'answerEdition'> = ownShop(app),
  ): Calls =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url: app.settings.basePath + url,
      headers: {
        ...headers,
        ...self,
        'x-request-id': visitor.requestId,
        ...(visitor.cookie === undefined ? {} : { cookie: visitor.cookie }),
        ...(visitor.authorization === undefined ? {} : { authorization: visitor.authorization }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const shared = sharedRequest(answer.raw.req);
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answer.headers,
      text: answer.payload,
      // The edition for the call's own caller and what is live now: both may have changed since rendering began.
      edition: shared === undefined ? null : answerEdition(shared),
    };
  };
