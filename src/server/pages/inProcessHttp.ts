import type { FastifyInstance } from 'fastify';
import type { Http } from '../../storefront/platform/http';

/** The visitor a page is rendered for: the headers that say who asks, and under which id the log knows it. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly requestId: string;
}

/** A render's own site. Not the visitor's Host header: a broken one would make a page that cannot read its products. */
const self = { host: 'localhost', 'sec-fetch-site': 'same-origin' };

/**
 * The commerce routes called in this process, with the visitor's rights. A render that reads by POST (a search
 * with prices) is a request of this site's own.
 */
export const inProcessHttp =
  (app: FastifyInstance, visitor: Visitor): Http =>
  async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...self,
        'x-request-id': visitor.requestId,
        ...(visitor.cookie === undefined ? {} : { cookie: visitor.cookie }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const valueOf = (value: number | string | readonly string[] | undefined) =>
      value === undefined ? null : String(value);
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      header: (name) => valueOf(answer.headers[name.toLowerCase()]),
      text: answer.payload,
    };
  };
