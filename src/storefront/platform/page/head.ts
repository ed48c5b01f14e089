/** What a page's head says of it to search engines, and to whoever shares it. */
export interface PageDescription {
  readonly title: string;
  /** '': none. */
  readonly description: string;
  /** Its one whole address; null: it is not to be found. */
  readonly canonical: string | null;
}

/** What the head says of one page, the server's facts for search engines included. */
const OF_ONE_PAGE =
  'link[rel="canonical"],meta[name="description"],meta[name="robots"],meta[property^="og:"],meta[name^="twitter:"],script[type="application/ld+json"]';

/** Where the shop stands: as the server has said it of the page, else where it was asked for. */
export const originInHead = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href).origin;

const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/** Says this of the page that is shown now, and nothing that was said of the one before. */
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
