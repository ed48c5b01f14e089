import { isFields } from '../../../commerce/documents/checks';
import { isSiteDocument, siteProblems } from '../../../commerce/site/checkSite';
import { openSiteFile } from '../../../commerce/site/siteFile';
import type { ShopSettings } from '../../../contract/site/shopSettings';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { refuseDocument } from '../../documentProblems';

/**
 * The document of a call. A page of an earlier release sends no or incomplete shop settings: the current ones are kept.
 * Throws 400 with every broken rule and its path.
 */
export function documentIn(value: unknown, shop: ShopSettings): SiteDocument {
  const said = isFields(value) && 'shop' in value ? value['shop'] : {};
  const document = isFields(value) && isFields(said) ? { ...value, shop: { ...shop, ...said } } : value;
  return isSiteDocument(document) ? document : refuseDocument(siteProblems(document), 'a site', 'document');
}

/**
 * The document of a file, completed with defaults and the current shop settings. Throws 400 with every broken rule and
 * its path.
 */
export function documentOfFile(file: unknown, shop: ShopSettings): SiteDocument {
  const { document, problems } = openSiteFile(file, shop);
  // Checked edge: it breaks no rule of a site.
  return problems.length === 0 ? (document as SiteDocument) : refuseDocument(problems, 'a site', 'file');
}
