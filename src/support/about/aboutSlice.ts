import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../storefront/api';
import { newId } from '../../storefront/platform/ids';

declare module '../kernel/state' {
  interface SupportState {
    readonly about: AboutState;
  }
}

/** An erasure request; the key is the same in every repeat. */
export interface SentErasure {
  readonly session: string;
  readonly idempotencyKey: string;
}

type Erasing =
  | { readonly status: 'idle' | 'erased' }
  | { readonly status: 'sending'; readonly sent: SentErasure }
  | { readonly status: 'failed'; readonly sent: SentErasure; readonly failure: ApiFailure };

interface AboutState {
  /** `erase`: the confirmation before the session is erased. */
  readonly dialog: 'none' | 'about' | 'erase';
  readonly erasing: Erasing;
}

const initialState = { dialog: 'none', erasing: { status: 'idle' } } as AboutState;

const aboutSlice = createSlice({
  name: 'about',
  initialState,
  reducers: {
    aboutOpened: (state): AboutState => ({ ...state, dialog: 'about' }),
    eraseAsked: (state): AboutState => ({ ...state, dialog: 'erase' }),
    dialogClosed: (state): AboutState => ({ ...state, dialog: 'none' }),
    eraseRequested: {
      prepare: (session: string) => ({ payload: { session, idempotencyKey: newId() } }),
      reducer: ({ erasing, ...state }, { payload }: PayloadAction<SentErasure>): AboutState => {
        if (erasing.status === 'sending' || erasing.status === 'erased') return { ...state, erasing };
        return { ...state, erasing: { status: 'sending', sent: erasing.status === 'failed' ? erasing.sent : payload } };
      },
    },
    eraseFailed: (state, { payload: failure }: PayloadAction<ApiFailure>): AboutState =>
      state.erasing.status === 'sending'
        ? { ...state, erasing: { status: 'failed', sent: state.erasing.sent, failure } }
        : state,
    erased: (): AboutState => ({ dialog: 'none', erasing: { status: 'erased' } }),
  },
  selectors: {
    selectDialog: ({ dialog }) => dialog,
    selectErasing: ({ erasing }) => erasing,
    selectSentErasure: ({ erasing }) => (erasing.status === 'sending' ? erasing.sent : null),
    selectIsErased: ({ erasing }) => erasing.status === 'erased',
  },
});

export const aboutReducer = aboutSlice.reducer;
export const { aboutOpened, eraseAsked, dialogClosed, eraseRequested, eraseFailed, erased } = aboutSlice.actions;
export const { selectDialog, selectErasing, selectSentErasure, selectIsErased } = aboutSlice.selectors;
