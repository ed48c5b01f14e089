import { openSiteFile } from '../../commerce/site/siteFile';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { DocumentProblem, DocumentRule } from '../../contract/documents/documentRules';
import { valueAt } from '../draft';

/** Why a text is no site: it is no JSON, or these places of it can't be put right in the editor. */
export type Refusal =
  { readonly reason: 'NOT_JSON' } | { readonly reason: 'WRONG'; readonly problems: readonly DocumentProblem[] };

/** Rules whose breach leaves a document without the shape that the editor's fields hold. */
const OF_SHAPE: readonly DocumentRule[] = ['FORMAT', 'UNKNOWN_FIELD', 'MISSING', 'WRONG_TYPE', 'TOO_DEEP', 'TOO_MANY'];

const hasType = (reference: unknown): boolean =>
  typeof reference === 'object' &&
  reference !== null &&
  typeof Reflect.get(reference, 'type') === 'string' &&
  Reflect.get(new Object(Reflect.get(reference, 'attributes')), 'constructor') === Object;

/** A menu's name stands in no field, and a page reference of no type fits into none. */
const canBePutRight = (file: unknown, { path, rule }: DocumentProblem): boolean => {
  if (OF_SHAPE.includes(rule)) return false;
  const menus = Object.keys(new Object(valueAt(file, ['document', 'menus'])));
  if (rule === 'NAME' && menus.some((name) => path === `document.menus.${name}`)) return false;
  return rule !== 'PAGE_REFERENCE' || hasType(valueAt(file, path.split('.')));
};

/** What a file's text holds: a site that can be edited, whatever is wrong in its fields, or why it can't be one. */
export const readSiteFile = (text: string): { readonly document: SiteDocument } | Refusal => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { reason: 'NOT_JSON' };
  }
  const { document, problems } = openSiteFile(file);
  if (problems.every((problem) => canBePutRight({ document }, problem))) {
    // It has a site's shape: what is wrong is wrong within its fields.
    return { document: document as SiteDocument };
  }
  return { reason: 'WRONG', problems };
};
