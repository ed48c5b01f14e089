import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HeaderVariantName } from '../../contract/site/siteConfiguration';

/** The parts of a site that are edited apart. */
export const SECTIONS = ['menus', 'navigation', 'variants', 'header', 'ribbon', 'footer', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** The widths at which the preview shows the shop, in CSS pixels. */
export const PREVIEW_WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;

/** Which part of the site is in sight, how its preview is looked at, and which window is open over both. */
export interface ViewState {
  readonly section: Section;
  readonly width: PreviewWidth;
  /** The header's variant in the preview; null: the one that whoever is logged in has. */
  readonly variant: HeaderVariantName | null;
  readonly dialog: 'versions' | 'import' | null;
}

const initialState: ViewState = { section: 'menus', width: 'desktop', variant: null, dialog: null };

const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    sectionChosen: (state, { payload }: PayloadAction<Section>) => ({ ...state, section: payload }),
    widthChosen: (state, { payload }: PayloadAction<PreviewWidth>) => ({ ...state, width: payload }),
    variantChosen: (state, { payload }: PayloadAction<HeaderVariantName | null>) => ({ ...state, variant: payload }),
    dialogOpened: (state, { payload }: PayloadAction<NonNullable<ViewState['dialog']>>) => ({
      ...state,
      dialog: payload,
    }),
    dialogClosed: (state) => ({ ...state, dialog: null }),
  },
  selectors: {
    selectSection: (state) => state.section,
    selectWidth: (state) => state.width,
    selectVariant: (state) => state.variant,
    selectDialog: (state) => state.dialog,
  },
});

export const viewReducer = viewSlice.reducer;
export const { sectionChosen, widthChosen, variantChosen, dialogOpened, dialogClosed } = viewSlice.actions;
export const { selectSection, selectWidth, selectVariant, selectDialog } = viewSlice.selectors;
