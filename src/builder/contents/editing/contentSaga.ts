import { buffers } from 'redux-saga';
import { contentPageAddress } from '../../../contract/content/editingPaths';
import type { ContentConflict, ContentState } from '../../../contract/content/editing';
import { request, type Outcome } from '../../../storefront/api';
import { focusFirst } from '../../../storefront/platform/builderPage/focus';
import { replaceAddress } from '../../../storefront/platform/builderPage/address';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from '../../kernel/effects';
import { contentsApi } from '../contentsApi';
import { selectContentProblems, selectIsContentChanged } from './contentSelectors';
import {
  contentEvents,
  contentPublishRequested,
  contentRequested,
  contentSaveRequested,
  contentVersionRequested,
  contentWithdrawRequested,
  selectContent,
  selectContentConflict,
  selectContentKey,
  selectContentState,
  selectUnsettledContent,
  type ContentDoing,
  type SentContent,
} from './contentSlice';

const { contentDraft, createContent, saveContent, publishContent, withdrawContent, contentVersion } =
  contentsApi.endpoints;

/** Reads a content, saves it, publishes it and takes it back: one thing at a time, each with exactly one outcome. */
export function* contentSaga(): SagaGenerator {
  yield* takeLatest(contentRequested, read);
  yield* takeLatest(contentVersionRequested, takeVersionBack);
  yield* fork(changeInTurn);
}

function* changeInTurn(): SagaGenerator {
  const commands = yield* actionChannel(
    [contentSaveRequested, contentPublishRequested, contentWithdrawRequested],
    buffers.expanding(),
  );
  for (;;) {
    const command = yield* take(commands);
    if (contentPublishRequested.match(command)) yield* call(publish, command.payload);
    else if (command.type === contentSaveRequested.type) yield* call(save, command.payload.idempotencyKey);
    else yield* call(withdraw, command.payload.idempotencyKey);
  }
}

function* read({ payload: { contentKey } }: ReturnType<typeof contentRequested>): SagaGenerator {
  yield* put(contentEvents.asked({ doing: 'reading' }));
  const outcome = yield* request(contentDraft.initiate(contentKey, { subscribe: false, forceRefetch: true }));
  if ('data' in outcome) yield* put(contentEvents.read(outcome.data));
  else yield* put(contentEvents.failed({ doing: 'reading', failure: outcome.failure }));
}

/** The answer to a change; undefined where it failed or met a conflict, which the state then says. */
function* answered(
  doing: ContentDoing,
  outcome: Outcome<ContentState | ContentConflict>,
): SagaGenerator<ContentState | undefined> {
  if ('failure' in outcome) yield* put(contentEvents.failed({ doing, failure: outcome.failure }));
  else if ('stored' in outcome.data) yield* put(contentEvents.conflictFound(outcome.data.stored));
  else return outcome.data;
  return undefined;
}

/** Sends a save, or repeats one. Whether the server has it. */
function* send(sent: SentContent): SagaGenerator<boolean> {
  const { contentKey, ...change } = sent;
  yield* put(contentEvents.saveSent(sent));
  const outcome: Outcome<ContentState | ContentConflict> =
    contentKey === null
      ? yield* request(createContent.initiate(change, { track: false }))
      : yield* request(saveContent.initiate({ ...change, contentKey }, { track: false }));
  const state = yield* call(answered, 'saving', outcome);
  if (!state) return false;
  yield* put(contentEvents.saved({ state, document: sent.document }));
  // A reload finds it again.
  if (contentKey === null) yield* call(replaceAddress, contentPageAddress(state.contentKey));
  return true;
}

/**
 * Whether the server has what was edited when it began. Nothing is sent that breaks a rule: the builder is led to it. An
 * earlier save without an answer is repeated first, under its own key: it may have been done.
 */
function* save(idempotencyKey: string): SagaGenerator<boolean> {
  if ((yield* select(selectContentConflict)) !== null) return false;
  const [problem] = (yield* select(selectContentProblems)).keys();
  if (problem !== undefined) {
    yield* delay(0);
    yield* call(focusFirst, `field-${problem}`, 'main [aria-invalid="true"]');
    return false;
  }
  const unsettled = yield* select(selectUnsettledContent);
  if (unsettled && !(yield* call(send, unsettled))) return false;
  const document = yield* select(selectContent);
  if (!document) return false;
  if (!(yield* select(selectIsContentChanged))) return true;
  const contentKey = yield* select(selectContentKey);
  const revision = (yield* select(selectContentState))?.revision ?? 0;
  return yield* call(send, { idempotencyKey, contentKey, revision, document });
}

function* publish({ saveKey, publishKey }: { readonly saveKey: string; readonly publishKey: string }): SagaGenerator {
  if (!(yield* call(save, saveKey))) return;
  const state = yield* select(selectContentState);
  // A second press of the button has nothing left to publish.
  if (!state?.isChanged) return;
  yield* put(contentEvents.asked({ doing: 'publishing' }));
  const { contentKey, revision } = state;
  const sent = { idempotencyKey: publishKey, contentKey, revision };
  const answer = yield* call(answered, 'publishing', yield* request(publishContent.initiate(sent, { track: false })));
  if (answer) yield* put(contentEvents.liveChanged(answer));
}

function* withdraw(idempotencyKey: string): SagaGenerator {
  const state = yield* select(selectContentState);
  if (!state || state.liveVersion === 0) return;
  yield* put(contentEvents.asked({ doing: 'withdrawing' }));
  const { contentKey, revision } = state;
  const sent = { idempotencyKey, contentKey, revision };
  const answer = yield* call(answered, 'withdrawing', yield* request(withdrawContent.initiate(sent, { track: false })));
  if (answer) yield* put(contentEvents.liveChanged(answer));
}

/** Takes an earlier version back as an edit. */
function* takeVersionBack({ payload: { version } }: ReturnType<typeof contentVersionRequested>): SagaGenerator {
  const contentKey = yield* select(selectContentKey);
  if (contentKey === null) return;
  const outcome = yield* request(contentVersion.initiate({ contentKey, version }, { subscribe: false }));
  if ('data' in outcome) yield* put(contentEvents.documentReplaced({ document: outcome.data.document }));
  else yield* put(contentEvents.failed({ doing: 'reading', failure: outcome.failure }));
}
