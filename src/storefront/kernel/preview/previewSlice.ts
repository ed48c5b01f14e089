import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublishStatus } from '../../../contract/catalog/menu';
import type { HeaderVariantName, SiteDocument } from '../../../contract/site/siteConfiguration';

declare module '../state' {
  interface LateState {
    readonly preview?: PreviewState;
  }
}

/** What a builder previews instead of the live site. The slice joins only on preview pages. */
export interface PreviewState {
  readonly publishStatus: PublishStatus;
  /** The customer type whose header is shown; null: that of the logged-in customer. */
  readonly variant: HeaderVariantName | null;
  /** The site as it is being edited, saved or not; null: the stored draft. */
  readonly document: SiteDocument | null;
  /** The page is shown inside the builder's own, which has its own way out; absent: it has a window of its own. */
  readonly isFramed?: true;
}

const initialState: PreviewState = { publishStatus: 'Live', variant: null, document: null };

const previewSlice = createSlice({
  name: 'preview',
  initialState: initialState,
  reducers: {
    entered: (state, { payload }: PayloadAction<{ readonly isFramed: boolean }>): PreviewState => ({
      ...state,
      publishStatus: 'Draft',
      ...(payload.isFramed && { isFramed: true }),
    }),
    /** The document was validated by `readEdited`. */
    edited: (state, { payload }: PayloadAction<Pick<PreviewState, 'document' | 'variant'>>): PreviewState => ({
      ...state,
      ...payload,
    }),
  },
});

export const previewReducer = previewSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const previewEvents = previewSlice.actions;
export const { entered: previewEntered, edited: previewEdited } = previewSlice.actions;
