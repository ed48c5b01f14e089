import type { HeaderVariantName, SiteDocument } from './siteConfiguration';

const PARAMETER = 'preview';
const DRAFT = 'Draft';

/** Whether an address asks for the draft (`?preview=Draft`). The server decides who may see it. */
export const asksForDraft = (search: string): boolean => new URLSearchParams(search).get(PARAMETER) === DRAFT;

/** A path of the shop as the preview shows it, or as everybody sees it. */
export function previewAddress(path: string, status: 'Draft' | 'Live' = DRAFT): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid');
  if (status === DRAFT) searchParams.set(PARAMETER, DRAFT);
  else searchParams.delete(PARAMETER);
  const search = searchParams.toString();
  return pathname + (search === '' ? '' : `?${search}`) + hash;
}

/** Sent by a page in the builder's frame once it listens. Both sides send to their own origin only, and check it. */
export const PREVIEW_READY = 'comptoir/previewReady';
export interface PreviewReady {
  readonly type: typeof PREVIEW_READY;
}

/**
 * Sent by the builder: the document being edited, saved or not, and the header variant to show; null: the user's own.
 */
export const PREVIEW_EDITED = 'comptoir/previewEdited';
export interface PreviewEdited {
  readonly type: typeof PREVIEW_EDITED;
  readonly document: SiteDocument;
  readonly variant: HeaderVariantName | null;
}
