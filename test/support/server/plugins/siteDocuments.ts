import type { MenuItem } from '../../../../src/contract/catalog/menu';
import type { SiteDocument } from '../../../../src/contract/site/siteConfiguration';

/** An item of a menu that leads to the help. */
export const item = (label: string): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: '/faq-hub',
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
});
/** A site's document whose footer menu has one item, with this label. */
export const withFooter = (document: SiteDocument, label: string): SiteDocument => ({
  ...document,
  menus: { ...document.menus, Footer: [item(label)] },
});
