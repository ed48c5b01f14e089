import { isSiteDocument, siteProblems } from '../../../commerce/site/checkSite';
import { openSiteFile } from '../../../commerce/site/siteFile';
import type { ShopSettings } from '../../../contract/site/shopSettings';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { refuseDocument } from '../../documentProblems';

/** The document of a call, under this field. Throws 400 with every broken rule and its path. */
export const documentIn = (value: unknown, name = 'document'): SiteDocument =>
  isSiteDocument(value) ? value : refuseDocument(siteProblems(value), 'a site', name);

/** The document of a file, completed with defaults and how the shop sells now. Throws 400 with every broken rule and its path. */
export const documentOfFile = (file: unknown, shop: ShopSettings): SiteDocument => {
  const { document, problems } = openSiteFile(file, shop);
  // Checked edge: it breaks no rule of a site.
  return problems.length === 0 ? (document as SiteDocument) : refuseDocument(problems, 'a site', 'file');
};
