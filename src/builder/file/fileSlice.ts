import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_PROBLEMS, type DocumentProblem } from '../../contract/documents/documentRules';
import type { ReadFile } from '../../storefront/platform/files';
import { dialogClosed } from '../app/viewSlice';

declare module '../kernel/state' {
  interface BuilderState {
    readonly file: FileState;
  }
}

/** A file that was refused; the draft is unchanged. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: 'TOO_LARGE' | 'NOT_READ' | 'NOT_JSON' | 'WRONG';
  /** As many as the server's answers list. */
  readonly problems: readonly DocumentProblem[];
  readonly more: number;
}

export interface FileState {
  readonly refused: RefusedFile | null;
}

const initialState: FileState = { refused: null };

/** A file was chosen or dropped, and read. Ends in draft/documentReplaced or file/refused. */
export const fileRead = createAction<ReadFile>('file/read');
/** The draft being edited shall be downloaded. */
export const fileWanted = createAction('file/wanted');

const fileSlice = createSlice({
  name: 'file',
  initialState,
  reducers: {
    refused: {
      reducer: (_state, { payload }: PayloadAction<RefusedFile>) => ({ refused: payload }),
      prepare: (name: string, reason: RefusedFile['reason'], problems: readonly DocumentProblem[] = []) => {
        const listed = problems.slice(0, MOST_PROBLEMS);
        return { payload: { name, reason, problems: listed, more: problems.length - listed.length } };
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fileRead, () => initialState).addCase(dialogClosed, () => initialState);
  },
  selectors: { selectRefused: (state) => state.refused },
});

export const fileReducer = fileSlice.reducer;
export const { refused: fileRefused } = fileSlice.actions;
export const { selectRefused } = fileSlice.selectors;
