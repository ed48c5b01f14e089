import { categoryAddress, HOME_ADDRESS, productAddress } from '../../../../contract/pages/pageReference';
import type { Subject } from './subject';

/**
 * The one path of a page, whatever the address says that it was asked for by: names as they are in the catalogue, and of
 * all parameters a listing's page alone. In another layout or another order it shows the same products.
 */
export const canonicalPath = (subject: Subject): string => {
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
};
