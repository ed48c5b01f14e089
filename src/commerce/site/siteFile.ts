import { SITE_FILE_FORMAT, SITE_FILE_VERSION, type SiteFile } from '../../contract/site/builder';
import type { ShopSettings } from '../../contract/site/shopSettings';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { DocumentProblem } from '../../contract/documents/documentRules';
import { completeSite, siteProblems } from './checkSite';
import { isFields } from '../documents/checks';

/** Wraps a site document into the format of a site file. */
export const fileOf = (document: SiteDocument): SiteFile => ({
  format: SITE_FILE_FORMAT,
  formatVersion: SITE_FILE_VERSION,
  document,
});

/**
 * The file's document, completed with defaults, and the rules it breaks. For a file in another format the document is
 * null, and only the wrong format is reported.
 */
interface OpenedFile {
  readonly document: unknown;
  readonly problems: readonly DocumentProblem[];
}

/**
 * Reads a site file; a file of an older release has no shop settings and keeps the current ones (`shop`). A file that
 * declares another format is not examined further. Never throws.
 */
export function openSiteFile(file: unknown, shop?: ShopSettings): OpenedFile {
  const content = isFields(file) ? file : {};
  const wrong: DocumentProblem[] = [];
  if (content['format'] !== SITE_FILE_FORMAT) wrong.push({ path: 'format', rule: 'FORMAT' });
  if (content['formatVersion'] !== SITE_FILE_VERSION) wrong.push({ path: 'formatVersion', rule: 'FORMAT' });
  if (wrong.length > 0) return { document: null, problems: wrong };
  const document = completeSite(content['document'], shop);
  const problems = siteProblems(document).map(({ path, rule }) => ({
    path: path === '' ? 'document' : `document.${path}`,
    rule,
  }));
  return { document, problems };
}
