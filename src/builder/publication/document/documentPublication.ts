import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../../storefront/api';
import { isTurnedAway, mayBeDone } from './openOutcome';

/** What the page is doing with the server, if anything. */
export type Doing = 'reading' | 'saving' | 'publishing' | 'withdrawing';

/** Where a document's draft and its live version stand, as the server says it of the site and of every content. */
export interface DocumentState {
  readonly revision: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  /** 0: none is live. */
  readonly liveVersion: number;
  readonly isChanged: boolean;
}

/** A save as it is sent: the same in every repeat, so that the server answers it once. */
export interface SentSave {
  readonly idempotencyKey: string;
  readonly revision: number;
  readonly document: object;
}

/** One kind of documents: what their server says of them, and what a save of one holds. */
export interface DocumentKind {
  readonly state: DocumentState;
  readonly sent: SentSave;
}
export type DocumentOf<Kind extends DocumentKind> = Kind['sent']['document'];
/** A document with where it stands. */
export type DraftOf<Kind extends DocumentKind> = Kind['state'] & { readonly document: DocumentOf<Kind> };

/** What the server has of a document, as far as this page knows, and what stands between it and the one being edited. */
export interface DocumentPublication<Kind extends DocumentKind> {
  /** null: the server does not have it, or it was not read. */
  readonly state: Kind['state'] | null;
  /** The draft as the server has it. */
  readonly stored: DocumentOf<Kind> | null;
  readonly doing: Doing | null;
  readonly failure: { readonly doing: Doing; readonly failure: ApiFailure } | null;
  /** A save that nobody knows the outcome of: it is repeated before another one is sent. */
  readonly unsettled: Kind['sent'] | null;
  /** Whether it is being repeated: then a refusal says nothing of what the first one has done. */
  readonly isRepeat: boolean;
  /** What somebody else has saved in between. The draft being edited stays as it is. */
  readonly conflict: DraftOf<Kind> | null;
}

/** Before anything is known of a document. */
export const UNPUBLISHED: DocumentPublication<never> = {
  state: null,
  stored: null,
  doing: null,
  failure: null,
  unsettled: null,
  isRepeat: false,
  conflict: null,
};

/** The events of a publication, for the slice of a state that holds one. */
export const publicationCases = <Kind extends DocumentKind, State extends DocumentPublication<Kind>>() => ({
  /** A call other than a save is on its way. */
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
  /** What is live has changed, or stopped being so. */
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
