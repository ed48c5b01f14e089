import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { ApiFailure, Outcome } from '../../../storefront/api';
import { actionChannel, call, flush, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import type { BuilderState } from '../../kernel/state';
import type { Doing, DocumentKind, DocumentOf, DraftOf } from './documentPublication';
import type { KeyedRequest, PublishRequest } from './requests';

type Change = ReturnType<KeyedRequest> | ReturnType<PublishRequest>;
/** What the server answers to a change: a 409 is an answer too, and holds what somebody else has saved. */
type Answer<Kind extends DocumentKind> = Kind['state'] | { readonly stored: DraftOf<Kind> };
type Call<Sent, Kind extends DocumentKind> = (sent: Sent) => SagaGenerator<Outcome<Answer<Kind>>>;

/** A document that builders publish: what asks for it, how it is sent, and what is said of it. */
export interface PublishedDocument<Kind extends DocumentKind, Reading extends Action> {
  readonly requests: {
    readonly read: { readonly type: string; readonly match: (action: unknown) => action is Reading };
    readonly save: KeyedRequest;
    readonly publish: PublishRequest;
    /** undefined: it is always live. */
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
    /** What a save under this key would send now; null: there is nothing that could be sent. */
    readonly save: (state: BuilderState, idempotencyKey: string) => Kind['sent'] | null;
  };
}

/**
 * Reads a document, saves it, publishes it and takes it back: one thing at a time, each with exactly one outcome. What is
 * asked for meanwhile is done afterwards, with the draft being edited then, where there is still anything to do. A reading is
 * not: it would take the place of what is being saved.
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

/** However often it was asked for meanwhile, once is enough. */
const lastOfEach = (commands: readonly Change[]): readonly Change[] =>
  commands.filter(({ type }, place) => commands.findLastIndex((other) => other.type === type) === place);

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

/** The answer to a change; undefined where it failed or met a conflict, which the state then says. */
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

/** Sends a save, or repeats one. Whether the server has it. */
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
 * Whether the server has the draft being edited when it began. Nothing is sent that breaks a rule or meets an open conflict. An
 * earlier save without an answer is repeated first, under its own key: it may have been done.
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
  // A second press of the button has nothing left to publish.
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
