import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../kernel/state' {
  interface SupportState {
    readonly exporting: ExportState;
  }
}

/** The formats in which a session can be exported. */
export const EXPORTS = ['recording', 'test', 'devTools'] as const;
export type ExportKind = (typeof EXPORTS)[number];

interface ExportState {
  readonly isOpen: boolean;
  /** The kind of export that is being made; null: none. */
  readonly busy: ExportKind | null;
  /** The progress in percent. */
  readonly percent: number;
  /** The failed export, and the message of its error; null: nothing failed. */
  readonly failed: { readonly kind: ExportKind; readonly reason: string } | null;
  /** The files exported last. */
  readonly files: readonly string[];
}

const closed: ExportState = { isOpen: false, busy: null, percent: 0, failed: null, files: [] };

const exportSlice = createSlice({
  name: 'exporting',
  initialState: closed,
  reducers: {
    exportOpened: (): ExportState => ({ ...closed, isOpen: true }),
    exportClosed: (): ExportState => closed,
    exportRequested: (state, { payload }: PayloadAction<ExportKind>): ExportState => ({
      ...state,
      busy: payload,
      percent: 0,
      failed: null,
      files: [],
    }),
    exportWentOn: (state, { payload }: PayloadAction<number>): ExportState => ({ ...state, percent: payload }),
    exported: (state, { payload }: PayloadAction<readonly string[]>): ExportState => ({
      ...state,
      busy: null,
      files: payload,
    }),
    exportFailed: (state, { payload }: PayloadAction<NonNullable<ExportState['failed']>>): ExportState => ({
      ...state,
      busy: null,
      failed: payload,
    }),
  },
  selectors: { selectExport: (state) => state },
});

export const exportReducer = exportSlice.reducer;
export const { exportOpened, exportClosed, exportRequested, exportWentOn, exported, exportFailed } =
  exportSlice.actions;
export const { selectExport } = exportSlice.selectors;
