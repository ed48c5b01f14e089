import { openSiteFile } from '../../commerce/site/siteFile';
import type { ShopSettings } from '../../contract/site/shopSettings';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { DocumentProblem, DocumentRule } from '../../contract/documents/documentRules';
import { valueAt } from '../draft';

/** Why a text cannot be imported: it is not JSON, or it breaks rules that the editor cannot fix. */
export type Refusal =
  { readonly reason: 'NOT_JSON' } | { readonly reason: 'WRONG'; readonly problems: readonly DocumentProblem[] };

/** A document that breaks one of these rules does not have the shape that the editor's fields expect. */
const OF_SHAPE: readonly DocumentRule[] = ['FORMAT', 'UNKNOWN_FIELD', 'MISSING', 'WRONG_TYPE', 'TOO_DEEP', 'TOO_MANY'];

const hasType = (reference: unknown): boolean =>
  typeof reference === 'object' &&
  reference !== null &&
  typeof Reflect.get(reference, 'type') === 'string' &&
  Reflect.get(new Object(Reflect.get(reference, 'attributes')), 'constructor') === Object;

/**
 * Whether the editor has a field in which a problem can be fixed: a menu's name has none, and neither has a page
 * reference without a type.
 */
function canBePutRight(file: unknown, { path, rule }: DocumentProblem): boolean {
  if (OF_SHAPE.includes(rule)) return false;
  const menus = Object.keys(new Object(valueAt(file, ['document', 'menus'])));
  if (rule === 'NAME' && menus.some((name) => path === `document.menus.${name}`)) return false;
  return rule !== 'PAGE_REFERENCE' || hasType(valueAt(file, path.split('.')));
}

/**
 * Reads a site from a file's text: a document that can be edited, even if its fields break rules, or a refusal. `shop`:
 * the draft's shop settings, for files of an older release, which have none.
 */
export function readSiteFile(text: string, shop?: ShopSettings): { readonly document: SiteDocument } | Refusal {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { reason: 'NOT_JSON' };
  }
  const { document, problems } = openSiteFile(file, shop);
  if (problems.every((problem) => canBePutRight({ document }, problem))) {
    // Checked edge: the shape is that of a site; the remaining broken rules are about values of fields.
    return { document: document as SiteDocument };
  }
  return { reason: 'WRONG', problems };
}
