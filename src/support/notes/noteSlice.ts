import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoteBody } from '../../contract/recordings/support';
import type { ApiFailure } from '../../storefront/api';
import { newId } from '../../storefront/platform/ids';
import type { Vault } from '../../storefront/platform/vault';

declare module '../kernel/state' {
  interface SupportState {
    readonly notes: NoteState;
  }
}

/** A note in a request; its text is a token. The key is the same in every repeat, so that it is stored once. */
export interface SentNote extends NoteBody {
  readonly session: string;
  readonly idempotencyKey: string;
}

type Sending =
  | { readonly status: 'writing' | 'blank' | 'saved' }
  | { readonly status: 'sending'; readonly sent: SentNote }
  | { readonly status: 'failed'; readonly sent: SentNote; readonly failure: ApiFailure };

/** The note being written, as a token, and the outcome of the last one sent. */
interface NoteState {
  readonly draft: string;
  readonly sending: Sending;
}

const initialState = { draft: '', sending: { status: 'writing' } } as NoteState;

const noteSlice = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    noteTyped: {
      prepare: (vault: Vault, text: string) => ({ payload: vault.tokenOf(text) }),
      reducer: ({ sending }, { payload }: PayloadAction<string>): NoteState => ({
        draft: payload,
        sending: sending.status === 'sending' || sending.status === 'failed' ? sending : { status: 'writing' },
      }),
    },
    noteFoundBlank: (state): NoteState => ({ ...state, sending: { status: 'blank' } }),
    noteSubmitted: {
      prepare: (note: Omit<SentNote, 'idempotencyKey'>) => ({ payload: { ...note, idempotencyKey: newId() } }),
      reducer: (state, { payload: sent }: PayloadAction<SentNote>): NoteState =>
        state.sending.status === 'sending' ? state : { ...state, sending: { status: 'sending', sent } },
    },
    /** The failed note is to be sent again. */
    noteRepeated: (state): NoteState =>
      state.sending.status === 'failed'
        ? { ...state, sending: { status: 'sending', sent: state.sending.sent } }
        : state,
    noteFailed: (state, { payload: failure }: PayloadAction<ApiFailure>): NoteState =>
      state.sending.status === 'sending'
        ? { ...state, sending: { status: 'failed', sent: state.sending.sent, failure } }
        : state,
    noteSaved: (state): NoteState => {
      if (state.sending.status !== 'sending') return state;
      // Text typed while the note was being sent is another note.
      const draft = state.draft === state.sending.sent.text ? '' : state.draft;
      return { draft, sending: { status: 'saved' } };
    },
  },
  selectors: {
    selectNote: (state) => state,
    selectSentNote: ({ sending }) => (sending.status === 'sending' ? sending.sent : null),
  },
});

export const noteReducer = noteSlice.reducer;
export const { noteTyped, noteFoundBlank, noteSubmitted, noteRepeated, noteFailed, noteSaved } = noteSlice.actions;
export const { selectNote, selectSentNote } = noteSlice.selectors;
