import type { FastifyInstance } from 'fastify';
import { sharedRequest } from '../http/sharedAnswers';
import { callerOf } from '../visitors/caller';
import { editionFor } from './editionFor';
import type { Calls } from './rendering/Renderer';

/** The visitor a page is rendered for: the headers that say who asks, and under which id the log knows it. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly authorization?: string | undefined;
  readonly requestId: string;
}

/** A render's own site. Not the visitor's Host header: a broken one would make a page that cannot read its products. */
const self = { host: 'localhost', 'sec-fetch-site': 'same-origin' };

/**
 * The commerce routes called in this process, with the visitor's rights. A render that reads by POST (a search
 * with prices) is a request of this site's own.
 */
export const inProcessCalls =
  (app: FastifyInstance, visitor: Visitor): Calls =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
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
      // Whoever made this call, and what is live now: both may have changed since its page was begun.
      edition: shared === undefined ? null : editionFor(app, callerOf(shared)),
    };
  };
