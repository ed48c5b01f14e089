import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { ApiFailure, Outcome } from '../../../storefront/api';
import { actionChannel, call, flush, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import type { BuilderState } from '../../kernel/state';
import type { Doing, DocumentKind, DocumentOf, DraftOf } from './documentPublication';
import type { KeyedRequest, PublishRequest } from './requests';

type Change = ReturnType<KeyedRequest> | ReturnType<PublishRequest>;
/** The answer to a change. 409 counts as an answer: it holds what somebody else has saved. */
type Answer<Kind extends DocumentKind> = Kind['state'] | { readonly stored: DraftOf<Kind> };
type Call<Sent, Kind extends DocumentKind> = (sent: Sent) => SagaGenerator<Outcome<Answer<Kind>>>;

/**
 * A kind of document that builders publish: the events that ask for something, the calls, and the events that report
 * their outcome.
 */
export interface PublishedDocument<Kind extends DocumentKind, Reading extends Action> {
  readonly requests: {
    readonly read: { readonly type: string; readonly match: (action: unknown) => action is Reading };
    readonly save: KeyedRequest;
    readonly publish: PublishRequest;
    /** undefined: a document of this kind cannot be withdrawn. */
    readonly withdraw?: KeyedRequest;
  };
  readonly calls: {
    readonly read: (request: Reading) => SagaGenerator<Outcome<DraftOf<Kind>>>;
    readonly save: Call<Kind['sent'], Kind>;
    readonly publish: Call<{ readonly idempotencyKey: string; readonly state: Kind['state'] }, Kind>;
    readonly withdraw?: Call<{ readonly idempotencyKey: string; readonly state: Kind['state'] }, Kind>;
  };
  readonly events: {
    readonly read: (draft: DraftOf<Kind>) => Action;
    readonly asked: (payload: { doing: Doing }) => Action;
    readonly saveSent: (sent: Kind['sent']) => Action;
    readonly saved: (payload: { state: Kind['state']; document: DocumentOf<Kind> }) => Action;
    readonly liveChanged: (state: Kind['state']) => Action;
    readonly conflictFound: (stored: DraftOf<Kind>) => Action;
    readonly failed: (payload: { doing: Doing; failure: ApiFailure }) => Action;
  };
  readonly selectors: {
    readonly isWrong: (state: BuilderState) => boolean;
    readonly isConflict: (state: BuilderState) => boolean;
    readonly isChanged: (state: BuilderState) => boolean;
    readonly state: (state: BuilderState) => Kind['state'] | null;
    readonly unsettled: (state: BuilderState) => Kind['sent'] | null;
    /** The save that would be sent under this key now; null: nothing can be sent. */
    readonly save: (state: BuilderState, idempotencyKey: string) => Kind['sent'] | null;
  };
}

/**
 * Loads a document, saves, publishes and withdraws it: one call at a time, each with exactly one outcome. Requests that
 * arrive meanwhile are done afterwards, with the draft as it is then, if still needed. A load that arrives meanwhile is
 * dropped: it would replace what is being saved.
 */
export function* publicationProcess<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
): SagaGenerator {
  const { requests } = of;
  const wanted: readonly (KeyedRequest | PublishRequest)[] = [
    ...[requests.save, requests.publish],
    ...(requests.withdraw ? [requests.withdraw] : []),
  ];
  const commands = yield* actionChannel(wanted, buffers.expanding<Change>());
  for (let waiting: readonly Change[] = []; ;) {
    const [first, ...rest] = waiting;
    const { command, reading } = first
      ? { command: first, reading: undefined }
      : yield* race({ command: take(commands), reading: take(requests.read) });
    if (reading) yield* call(read, of, reading);
    if (command) yield* call(work, of, command);
    waiting = lastOfEach([...rest, ...(yield* flush(commands))]);
  }
}

/** Of several requests that arrived during a call, only the last of each kind is carried out. */
const lastOfEach = (commands: readonly Change[]): readonly Change[] =>
  commands.filter(({ type }, index) => commands.findLastIndex((other) => other.type === type) === index);

function* work<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
  command: Change,
): SagaGenerator {
  const { type, payload } = command;
  if ('publishKey' in payload) yield* call(publish, of, payload);
  else if (type === of.requests.save.type) yield* call(save, of, payload.idempotencyKey);
  else yield* call(withdraw, of, payload.idempotencyKey);
}

function* read<Kind extends DocumentKind, Reading extends Action>(
  { calls, events }: PublishedDocument<Kind, Reading>,
  wanted: Reading,
): SagaGenerator {
  yield* put(events.asked({ doing: 'reading' }));
  const outcome = yield* call(calls.read, wanted);
  if ('data' in outcome) yield* put(events.read(outcome.data));
  else yield* put(events.failed({ doing: 'reading', failure: outcome.failure }));
}

/** The answer to a change; undefined where it failed or met a conflict, which is then in the state. */
function* answered<Kind extends DocumentKind, Reading extends Action>(
  { events }: PublishedDocument<Kind, Reading>,
  doing: Doing,
  outcome: Outcome<Answer<Kind>>,
): SagaGenerator<Kind['state'] | undefined> {
  if ('failure' in outcome) yield* put(events.failed({ doing, failure: outcome.failure }));
  else if ('stored' in outcome.data) yield* put(events.conflictFound(outcome.data.stored));
  else return outcome.data;
  return undefined;
}

/** Sends a save, or repeats one. Returns whether the server has it. */
function* send<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
  sent: Kind['sent'],
): SagaGenerator<boolean> {
  yield* put(of.events.saveSent(sent));
  const outcome = yield* call(of.calls.save, sent);
  const state = yield* call(answered, of, 'saving', outcome);
  if (state) yield* put(of.events.saved({ state, document: sent.document }));
  return state !== undefined;
}

/**
 * Saves the draft as it is now; returns whether the server has it. Nothing is sent while a rule is broken or a conflict
 * open. An earlier save without an answer is repeated first, under its own key, because it may have been done.
 */
function* save<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
  idempotencyKey: string,
): SagaGenerator<boolean> {
  const { selectors } = of;
  if ((yield* select(selectors.isWrong)) || (yield* select(selectors.isConflict))) return false;
  const unsettled = yield* select(selectors.unsettled);
  if (unsettled && !(yield* call(send, of, unsettled))) return false;
  const sent = yield* select(selectors.save, idempotencyKey);
  if (!sent) return false;
  if (!(yield* select(selectors.isChanged))) return true;
  return yield* call(send, of, sent);
}

function* publish<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
  { saveKey, publishKey }: { readonly saveKey: string; readonly publishKey: string },
): SagaGenerator {
  if (!(yield* call(save, of, saveKey))) return;
  const state = yield* select(of.selectors.state);
  // A second press of the button finds nothing left to publish.
  if (!state?.isChanged) return;
  yield* put(of.events.asked({ doing: 'publishing' }));
  const outcome = yield* call(of.calls.publish, { idempotencyKey: publishKey, state });
  const answer = yield* call(answered, of, 'publishing', outcome);
  if (answer) yield* put(of.events.liveChanged(answer));
}

function* withdraw<Kind extends DocumentKind, Reading extends Action>(
  of: PublishedDocument<Kind, Reading>,
  idempotencyKey: string,
): SagaGenerator {
  const state = yield* select(of.selectors.state);
  if (!of.calls.withdraw || !state || state.liveVersion === 0) return;
  yield* put(of.events.asked({ doing: 'withdrawing' }));
  const outcome = yield* call(of.calls.withdraw, { idempotencyKey, state });
  const answer = yield* call(answered, of, 'withdrawing', outcome);
  if (answer) yield* put(of.events.liveChanged(answer));
}
