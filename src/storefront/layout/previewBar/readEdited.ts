import { isSiteDocument } from '../../../commerce/site/checkSite';
import { isFields } from '../../../commerce/documents/checks';
import { PREVIEW_EDITED, type PreviewEdited } from '../../../contract/site/preview';
import { HEADER_VARIANTS } from '../../../contract/site/siteConfiguration';

/**
 * The edited site from a builder's message; null for other messages and for a document that breaks a rule: nothing
 * unchecked enters the page, whoever sent it.
 */
export function readEdited(message: unknown): Pick<PreviewEdited, 'document' | 'variant'> | null {
  if (!isFields(message) || message['type'] !== PREVIEW_EDITED) return null;
  const { document, variant: wanted } = message;
  const variant = HEADER_VARIANTS.find((name) => name === wanted) ?? null;
  if ((wanted !== null && variant === null) || !isSiteDocument(document)) return null;
  return { document, variant };
}
