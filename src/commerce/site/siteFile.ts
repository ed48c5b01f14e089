import { SITE_FILE_FORMAT, SITE_FILE_VERSION } from '../../contract/site/builder';
import type { SiteFile } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { DocumentProblem } from '../../contract/documents/documentRules';
import { completeSite, siteProblems } from './checkSite';
import { isFields } from '../documents/checks';

/** A site as a file. */
export const fileOf = (document: SiteDocument): SiteFile => ({
  format: SITE_FILE_FORMAT,
  formatVersion: SITE_FILE_VERSION,
  document,
});

/** What a file holds: the document it says, complete by default where it says nothing, and every wrong place of it. */
interface OpenedFile {
  readonly document: unknown;
  readonly problems: readonly DocumentProblem[];
}

/** Reads a site's file. One that says of itself to be something else is not looked into. Never throws. */
export const openSiteFile = (file: unknown): OpenedFile => {
  const told = isFields(file) ? file : {};
  const wrong: DocumentProblem[] = [];
  if (told['format'] !== SITE_FILE_FORMAT) wrong.push({ path: 'format', rule: 'FORMAT' });
  if (told['formatVersion'] !== SITE_FILE_VERSION) wrong.push({ path: 'formatVersion', rule: 'FORMAT' });
  if (wrong.length > 0) return { document: null, problems: wrong };
  const document = completeSite(told['document']);
  const problems = siteProblems(document).map(({ path, rule }) => ({
    path: path === '' ? 'document' : `document.${path}`,
    rule,
  }));
  return { document, problems };
};
