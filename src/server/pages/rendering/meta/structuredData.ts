import { currentBase } from '../../../../contract/pages/basePath';
import { breadcrumbData } from './breadcrumbData';
import { questionsData, recipeData } from './contentData';
import type { Surroundings } from './openGraph';
import { productData } from './productData';
import { shopData } from './shopData';
import type { Subject } from './subject';

/** With the name of the home page, the first step of each breadcrumb. */
interface Names extends Surroundings {
  readonly homeName: string;
}

function ownData(subject: Subject, shopName: string, origin: string): readonly (object | null)[] {
  switch (subject.kind) {
    case 'home':
      return shopData(shopName, origin);
    case 'category':
      return [];
    case 'product':
      return [productData(subject, origin)];
    case 'content':
      return [questionsData(subject), recipeData(subject, shopName, origin)];
  }
}

/** A page's content in schema.org terms. Without an origin its addresses are paths, base path included. */
export function structuredData(subject: Subject, { shopName, homeName, origin }: Names): object {
  const addresses = origin ?? currentBase();
  const things = [breadcrumbData(subject, homeName, addresses), ...ownData(subject, shopName, addresses)];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}
