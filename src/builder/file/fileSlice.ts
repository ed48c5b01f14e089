import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_PROBLEMS, type DocumentProblem } from '../../contract/documents/documentRules';
import { looksPersonal } from '../../commerce/privacy/looksPersonal';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import type { ShopSettings } from '../../contract/site/shopSettings';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { Vault } from '../../storefront/platform/vault';
import type { ReadFile } from '../../storefront/platform/files';
import { dialogClosed } from '../app/viewSlice';
import { readSiteFile } from './readSiteFile';

declare module '../kernel/state' {
  interface BuilderState {
    readonly file: FileState;
  }
}

/** A file that was refused; the draft is unchanged. */
export interface RefusedFile {
  /** Token of the file's name. */
  readonly name: string;
  readonly reason: 'TOO_LARGE' | 'NOT_READ' | 'NOT_JSON' | 'WRONG';
  /** The first problems: as many as an answer of the server lists at most. */
  readonly problems: readonly DocumentProblem[];
  readonly more: number;
}

export interface FileState {
  readonly refused: RefusedFile | null;
}

const initialState: FileState = { refused: null };

/** The document in a file, or why the file is refused. */
type FileOutcome =
  { readonly document: SiteDocument } | (Pick<RefusedFile, 'reason'> & { readonly problems?: RefusedFile['problems'] });

function outcomeOf({ bytes, text }: ReadFile, shop: ShopSettings | undefined): FileOutcome {
  if (text === null) return { reason: bytes > SITE_LIMITS.bytes ? 'TOO_LARGE' : 'NOT_READ' };
  return readSiteFile(text, shop);
}

/** Any file may have been chosen by mistake: even the names of its fields can be personal. */
const masked = (vault: Vault, problem: DocumentProblem): DocumentProblem =>
  looksPersonal(problem.path) ? { ...problem, path: vault.tokenOf(problem.path) } : problem;

/**
 * A file was chosen or dropped, and read. Ends in draft/documentReplaced or file/refused. Its text stays out of the
 * state, because it may be the wrong file; the name is a token. `shop`: the draft's shop settings, see `readSiteFile`.
 */
export const fileRead = createAction('file/read', (vault: Vault, file: ReadFile, shop?: ShopSettings) => {
  const outcome = outcomeOf(file, shop);
  const problems = 'problems' in outcome && outcome.problems.map((problem) => masked(vault, problem));
  return { payload: { name: vault.tokenOf(file.name), outcome: problems ? { ...outcome, problems } : outcome } };
});
/** The draft being edited is to be downloaded. */
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
/** To be registered for recording. */
export const fileEvents = { ...fileSlice.actions, fileRead, fileWanted };
export const { refused: fileRefused } = fileSlice.actions;
export const { selectRefused } = fileSlice.selectors;
