import { contentPageAddress } from '../../../contract/content/editingPaths';
import type { ContentConflict, ContentState } from '../../../contract/content/editing';
import { request, type Outcome } from '../../../storefront/api';
import { focusFirst } from '../../../storefront/platform/builderPage/focus';
import { replaceAddress } from '../../../storefront/platform/builderPage/address';
import { call, delay, fork, select, takeEvery, type SagaGenerator } from '../../kernel/effects';
import type { BuilderState } from '../../kernel/state';
import { publicationProcess, type PublishedDocument } from '../../publication';
import { versionsProcess } from '../../versions';
import { contentsApi } from '../contentsApi';
import { selectContentProblems, selectIsContentChanged } from './contentSelectors';
import {
  contentEvents,
  contentPublishRequested,
  contentRequested,
  contentSaveRequested,
  contentWithdrawRequested,
  selectContent,
  selectContentConflict,
  selectContentKey,
  selectContentState,
  selectUnsettledContent,
  type ContentKind,
} from './contentSlice';

const { contentDraft, createContent, saveContent, publishContent, withdrawContent, contentVersion } =
  contentsApi.endpoints;

type Sent = ContentKind['sent'];

const content: PublishedDocument<ContentKind, ReturnType<typeof contentRequested>> = {
  requests: {
    read: contentRequested,
    save: contentSaveRequested,
    publish: contentPublishRequested,
    withdraw: contentWithdrawRequested,
  },
  calls: {
    read: ({ payload: { contentKey } }) =>
      request(contentDraft.initiate(contentKey, { subscribe: false, forceRefetch: true })),
    save: sendSave,
    publish: ({ idempotencyKey, state: { contentKey, revision } }) =>
      request(publishContent.initiate({ idempotencyKey, contentKey, revision }, { track: false })),
    withdraw: ({ idempotencyKey, state: { contentKey, revision } }) =>
      request(withdrawContent.initiate({ idempotencyKey, contentKey, revision }, { track: false })),
  },
  events: contentEvents,
  selectors: {
    isWrong: (state) => selectContentProblems(state).size > 0,
    isConflict: (state) => selectContentConflict(state) !== null,
    isChanged: selectIsContentChanged,
    state: selectContentState,
    unsettled: selectUnsettledContent,
    save: selectSave,
  },
};

/** The save that would be sent now. */
function selectSave(state: BuilderState, idempotencyKey: string): Sent | null {
  const document = selectContent(state);
  const [contentKey, revision] = [selectContentKey(state), selectContentState(state)?.revision ?? 0];
  return document && { idempotencyKey, contentKey, revision, document };
}

function* sendSave({ contentKey, ...change }: Sent): SagaGenerator<Outcome<ContentState | ContentConflict>> {
  if (contentKey !== null) return yield* request(saveContent.initiate({ ...change, contentKey }, { track: false }));
  const outcome = yield* request(createContent.initiate(change, { track: false }));
  // Puts the new content's key into the address, so that a reload finds it.
  if ('data' in outcome) yield* call(replaceAddress, contentPageAddress(outcome.data.contentKey));
  return outcome;
}

/** Loads a content, saves, publishes and withdraws it, and brings earlier versions back as edits. */
export function* contentSaga(): SagaGenerator {
  yield* fork(publicationProcess<ContentKind, ReturnType<typeof contentRequested>>, content);
  yield* fork(versionsProcess, 'content', { read: readVersion, replaced: contentEvents.documentReplaced });
  // While rules are broken, nothing is sent: a request to save or publish leads to the first broken rule instead.
  yield* takeEvery([contentSaveRequested, contentPublishRequested], leadToProblem);
}

function* leadToProblem(): SagaGenerator {
  const [problem] = (yield* select(selectContentProblems)).keys();
  if (problem === undefined) return;
  yield* delay(0);
  yield* call(focusFirst, `field-${problem}`, 'main [aria-invalid="true"]');
}

function* readVersion(version: number) {
  const contentKey = (yield* select(selectContentKey)) ?? '';
  return yield* request(contentVersion.initiate({ contentKey, version }, { subscribe: false }));
}
