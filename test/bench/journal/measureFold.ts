import { linesOf } from '../../../src/journal/logLines';
import { fingerprint } from '../../../src/journal/fingerprint';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { openRecording, type Recording } from '../../../src/support/player/openRecording';

const BATCH = 1_000;

function opened(bytes: Uint8Array): Recording {
  const steps = openRecording(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The time, in ms, to decode a recording, to reduce its decoded actions by the reducer alone, to move through it from
 * its first state to its last, and to do the same with every state compared. The four take turns after every thousand
 * lines, so that other load of the machine affects all of them.
 */
export function measureFold(text: string) {
  const bytes = new TextEncoder().encode(text);
  const lines = linesOf(bytes);
  const moved = opened(bytes);
  const store = moved.parts[0]?.store;
  if (!store) throw new Error('The recording has no part.');
  const comparing = opened(bytes).verify();
  const times = { decoded: 0, alone: 0, moved: 0, compared: 0 };
  const time = <T>(name: keyof typeof times, work: () => T): T => {
    const begun = performance.now();
    const value = work();
    times[name] += performance.now() - begun;
    return value;
  };
  let state = replayedShop.reducer(undefined, { type: 'start' });
  for (let from = 0; from < lines.length; from += BATCH) {
    const to = Math.min(lines.length, from + BATCH);
    // Decoded anew for the reducer alone, although the two opened recordings decode the same lines too: a reducer that
    // gets an identical answer object again has less to do.
    const actions = time('decoded', () => {
      const found = [];
      for (let line = from; line < to; line += 1) {
        const decoded = lines.decode(line);
        if (decoded.ok && decoded.record.k === 'action') found.push(decoded.record.a);
      }
      return found;
    });
    state = time('alone', () => actions.reduce((reached, action) => replayedShop.reducer(reached, action), state));
    time('moved', () => store.seek(store.position() + actions.length));
    time('compared', () => {
      for (let line = from; line < to; line += 1) comparing.next();
    });
  }
  if (store.position() !== store.length) throw new Error('The end of the recording was not reached.');
  if (fingerprint(store.getState()) !== store.actionAt(store.length)?.f) throw new Error('The last state differs.');
  return times;
}
