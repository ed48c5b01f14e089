import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createRecorder } from '../../src/journal/record/recorder';
import { createActionBuffer } from '../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../src/journal/replay/verify';

const counter = createSlice({
  name: 'count',
  initialState: { n: 0 },
  reducers: { added: (state) => void (state.n += 1) },
});
const { added } = counter.actions;

const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: null, clock: 0 };
const header = { session: 's', part: 1, release: 'r', endpoints: [], environment, consent: [] };

function tapped(limit?: number) {
  let ms = 0;
  const now = () => (ms += 1);
  const buffer = createActionBuffer(now, limit);
  const store = configureStore({
    reducer: { count: counter.reducer },
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(buffer.enhancer),
  });
  /** The encoder, which is loaded late. */
  const encoder = () =>
    createRecorder({
      header,
      registry: { encode: (action) => action },
      buffer,
      now,
      requestIdle: () => undefined,
      onProblem: (problem) => {
        throw problem;
      },
    });
  return { store, encoder };
}

const kindsIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { k: string }).k);

describe('a buffer', () => {
  it('keeps what happens before its encoder is there, from the first action on', () => {
    const { store, encoder } = tapped();
    store.dispatch(added());
    store.dispatch(added());
    const recorder = encoder();
    store.dispatch(added());
    const text = recorder.text();
    expect(kindsIn(text)).toEqual(['header', 'snapshot', 'action', 'action', 'action']);
    const times = text
      .split('\n')
      .flatMap((line) => (line.includes('"k":"action"') ? [(JSON.parse(line) as { t: number }).t] : []));
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('does not keep without end for an encoder that never comes; for one that comes late it declares what it forgot', () => {
    const { store, encoder } = tapped(10);
    for (let count = 0; count < 26; count += 1) store.dispatch(added());
    expect(store.getState().count.n).toBe(26);
    const recorder = encoder();
    store.dispatch(added());
    const text = recorder.text();
    expect(text).toContain('{"k":"gap","reason":"size","n":0}');
    const kept = kindsIn(text).filter((kind) => kind === 'action').length;
    expect(kindsIn(text)).toEqual(['header', 'gap', 'snapshot', ...Array.from({ length: kept }, () => 'action')]);
    expect(kept).toBeLessThanOrEqual(11);
    const reducer = combineReducers({ count: counter.reducer });
    expect(verifyJournal({ reducer, text })).toMatchObject({ ok: true, gaps: 1, actions: kept });
  });

  it('declares nothing where its bound was not reached', () => {
    const { store, encoder } = tapped(30);
    for (let count = 0; count < 29; count += 1) store.dispatch(added());
    const recorder = encoder();
    // From here on the recorder listens to the buffer, which has no limit while somebody does.
    for (let count = 0; count < 100; count += 1) store.dispatch(added());
    expect(kindsIn(recorder.text()).filter((kind) => kind !== 'action')).toEqual(['header', 'snapshot']);
  });
});
