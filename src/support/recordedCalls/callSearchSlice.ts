import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../storefront/platform/vault';

declare module '../kernel/state' {
  interface SupportState {
    readonly callSearch: CallSearchState;
  }
}

/** What is typed, and the request id that is searched for: as tokens, because anything may be typed. */
interface CallSearchState {
  readonly typed: string;
  readonly sought: string | null;
  /** Whether the text submitted last contains no request id. */
  readonly isMistyped: boolean;
}

const initialState: CallSearchState = { typed: '', sought: null, isMistyped: false };

const REQUEST_ID = /^[\w-]{8,64}$/;
const IN_A_LINE = /"requestId":\s*"([\w-]+)"/;

/** The request id in a text: the text itself, or that of a line of the server's log; null: there is none. */
function requestIdIn(text: string): string | null {
  const id = IN_A_LINE.exec(text)?.[1] ?? text.trim();
  return REQUEST_ID.test(id) ? id : null;
}

const callSearchSlice = createSlice({
  name: 'callSearch',
  initialState,
  reducers: {
    numberTyped: {
      prepare: (vault: Vault, text: string) => ({ payload: vault.tokenOf(text) }),
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, typed: payload, isMistyped: false }),
    },
    callSought: {
      prepare: (vault: Vault, typed: string) => {
        const id = requestIdIn(vault.valueOf(typed) ?? '');
        return { payload: id === null ? null : vault.tokenOf(id) };
      },
      reducer: (state, { payload }: PayloadAction<string | null>) => ({
        ...state,
        sought: payload,
        isMistyped: payload === null,
      }),
    },
  },
  selectors: { selectCallSearch: (state) => state },
});

export const callSearchReducer = callSearchSlice.reducer;
export const { numberTyped, callSought } = callSearchSlice.actions;
export const { selectCallSearch } = callSearchSlice.selectors;
