import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { HeaderVariantName } from '../../contract/site/siteConfiguration';
import { contentEvents } from '../contents/editing/contentSlice';
import { saved } from '../publication/publicationSlice';

declare module '../kernel/state' {
  interface BuilderState {
    readonly view: ViewState;
  }
}

/** The sections of a site, each with an editor of its own. */
export const SECTIONS = ['menus', 'navigation', 'variants', 'header', 'ribbon', 'footer', 'shop', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** The builder's pages. */
export type BuilderPage = 'site' | 'contents' | 'content' | 'searches';

/** The widths at which the preview shows the shop, in CSS pixels. */
export const PREVIEW_WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;
const widestFirst = ['desktop', 'tablet'] as const;

/** The widest preview of which the window is at least two thirds as wide; the phone if it is narrower. */
export const previewWidthIn = (windowPixels: number): PreviewWidth =>
  widestFirst.find((width) => PREVIEW_WIDTHS[width] * 2 <= windowPixels * 3) ?? 'phone';

/** The dialogs that can be open over a page. */
export type DialogName = 'versions' | 'file' | 'activity' | 'publish' | 'withdraw';

/** What has just happened to the document, shown until it is closed or the document is saved. */
export type Note =
  | { readonly kind: 'versionTaken'; readonly version: number }
  /** `name`: the vault token of the file's name. */
  | { readonly kind: 'fileTaken'; readonly name: string }
  | { readonly kind: 'conflictSettled' };

/** Which page and section are shown, how the preview is displayed, which dialog is open, and the current note. */
export interface ViewState {
  readonly page: BuilderPage;
  readonly section: Section;
  /** Which of editor and preview is shown where there is no room for both. */
  readonly pane: 'editor' | 'preview';
  readonly width: PreviewWidth;
  /** The header variant in the preview; null: the one of the logged-in user. */
  readonly variant: HeaderVariantName | null;
  readonly dialog: DialogName | null;
  readonly note: Note | null;
}

const initialState: ViewState = {
  page: 'site',
  section: 'menus',
  pane: 'editor',
  width: 'desktop',
  variant: null,
  dialog: null,
  note: null,
};

/** The builder asked for the first broken rule. */
export const firstProblemRequested = createAction('view/firstProblemRequested');

const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    pageOpened: (state, { payload }: PayloadAction<BuilderPage>) => ({ ...state, page: payload }),
    sectionChosen: (state, { payload }: PayloadAction<Section>) => ({
      ...state,
      section: payload,
      pane: 'editor' as const,
    }),
    paneChosen: (state, { payload }: PayloadAction<ViewState['pane']>) => ({ ...state, pane: payload }),
    widthChosen: (state, { payload }: PayloadAction<PreviewWidth>) => ({ ...state, width: payload }),
    variantChosen: (state, { payload }: PayloadAction<HeaderVariantName | null>) => ({ ...state, variant: payload }),
    dialogOpened: (state, { payload }: PayloadAction<DialogName>) => ({
      ...state,
      dialog: payload,
    }),
    dialogClosed: (state) => ({ ...state, dialog: null }),
    noted: (state, { payload }: PayloadAction<Note>) => ({ ...state, note: payload, dialog: null }),
    noteDismissed: (state) => ({ ...state, note: null }),
  },
  extraReducers: (builder) => {
    // A note about the document is outdated once it has been saved.
    builder.addMatcher(isAnyOf(saved, contentEvents.saved), (state) => ({ ...state, note: null }));
  },
  selectors: {
    selectPage: (state) => state.page,
    selectSection: (state) => state.section,
    selectPane: (state) => state.pane,
    selectWidth: (state) => state.width,
    selectVariant: (state) => state.variant,
    selectDialog: (state) => state.dialog,
    selectNote: (state) => state.note,
  },
});

export const viewReducer = viewSlice.reducer;
/** To be registered for recording. */
export const viewEvents = { ...viewSlice.actions, firstProblemRequested };
export const {
  pageOpened,
  sectionChosen,
  paneChosen,
  widthChosen,
  variantChosen,
  dialogOpened,
  dialogClosed,
  noted,
  noteDismissed,
} = viewSlice.actions;
export const { selectPage, selectSection, selectPane, selectWidth, selectVariant, selectDialog, selectNote } =
  viewSlice.selectors;
