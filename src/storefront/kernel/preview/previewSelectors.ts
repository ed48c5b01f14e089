import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import type { RootState } from '../state';
import type { PreviewState } from './previewSlice';

/** The preview's state; undefined on pages that are not a preview. */
export const selectPreview = (state: RootState): PreviewState | undefined => state.late.preview;

/** The site as a builder is editing it in the page that frames this one; null if there is no such page. */
export const selectEditedSite = (state: RootState): SiteDocument | null => selectPreview(state)?.document ?? null;
