import { categoryAddress, HOME_ADDRESS } from '../../../../contract/pages/pageReference';
import type { PathStep } from '../../../../contract/catalog/product';
import { canonicalPath } from './canonical';
import type { Subject } from './subject';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

const crumbOf = ({ urlName, id, name }: PathStep): Crumb => ({ name, path: categoryAddress(urlName, id) });

function trailOf(subject: Subject): readonly Crumb[] {
  switch (subject.kind) {
    case 'home':
      return [];
    case 'category':
      return subject.path.map(crumbOf);
    case 'product': {
      const above = subject.detail.primaryProductCategoryPath?.path ?? [];
      return [...above.map(crumbOf), { name: subject.facts.name, path: canonicalPath(subject) }];
    }
    case 'content':
      return [...subject.above, subject.content].map(({ document: { title, path } }) => ({ name: title, path }));
  }
}

/** The breadcrumb from the home page to a page, that page included; null for the home page. */
export function breadcrumbData(subject: Subject, homeName: string, origin: string): object | null {
  const trail = trailOf(subject);
  if (trail.length === 0) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: homeName, path: HOME_ADDRESS }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
