import type { Http } from '../../../../src/storefront/platform/http';
import { fromOwnPage } from '../testApp';
import type { TestServer } from '../testServer';

/** The storefront's `http` to a server in this process, with the cookie jar of a browser. */
export function serverHttp({ app }: Pick<TestServer, 'app'>, cookies = new Map<string, string>()): Http {
  return async ({ method, url, headers, body }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      headers: { ...fromOwnPage, ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const valueOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      header: (name) => valueOf(answer.headers[name.toLowerCase()]),
      text: answer.payload,
    };
  };
}
