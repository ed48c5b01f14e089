import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../../kernel/session';
import type { MessageDescriptor } from '../../messages';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface RootState {
    readonly drafts: DraftsState;
  }
}

/** What is wrong with the fields of a form; `form` is about all of it. */
export type Problems = Readonly<Record<string, MessageDescriptor>>;

type Fields = Readonly<Record<string, string>>;

/** What a shopper has committed in forms that are not sent yet: texts for open fields, vault tokens for personal ones. */
interface DraftsState {
  readonly values: Readonly<Record<string, Fields>>;
  /** Why a form was not sent, or was refused. */
  readonly problems: Readonly<Record<string, Problems>>;
  /** How many times a form was refused: each time the first wrong field gets the focus. */
  readonly refusals: number;
  /** Whose session ended while these were being filled in: they are kept for nobody else. */
  readonly owner: string | null;
}

const initialState: DraftsState = { values: {}, problems: {}, refusals: 0, owner: null };

const none = {} as const;

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** A field was left or sent. What was wrong with it is forgotten once it says something else. */
    fieldCommitted: (state, { payload }: PayloadAction<{ form: string; field: string; value: string }>) => {
      const { form, field, value } = payload;
      if ((state.values[form]?.[field] ?? '') !== value) Reflect.deleteProperty(state.problems[form] ?? {}, field);
      state.values[form] = { ...state.values[form], [field]: value };
    },
    formRefused: (state, { payload }: PayloadAction<{ form: string; problems: Problems }>) => {
      state.problems[payload.form] = payload.problems;
      state.refusals += 1;
    },
    /** A form is being sent: what was wrong before is settled. */
    formSent: (state, { payload }: PayloadAction<{ form: string }>) => {
      Reflect.deleteProperty(state.problems, payload.form);
    },
    formCleared: (state, { payload }: PayloadAction<{ form: string }>) => {
      Reflect.deleteProperty(state.values, payload.form);
      Reflect.deleteProperty(state.problems, payload.form);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.problems = {};
    });
    builder.addCase(sessionEnded, (state, { payload }) => {
      state.owner = payload.userId;
    });
    builder.addCase(loggedIn, (state, { payload }) =>
      state.owner === null || state.owner === payload.userId ? { ...state, owner: null } : initialState,
    );
  },
  selectors: {
    selectDraft: (state, form: string): Fields => state.values[form] ?? none,
    selectRefusals: (state) => state.refusals,
    selectProblems: (state, form: string): Problems => state.problems[form] ?? none,
  },
});

export const draftsReducer = draftsSlice.reducer;
export const draftsEvents = draftsSlice.actions;
export const { fieldCommitted, formRefused, formSent, formCleared } = draftsEvents;
export const { selectDraft, selectProblems, selectRefusals } = draftsSlice.selectors;
