import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, sessionEnded } from '../../kernel/session';
import type { MessageDescriptor } from '../../messages';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface RootState {
    readonly drafts: DraftsState;
  }
}

/** Problems of a form by field name; `form` is about the whole form. */
export type Problems = Readonly<Record<string, MessageDescriptor>>;

type Fields = Readonly<Record<string, string>>;

/** Committed values of forms that are not sent yet: texts of open fields, vault tokens of personal ones. */
interface DraftsState {
  readonly values: Readonly<Record<string, Fields>>;
  /** Why a form was not sent, or was refused. */
  readonly problems: Readonly<Record<string, Problems>>;
  /** How many times any form was refused: each time the first invalid field gets the focus. */
  readonly refusals: number;
  /** The user whose session has ended: the drafts are kept for this user only. */
  readonly owner: string | null;
}

const initialState: DraftsState = { values: {}, problems: {}, refusals: 0, owner: null };

const none = {} as const;

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** A field was left, or its form sent. Its problem is cleared when the value changed. */
    fieldCommitted: (state, { payload }: PayloadAction<{ form: string; field: string; value: string }>) => {
      const { form, field, value } = payload;
      if ((state.values[form]?.[field] ?? '') !== value) Reflect.deleteProperty(state.problems[form] ?? {}, field);
      state.values[form] = { ...state.values[form], [field]: value };
    },
    formRefused: (state, { payload }: PayloadAction<{ form: string; problems: Problems }>) => {
      state.problems[payload.form] = payload.problems;
      state.refusals += 1;
    },
    /** A form is being sent: earlier problems are cleared. */
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
