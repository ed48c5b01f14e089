import { instrument } from '@redux-devtools/instrument';
import { createAction, legacy_createStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { decodeJournal } from '../../../src/journal/decode';
import { createRecorder } from '../../../src/journal/record/recorder';
import { createActionRegistry } from '../../../src/journal/record/registry';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { createOutbox } from '../../../src/journal/send/outbox';
import type { Segment } from '../../../src/journal/send/segment';
import { HEADER } from '../../support/journal/recordedShop';

const added = createAction<string>('list/added');
const reducer: Reducer<{ readonly lines: readonly string[] }> = (state = { lines: [] }, action) =>
  added.match(action) ? { lines: [...state.lines, action.payload].slice(-5) } : state;

/** A store below Redux DevTools, whose recording is bounded in memory and followed by an outbox. */
function open() {
  const registry = createActionRegistry(() => undefined);
  registry.register(added.type);
  const recorder = createRecorder({
    header: HEADER,
    registry,
    now: () => 0,
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
    maxActions: 60,
  });
  const devTools = instrument() as StoreEnhancer<{ liftedStore: { dispatch: (action: unknown) => void } }>;
  let lifted: { dispatch: (action: unknown) => void } | undefined;
  const enhancer: StoreEnhancer = (next) =>
    recorder.enhancer((...args) => {
      const inner = devTools(next)(...args);
      lifted = inner.liftedStore;
      return inner;
    });
  const store = legacy_createStore(reducer, enhancer);
  const delivered: Segment[] = [];
  const outbox = createOutbox({
    session: HEADER.session,
    part: HEADER.part,
    page: 'page-of-tests',
    recorder,
    deliver: (segment) => void delivered.push(segment),
    mostCharacters: 4_000,
  });
  const travel = (action: number) => lifted?.dispatch({ type: 'JUMP_TO_STATE', index: action, actionId: action });
  const add = (count: number) => {
    for (let index = 0; index < count; index += 1) store.dispatch(added(`line ${index}`));
  };
  return { recorder, outbox, add, travel, received: () => delivered.map(({ text }) => text).join('') };
}

const gapsIn = (text: string): readonly string[] =>
  decodeJournal(text).records.flatMap((record) => (record.k === 'gap' ? [record.reason] : []));

test('what was left out of a recording, by its size, by DevTools or by a withdrawn consent, is a declared gap before a new first state, and nothing else is missing [REP-16]', () => {
  const { recorder, outbox, add, travel, received } = open();
  outbox.sendFull();
  add(3);
  // DevTools show an earlier state, and then the page resumes from the latest.
  travel(1);
  travel(3);
  add(2);
  const { segment } = outbox.send();
  outbox.keepFull();
  outbox.leaveOut('consent-withdrawn', segment);
  add(7);
  outbox.leaveOut('consent-withdrawn');
  add(2);
  outbox.send();
  // These are more actions than the outbox keeps.
  add(100);
  recorder.flush();
  add(3);
  outbox.send();

  expect(gapsIn(received())).toEqual(['state-moved', 'consent-withdrawn', 'unsent']);
  const sent = verifyJournal({ reducer, text: received() });
  expect(sent).toMatchObject({ ok: true, diverging: 0, gaps: 3, problems: [] });
  // Each gap is right before the snapshot from which the log resumes.
  const kinds = decodeJournal(received()).records.map(({ k }) => k);
  kinds.forEach((kind, index) => {
    if (kind === 'gap') expect(kinds[index + 1]).toBe('snapshot');
  });

  // The browser's memory keeps the newest actions.
  expect(gapsIn(recorder.text())).toEqual(['size', 'unsent']);
  expect(verifyJournal({ reducer, text: recorder.text() })).toMatchObject({ ok: true, diverging: 0, gaps: 2 });
});
