import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactMessageBody } from '../../../contract/contact/contactMessage';
import { asCommand, type Command } from '../../kernel/commands';
import { locationChanged } from '../../kernel/location';
import { changesUser } from '../../kernel/session';
import type { RootState } from '../../kernel/state';

declare module '../../kernel/state' {
  interface LateState {
    readonly contact?: ContactState;
  }
}

/** A message: the subject as open text, all other values as vault tokens. */
export type MessageCommand = Command & { readonly message: ContactMessageBody };

/** `commandId` while writing: that of a failed attempt, so that the server recognises its repeat. */
type ContactState =
  | { readonly status: 'writing'; readonly commandId: string | null }
  | { readonly status: 'sending'; readonly commandId: string }
  | { readonly status: 'sent'; readonly reference: string };

const initialState = (): ContactState => ({ status: 'writing', commandId: null });

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** Sends a message. Ends in messageSent or messageFailed. */
    messageRequested: {
      prepare: (message: ContactMessageBody) => asCommand({ message }),
      reducer: (state, { payload }: PayloadAction<MessageCommand>): ContactState =>
        state.status === 'writing' ? { status: 'sending', commandId: state.commandId ?? payload.commandId } : state,
    },
    messageSent: (state, { payload }: PayloadAction<{ readonly reference: string }>): ContactState =>
      state.status === 'sending' ? { status: 'sent', reference: payload.reference } : state,
    messageFailed: (
      state,
      { payload }: PayloadAction<{ readonly code: string; readonly status: number }>,
    ): ContactState => {
      if (state.status !== 'sending') return state;
      // The key belongs to a user: after an abort a different user may be at the form.
      return { status: 'writing', commandId: payload.code === 'ABORTED' ? null : state.commandId };
    },
  },
  extraReducers: (builder) => {
    // Leaving the page forgets the reference; the form then starts empty.
    builder.addCase(locationChanged, (state) => (state.status === 'sent' ? initialState() : state));
    // Another user's message is a new one: it must not be sent under the key of the previous user's failed attempt.
    builder.addMatcher(changesUser, (state) => (state.status === 'writing' ? initialState() : state));
  },
});

export const contactReducer = contactSlice.reducer;
export const contactEvents = contactSlice.actions;
export const { messageRequested, messageSent, messageFailed } = contactEvents;

const contactOf = ({ late }: RootState): ContactState => late.contact ?? initialState();
export const selectIsSending = (state: RootState): boolean => contactOf(state).status === 'sending';
/** The id of the message being sent; null: none. */
export function selectSendingId(state: RootState): string | null {
  const contact = contactOf(state);
  return contact.status === 'sending' ? contact.commandId : null;
}
/** The reference of the message that was sent from this page. */
export function selectReference(state: RootState): string | null {
  const contact = contactOf(state);
  return contact.status === 'sent' ? contact.reference : null;
}
