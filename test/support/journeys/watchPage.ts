import type { Page, Request } from 'playwright-core';

/** What went wrong on a page that no shopper should ever cause: errors, warnings, refused styles, failed files. */
export interface PageWatch {
  readonly problems: readonly string[];
  /** Requests for data (not for pictures, fonts, scripts or the page itself) since the last `forget`. */
  readonly dataRequests: readonly string[];
  readonly forget: () => void;
}

/** What the toolkit's checks say of a machine that is busy, in the development build. */
const slowMachine = /Middleware took \d+ms/;

const dataTypes = new Set(['fetch', 'xhr', 'websocket', 'eventsource', 'ping', 'other']);

export function watchPage(page: Page): PageWatch {
  const problems: string[] = [];
  const dataRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (slowMachine.test(message.text())) return;
    problems.push(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request: Request) => {
    // The icon is asked for by the browser itself, whenever the address changes.
    if (request.url().endsWith('/favicon.svg')) return;
    if (dataTypes.has(request.resourceType())) dataRequests.push(`${request.method()} ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away aborts what is under way.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  return {
    problems,
    dataRequests,
    forget: () => {
      problems.length = 0;
      dataRequests.length = 0;
    },
  };
}
