import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublishStatus } from '../../../contract/catalog/menu';
import type { HeaderVariantName, SiteDocument } from '../../../contract/site/siteConfiguration';

/** What a builder sees instead of the live site. It joins a page that is a preview, and no other. */
export interface PreviewState {
  readonly publishStatus: PublishStatus;
  /** Whose header is shown; null: that of whoever is logged in. */
  readonly variant: HeaderVariantName | null;
  /** The site as it is being edited, saved or not; null: the draft as it is stored. */
  readonly document: SiteDocument | null;
}

const initialState: PreviewState = { publishStatus: 'Live', variant: null, document: null };

const previewSlice = createSlice({
  name: 'preview',
  initialState: initialState,
  reducers: {
    entered: (state): PreviewState => ({ ...state, publishStatus: 'Draft' }),
    /** The document has kept every rule of a site (`readEdited`). */
    edited: (state, { payload }: PayloadAction<Pick<PreviewState, 'document' | 'variant'>>): PreviewState => ({
      ...state,
      ...payload,
    }),
  },
});

export const previewReducer = previewSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const previewEvents = previewSlice.actions;
export const { entered: previewEntered, edited: previewEdited } = previewSlice.actions;
