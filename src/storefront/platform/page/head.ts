import { withBase } from '../../../contract/pages/basePath';

/** A page's description for search engines and sharing. */
export interface PageDescription {
  readonly title: string;
  /** '' means none. */
  readonly description: string;
  /** The page's absolute canonical address; null: not to be indexed. */
  readonly canonical: string | null;
}

/** The elements of the head that belong to one page, including those that the server wrote for search engines. */
const OF_ONE_PAGE =
  'link[rel="canonical"],link[rel="alternate"],meta[name="description"],meta[name="robots"],meta[property^="og:"],meta[name^="twitter:"],script[type="application/ld+json"]';

/**
 * The shop's address without a trailing slash: its origin as the server wrote it into the page, otherwise that of the
 * request.
 */
export const shopInHead = (): string =>
  new URL(
    withBase('/'),
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href,
  ).href.slice(0, -1);

function element(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Describes the current page and removes the description of the previous one. */
export function describePage({ title, description, canonical }: PageDescription): void {
  for (const old of document.head.querySelectorAll(OF_ONE_PAGE)) old.remove();
  const of = (property: string, content: string) => element('meta', { property: `og:${property}`, content });
  document.head.append(
    ...(description === '' ? [] : [element('meta', { name: 'description', content: description })]),
    ...(canonical === null
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : [
          element('link', { rel: 'canonical', href: canonical }),
          of('title', title),
          of('url', canonical),
          ...(description === '' ? [] : [of('description', description)]),
        ]),
  );
}
