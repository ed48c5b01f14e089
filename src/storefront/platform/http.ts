import { PATHS, withQuery } from '../../contract/paths';
import { withBase } from '../../contract/pages/basePath';
import { pageLocale } from './environment';

/** A request to the server, as the base query makes it. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** Rejects only without a complete response; any HTTP status resolves. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Only the first read of the site info, whose address has no query yet, is requested in the language of the page: other
 * calls use the language that its answer names.
 */
export const askedIn = (url: string, locale: () => string): string =>
  url === PATHS.siteInfo ? withQuery(url, { language: locale() }) : url;

/** Same-origin requests with the page's cookies. */
export const browserHttp: Http = async ({ method, url, headers, body, signal }) => {
  const response = await fetch(withBase(askedIn(url, pageLocale)), {
    method,
    headers,
    credentials: 'same-origin',
    signal,
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: response.status,
    statusText: response.statusText,
    header: (name) => response.headers.get(name),
    text: await response.text(),
  };
};
