import type { HeaderVariantName, SiteDocument } from './siteConfiguration';

const PARAMETER = 'preview';
const DRAFT = 'Draft';

/** Whether an address asks for the draft (`?preview=Draft`). Who may see it is the server's matter. */
export const asksForDraft = (search: string): boolean => new URLSearchParams(search).get(PARAMETER) === DRAFT;

/** A path of the shop as it is shown in the preview, or as it is shown to everybody. */
export const previewAddress = (path: string, status: 'Draft' | 'Live' = DRAFT): string => {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid');
  if (status === DRAFT) searchParams.set(PARAMETER, DRAFT);
  else searchParams.delete(PARAMETER);
  const search = searchParams.toString();
  return pathname + (search === '' ? '' : `?${search}`) + hash;
};

/** What a page in the builder's frame says once it listens. Both sides send to their own origin and check it. */
export const PREVIEW_READY = 'comptoir/previewReady';
export interface PreviewReady {
  readonly type: typeof PREVIEW_READY;
}

/** What the builder says to it: the document as it is edited, saved or not, and whose header to show; null: one's own. */
export const PREVIEW_EDITED = 'comptoir/previewEdited';
export interface PreviewEdited {
  readonly type: typeof PREVIEW_EDITED;
  readonly document: SiteDocument;
  readonly variant: HeaderVariantName | null;
}
