import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../../storefront/api';
import { isTurnedAway, mayBeDone } from './openOutcome';

/** The call that is under way. */
export type Doing = 'reading' | 'saving' | 'publishing' | 'withdrawing';

/** The state of a document's draft and live version, as the server reports it for the site and for each content. */
export interface DocumentState {
  readonly revision: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  /** 0: nothing is live. */
  readonly liveVersion: number;
  readonly isChanged: boolean;
}

/** A save as it is sent; a repeat sends the same, so that it takes effect once. */
export interface SentSave {
  readonly idempotencyKey: string;
  readonly revision: number;
  readonly document: object;
}

/** The types that belong to one kind of document: its state on the server, and a save. */
export interface DocumentKind {
  readonly state: DocumentState;
  readonly sent: SentSave;
}
export type DocumentOf<Kind extends DocumentKind> = Kind['sent']['document'];
/** A document with its state on the server. */
export type DraftOf<Kind extends DocumentKind> = Kind['state'] & { readonly document: DocumentOf<Kind> };

/** What this page knows of the document on the server, and what is unresolved between it and the one being edited. */
export interface DocumentPublication<Kind extends DocumentKind> {
  /** null: never saved, or not loaded yet. */
  readonly state: Kind['state'] | null;
  /** The saved draft. */
  readonly stored: DocumentOf<Kind> | null;
  readonly doing: Doing | null;
  readonly failure: { readonly doing: Doing; readonly failure: ApiFailure } | null;
  /** A save without an answer: it may have been done, and is repeated before another one is sent. */
  readonly unsettled: Kind['sent'] | null;
  /** Whether the unsettled save is being repeated: a refusal then says nothing about the first attempt. */
  readonly isRepeat: boolean;
  /** What somebody else has saved in the meantime. The draft being edited is left unchanged. */
  readonly conflict: DraftOf<Kind> | null;
}

/** The initial state: nothing is known of the document. */
export const UNPUBLISHED: DocumentPublication<never> = {
  state: null,
  stored: null,
  doing: null,
  failure: null,
  unsettled: null,
  isRepeat: false,
  conflict: null,
};

/** The publication's events, for the slice of any document. */
export const publicationCases = <Kind extends DocumentKind, State extends DocumentPublication<Kind>>() => ({
  /** A call other than a save is being sent. */
  asked: (all: State, { payload }: PayloadAction<{ doing: Doing }>): State => ({
    ...all,
    doing: payload.doing,
    failure: null,
  }),
  saveSent: (all: State, { payload }: PayloadAction<Kind['sent']>): State => ({
    ...all,
    doing: 'saving',
    failure: null,
    unsettled: payload,
    isRepeat: all.unsettled?.idempotencyKey === payload.idempotencyKey,
  }),
  saved: (all: State, { payload }: PayloadAction<{ state: Kind['state']; document: DocumentOf<Kind> }>): State => ({
    ...all,
    state: payload.state,
    stored: payload.document,
    doing: null,
    unsettled: null,
  }),
  /** The live version has changed, or was withdrawn. */
  liveChanged: (all: State, { payload }: PayloadAction<Kind['state']>): State => ({
    ...all,
    state: payload,
    doing: null,
  }),
  conflictFound: (all: State, { payload }: PayloadAction<DraftOf<Kind>>): State => ({
    ...all,
    conflict: payload,
    doing: null,
    unsettled: null,
  }),
  failed: (all: State, { payload }: PayloadAction<{ doing: Doing; failure: ApiFailure }>): State => ({
    ...all,
    doing: null,
    failure: payload,
    unsettled: mayBeDone(payload.failure) || (all.isRepeat && isTurnedAway(payload.failure)) ? all.unsettled : null,
  }),
  failureDismissed: (all: State): State => ({ ...all, failure: null }),
});
