import { LANGUAGE_PARAMETER } from '../../../../src/contract/languages';
import { matchPage } from '../../../../src/storefront/kernel/pagePaths';

/** The result of a crawl. */
interface Crawl {
  /** Addresses with a faulty page, each with its fault. */
  readonly wrong: readonly string[];
  /** The addresses followed or skipped, by `kindOf`. */
  readonly seen: ReadonlySet<string>;
  /** The names of the routes whose pages were shown. */
  readonly pages: ReadonlySet<string>;
  readonly shown: number;
  /** The addresses of the pages shown, in the order in which they were found. */
  readonly addresses: readonly string[];
}

/** How a visitor reads a page of the shop. */
type ReadPage = (address: string) => Promise<{ readonly statusCode: number; readonly body: string }>;

interface CrawlOptions {
  readonly mostProducts: number;
  /** Follows one address of each layout alone. */
  readonly oneOfEachLayout?: boolean;
  /** Addresses seen by another crawl: this one follows such an address only if it has followed none of its route. */
  readonly known?: ReadonlySet<string>;
}

/** Addresses that are not crawled: calls, files, the logout, and pages with a store of their own. */
const NO_PAGE = /^\/(services|assets|sfsites|secur|builder|support|replay)(\/|$)/;

const addressesIn = (body: string): readonly string[] =>
  [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&amp;/g, '&').replace(/#.*$/, ''),
  );

/**
 * The form in which an address counts as seen: if it has a query, by the names of its parameters and not by their
 * values, all categories alike. All addresses that choose a language have one form: a crawl follows the first of them.
 */
function kindOf(address: string): string {
  const [pathname = '', query] = address.split('?');
  if (query === undefined) return pathname.replace(/(.)\/$/, '$1');
  const parameters = new URLSearchParams(query);
  if (parameters.has(LANGUAGE_PARAMETER)) return LANGUAGE_PARAMETER;
  const names = [...parameters.keys()].sort().join();
  return `${pathname.replace(/^\/category\/.*/, '/category')}?${names}`;
}

function pageNameOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://shop.example');
  return matchPage({ pathname, search }).name;
}

/** What pages with one layout have in common: the route or, of contents, the place in the tree; and the parameters. */
function layoutOf(address: string): string {
  const [pathname = '', query] = address.split('?');
  const [first = '', ...below] = pathname.split('/').filter(Boolean);
  const name = pageNameOf(address);
  const parameters = [...new URLSearchParams(query).keys()].sort().join();
  return `${name === 'content' ? `/${first}${'/*'.repeat(below.length)}` : name}?${parameters}`;
}

/**
 * Follows every link from the home page on. A correct page has status 200, one main heading and a title of its own; one
 * for search engines also has a description, which only products may share.
 */
export async function crawlPages(
  read: ReadPage,
  { mostProducts, known, oneOfEachLayout = false }: CrawlOptions,
): Promise<Crawl> {
  const waiting = ['/'];
  const seen = new Set(waiting);
  const followed = new Set<string>(['home']);
  const layouts = new Set(waiting.map(layoutOf));
  const addresses: string[] = [];
  const wrong: string[] = [];
  const said = new Map<string, string>();
  const pages = new Set<string>();
  let products = 0;
  let shown = 0;
  /** No two pages may have the same title or description, except those of one listing. */
  const sayOnce = (what: string, text: string, address: string): void => {
    const other = said.get(`${what} ${text}`);
    if (other !== undefined) wrong.push(`${address} has the ${what} of ${other}`);
    said.set(`${what} ${text}`, address);
  };
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { statusCode, body } = await read(address);
    shown += 1;
    // Redirected: to the login where one is needed, and from a category's name to its own address.
    if (statusCode === 303 || statusCode === 308) continue;
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? [];
    const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
    if (statusCode !== 200) wrong.push(`${address} is ${String(statusCode)}`);
    if (headings !== 1) wrong.push(`${address} has ${String(headings)} main headings`);
    if (title === '') wrong.push(`${address} has no title`);
    const isIndexed = !body.includes('<meta name="robots" content="noindex">');
    if (isIndexed && description === '') wrong.push(`${address} has no description`);
    if (!address.includes('?')) {
      // Of pages that are not for search engines, one of each route is compared: the titles of an address book's pages,
      // for example, contain no names.
      if (isIndexed || !pages.has(pageNameOf(address))) sayOnce('title', title, address);
      if (isIndexed && !address.startsWith('/product/')) sayOnce('description', description, address);
    }
    pages.add(pageNameOf(address));
    addresses.push(address);
    for (const next of addressesIn(body)) {
      const kind = kindOf(next);
      if (seen.has(kind) || NO_PAGE.test(next)) continue;
      seen.add(kind);
      if (next.startsWith('/product/') && (products += 1) > mostProducts) continue;
      if (known?.has(kind) === true && followed.has(pageNameOf(next))) continue;
      if (oneOfEachLayout && layouts.has(layoutOf(next))) continue;
      layouts.add(layoutOf(next));
      followed.add(pageNameOf(next));
      waiting.push(next);
    }
  }
  return { wrong, seen, pages, shown, addresses };
}
