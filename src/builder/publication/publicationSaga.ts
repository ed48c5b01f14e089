import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, flush, put, race, select, take } from 'redux-saga/effects';
import type { DraftConflict, SiteDraft, SiteState } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { request, type Outcome } from '../../storefront/api';
import type { SagaGenerator } from '../../storefront/kernel/sagaTypes';
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
  type Base,
  type Doing,
  type SentChange,
} from './publicationSlice';

const { siteDraft, saveDraft, publishSite } = builderApi.endpoints;

type Wish = ReturnType<typeof saveRequested> | ReturnType<typeof publishRequested>;

/**
 * Reads the draft, saves it and publishes it: one thing at a time, each with exactly one outcome. What is asked for
 * meanwhile is done afterwards, with the draft being edited then, where there is still anything to do. A reading is not: it
 * would take the place of what is being saved.
 */
export function* publicationSaga(): SagaGenerator {
  const wishes = (yield actionChannel(
    [saveRequested.type, publishRequested.type],
    buffers.expanding(),
  )) as Channel<Wish>;
  for (let next: Wish | undefined; ;) {
    const { wish } = next
      ? { wish: next }
      : ((yield race({ wish: take(wishes), reading: take(readRequested.type) })) as { readonly wish?: Wish });
    if (wish === undefined) yield call(read);
    else if (saveRequested.match(wish)) yield call(save, wish.payload.idempotencyKey);
    else yield call(publish, wish.payload);
    // However often it was asked for meanwhile, once is enough; to publish is to save, too.
    const meanwhile = (yield flush(wishes)) as readonly Wish[];
    next = meanwhile.filter(publishRequested.match).at(-1) ?? meanwhile.at(-1);
  }
}

function* read(): SagaGenerator {
  yield put(begun({ doing: 'reading' }));
  const outcome = (yield call(
    request,
    siteDraft.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )) as Outcome<SiteDraft>;
  if ('data' in outcome) yield put(draftRead(outcome.data));
  else yield put(failed({ doing: 'reading', failure: outcome.failure }));
}

/** The answer to a change; undefined where it failed or met a conflict, which the state then says. */
function* answered(doing: Doing, outcome: Outcome<SiteState | DraftConflict>): SagaGenerator<SiteState | undefined> {
  if ('failure' in outcome) yield put(failed({ doing, failure: outcome.failure }));
  else if ('stored' in outcome.data) yield put(conflictFound(outcome.data.stored));
  else return outcome.data;
  return undefined;
}

/** Sends a save, or repeats one. Whether the server has it. */
function* send(change: SentChange): SagaGenerator<boolean> {
  yield put(saveSent(change));
  const outcome = (yield call(request, saveDraft.initiate(change, { track: false }))) as Outcome<
    SiteState | DraftConflict
  >;
  const site = (yield call(answered, 'saving', outcome)) as SiteState | undefined;
  if (site) yield put(saved({ site, document: change.document }));
  return site !== undefined;
}

/**
 * Whether the server has the draft being edited when it began. Nothing is sent that breaks a rule or meets an open conflict. An
 * earlier save without an answer is repeated first, under its own key: it may have been done.
 */
function* save(idempotencyKey: string): SagaGenerator<boolean> {
  const problems = (yield select(selectProblems)) as ReadonlyMap<string, unknown>;
  if (problems.size > 0 || (yield select(selectConflict)) !== null) return false;
  const unsettled = (yield select(selectUnsettled)) as SentChange | null;
  if (unsettled && !((yield call(send, unsettled)) as boolean)) return false;
  const document = (yield select(selectDocument)) as SiteDocument | null;
  const base = (yield select(selectBase)) as Base | null;
  if (!document || !base) return false;
  if (!((yield select(selectIsChanged)) as boolean)) return true;
  return (yield call(send, { idempotencyKey, revision: base.revision, document })) as boolean;
}

function* publish({ saveKey, publishKey }: { readonly saveKey: string; readonly publishKey: string }): SagaGenerator {
  if (!((yield call(save, saveKey)) as boolean)) return;
  const site = (yield select(selectSite)) as SiteState | null;
  // A second press of the button has nothing left to publish.
  if (!site?.isChanged) return;
  yield put(begun({ doing: 'publishing' }));
  const sent = { idempotencyKey: publishKey, revision: site.revision };
  const outcome = (yield call(request, publishSite.initiate(sent, { track: false }))) as Outcome<
    SiteState | DraftConflict
  >;
  const answer = (yield call(answered, 'publishing', outcome)) as SiteState | undefined;
  if (answer) yield put(published({ site: answer }));
}
