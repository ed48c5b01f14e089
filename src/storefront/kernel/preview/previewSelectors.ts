import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import type { RootState } from '../state';
import type { PreviewState } from './previewSlice';

/** The preview that the page is; undefined on every page that is none. */
export const selectPreview = (state: RootState): PreviewState | undefined => state.late.preview;

/** The site as a builder is editing it in the frame around this page; null where nobody does. */
export const selectEditedSite = (state: RootState): SiteDocument | null => selectPreview(state)?.document ?? null;
