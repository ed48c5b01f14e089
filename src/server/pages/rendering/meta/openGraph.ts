import type { Head } from '../../../../storefront/kernel/page';
import { logoPicture, pictureOf } from './picture';
import type { Subject } from './subject';

export interface Surroundings {
  readonly shopName: string;
  /** The site's locale, `fr-FR` or `fr_FR`. */
  readonly locale: string;
  /** The page's path in its language. */
  readonly canonical: string;
  /** null: unknown, so there are no absolute addresses. */
  readonly origin: string | null;
}

type Property = readonly [name: string, content: string];

const types: Readonly<Record<Subject['kind'], string>> = {
  home: 'website',
  category: 'website',
  product: 'product',
  content: 'article',
};

/**
 * How a page is shown where it is shared, as Open Graph properties by name. The protocol requires absolute addresses.
 */
export function openGraph(
  subject: Subject,
  head: Head,
  { shopName, locale, canonical, origin }: Surroundings,
): Property[] {
  const picture = pictureOf(subject);
  const territory = locale.replace('-', '_');
  const at = (property: string, path: string): Property[] => (origin === null ? [] : [[property, origin + path]]);
  return [
    ['og:type', types[subject.kind]],
    ['og:title', head.title],
    ...(head.description ? [['og:description', head.description] as const] : []),
    ...at('og:url', canonical),
    ...at('og:image', picture ?? logoPicture),
    ['og:site_name', shopName],
    ...(/^[a-z]{2}_[A-Z]{2}$/.test(territory) ? [['og:locale', territory] as const] : []),
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
  ];
}
