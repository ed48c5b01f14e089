import type { Page, Request } from 'playwright-core';

/**
 * What is observed of a page. Problems are what no page should ever have: errors, warnings, refused styles, failed
 * files.
 */
export interface PageWatch {
  readonly problems: readonly string[];
  /** Requests for data (not for pictures, fonts, scripts or the page itself). */
  readonly dataRequests: readonly string[];
  readonly forget: () => void;
}

/** Warnings of Redux Toolkit's checks on a busy machine, in the development build. */
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
    // The browser itself requests the icon whenever the address changes.
    if (request.url().endsWith('/favicon.svg')) return;
    if (dataTypes.has(request.resourceType())) dataRequests.push(`${request.method()} ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
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
