import { isSiteDocument, siteProblems } from '../../../commerce/site/checkSite';
import { openSiteFile } from '../../../commerce/site/siteFile';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { refuseDocument } from '../../documentProblems';

/** The document of a call, under this name. Throws 400 with every wrong place and the code of its rule. */
export const documentIn = (value: unknown, name = 'document'): SiteDocument =>
  isSiteDocument(value) ? value : refuseDocument(siteProblems(value), 'a site', name);

/** The document of a file; what it does not say is as by default. Throws 400 with every wrong place. */
export const documentOfFile = (file: unknown): SiteDocument => {
  const { document, problems } = openSiteFile(file);
  // What breaks no rule of a site is one.
  return problems.length === 0 ? (document as SiteDocument) : refuseDocument(problems, 'a site', 'file');
};
