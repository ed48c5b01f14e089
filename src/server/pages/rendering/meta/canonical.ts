import { categoryAddress, HOME_ADDRESS, productAddress } from '../../../../contract/pages/pageReference';
import type { Subject } from './subject';

/**
 * The canonical path of a page, however it was requested: with names as in the catalogue and, of the parameters, only a
 * listing's page number. Another layout or sort order shows the same products.
 */
export function canonicalPath(subject: Subject): string {
  switch (subject.kind) {
    case 'home':
      return HOME_ADDRESS;
    case 'category': {
      const { category, page } = subject;
      return categoryAddress(category.urlName, category.id, page > 1 ? { page: String(page) } : {});
    }
    case 'product':
      return productAddress(subject.detail.urlName, subject.detail.id);
    case 'content':
      return subject.content.document.path;
  }
}
