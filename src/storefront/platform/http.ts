/** A request of the storefront, made by the base query alone. */
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

/** Rejects when there was no answer at all; every status is an answer. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/** The page's own requests, with its cookies, to its own origin. */
export const browserHttp: Http = async ({ method, url, headers, body, signal }) => {
  const response = await fetch(url, {
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
