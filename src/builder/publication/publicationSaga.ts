import { buffers } from 'redux-saga';
import type { DraftConflict, SiteState } from '../../contract/site/builder';
import { request, type Outcome } from '../../storefront/api';
import { actionChannel, call, flush, put, race, select, take, type SagaGenerator } from '../kernel/effects';
import { draftRead, selectDocument, selectProblems } from '../draft';
import { builderApi } from './builderApi';
import { selectBase } from './base';
import { selectIsChanged } from './isChanged';
import {
  begun,
  conflictFound,
  failed,
  published,
  publishRequested,
  readRequested,
  saved,
  saveRequested,
  saveSent,
  selectConflict,
  selectSite,
  selectUnsettled,
  type Doing,
  type SentChange,
} from './publicationSlice';

const { siteDraft, saveDraft, publishSite } = builderApi.endpoints;

type Command = ReturnType<typeof saveRequested> | ReturnType<typeof publishRequested>;

/**
 * Reads the draft, saves it and publishes it: one thing at a time, each with exactly one outcome. What is asked for
 * meanwhile is done afterwards, with the draft being edited then, where there is still anything to do. A reading is not: it
 * would take the place of what is being saved.
 */
export function* publicationSaga(): SagaGenerator {
  const commands = yield* actionChannel([saveRequested, publishRequested], buffers.expanding());
  for (let next: Command | undefined; ;) {
    const { command } = next
      ? { command: next }
      : yield* race({ command: take(commands), reading: take(readRequested) });
    if (command === undefined) yield* call(read);
    else if (saveRequested.match(command)) yield* call(save, command.payload.idempotencyKey);
    else yield* call(publish, command.payload);
    // However often it was asked for meanwhile, once is enough; to publish is to save, too.
    const meanwhile = yield* flush(commands);
    next = meanwhile.filter(publishRequested.match).at(-1) ?? meanwhile.at(-1);
  }
}

function* read(): SagaGenerator {
  yield* put(begun({ doing: 'reading' }));
  const outcome = yield* request(siteDraft.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if ('data' in outcome) yield* put(draftRead(outcome.data));
  else yield* put(failed({ doing: 'reading', failure: outcome.failure }));
}

/** The answer to a change; undefined where it failed or met a conflict, which the state then says. */
function* answered(doing: Doing, outcome: Outcome<SiteState | DraftConflict>): SagaGenerator<SiteState | undefined> {
  if ('failure' in outcome) yield* put(failed({ doing, failure: outcome.failure }));
  else if ('stored' in outcome.data) yield* put(conflictFound(outcome.data.stored));
  else return outcome.data;
  return undefined;
}

/** Sends a save, or repeats one. Whether the server has it. */
function* send(change: SentChange): SagaGenerator<boolean> {
  yield* put(saveSent(change));
  const outcome = yield* request(saveDraft.initiate(change, { track: false }));
  const site = yield* call(answered, 'saving', outcome);
  if (site) yield* put(saved({ site, document: change.document }));
  return site !== undefined;
}

/**
 * Whether the server has the draft being edited when it began. Nothing is sent that breaks a rule or meets an open conflict. An
 * earlier save without an answer is repeated first, under its own key: it may have been done.
 */
function* save(idempotencyKey: string): SagaGenerator<boolean> {
  const problems = yield* select(selectProblems);
  if (problems.size > 0 || (yield* select(selectConflict)) !== null) return false;
  const unsettled = yield* select(selectUnsettled);
  if (unsettled && !(yield* call(send, unsettled))) return false;
  const document = yield* select(selectDocument);
  const base = yield* select(selectBase);
  if (!document || !base) return false;
  if (!(yield* select(selectIsChanged))) return true;
  return yield* call(send, { idempotencyKey, revision: base.revision, document });
}

function* publish({ saveKey, publishKey }: { readonly saveKey: string; readonly publishKey: string }): SagaGenerator {
  if (!(yield* call(save, saveKey))) return;
  const site = yield* select(selectSite);
  // A second press of the button has nothing left to publish.
  if (!site?.isChanged) return;
  yield* put(begun({ doing: 'publishing' }));
  const sent = { idempotencyKey: publishKey, revision: site.revision };
  const outcome = yield* request(publishSite.initiate(sent, { track: false }));
  const answer = yield* call(answered, 'publishing', outcome);
  if (answer) yield* put(published({ site: answer }));
}
