import { API_DOCUMENT_PATH, API_PAGE } from '../contract/pages/apiPage';

interface LeftOut {
  readonly why: string;
  /** Beginnings of patterns. */
  readonly below?: readonly string[];
  /** Whole patterns. */
  readonly exactly?: readonly string[];
}

/** What the server serves beside the documented API, and why a client has no use for it. */
export const UNDOCUMENTED: readonly LeftOut[] = [
  {
    why: 'pages, for people: their addresses are the shop’s own and may change',
    exactly: [
      '/*',
      '/replay',
      '/tracking-page',
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-512.png',
      '/manifest.webmanifest',
    ],
    below: ['/assets/'],
  },
  { why: 'the document itself, and the page that shows it', exactly: [API_PAGE, API_DOCUMENT_PATH] },
  { why: 'files, whose addresses stand in answers', below: ['/sfsites/'] },
  { why: 'for search engines', exactly: ['/robots.txt'], below: ['/sitemap'] },
  { why: 'for whoever keeps the server running', exactly: ['/healthz', '/readyz'] },
  {
    why: 'refuses what no route has',
    exactly: ['/services/*', '/services/unreadable-address', '/unreadable-address', '/builder/api/*'],
  },
  { why: 'of the payment provider, whose frame and page make them', below: ['/payment/'] },
  { why: 'of the pages alone: how a browser is asked about cookies without a script', exactly: ['/consents'] },
  { why: 'of the pages alone: the form by which a browser chooses its market', exactly: ['/market-choices'] },
  { why: 'of the shop’s own recorder', below: ['/recordings'] },
  { why: 'of the shop’s own tools, which come with the same release', below: ['/builder', '/support'] },
];

/** Why a route is not in the document; null: it must be. */
export const whyUndocumented = (url: string): string | null =>
  UNDOCUMENTED.find(
    ({ exactly = [], below = [] }) => exactly.includes(url) || below.some((beginning) => url.startsWith(beginning)),
  )?.why ?? null;
