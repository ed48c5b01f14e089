import { instrument } from '@redux-devtools/instrument';
import { gzipSync } from 'node:zlib';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { createRecorder } from '../../../src/journal/record/recorder';
import type { ReplayStore } from '../../../src/journal/replay/replayStore';
import type { RootState } from '../../../src/storefront/kernel/state';
import { openRecording, type Recording } from '../../../src/support/player/openRecording';
import { HEADER } from './header';
import { watchCollector } from './collector';
import { quantile } from './distribution';
import { heapNow } from './heap';
import { repeated, storeWith, timeDispatches, type Actions } from './stores';

const now = () => performance.now();

/** Runs steps in slices of 10 ms; returns their result, the time of all slices and that of the longest one, in ms. */
function timeSlices<T>(steps: Iterator<unknown, T>): {
  readonly value: T;
  readonly took: number;
  readonly longest: number;
} {
  const begun = now();
  let longest = 0;
  for (;;) {
    const slice = now();
    do {
      const step = steps.next();
      if (step.done) return { value: step.value, took: now() - begun, longest: Math.max(longest, now() - slice) };
    } while (now() - slice < 10);
    longest = Math.max(longest, now() - slice);
  }
}

/**
 * The time that is added to a dispatch by a recorder, by an instrument that keeps fifty actions, and by one that keeps
 * all: p50 and p99, in µs.
 */
export function measureDispatch(actions: Actions, count: number) {
  const buffer = createActionBuffer(now);
  buffer.onKept(() => undefined);
  const drain = setInterval(() => buffer.take(), 0);
  const subjects = {
    bare: storeWith(),
    recorder: storeWith(buffer.enhancer),
    instrument: storeWith(instrument(undefined, { maxAge: 50 })),
    unlimited: storeWith(instrument()),
  };
  const times = {
    bare: [] as number[],
    recorder: [] as number[],
    instrument: [] as number[],
    unlimited: [] as number[],
  };
  const names = ['bare', 'recorder', 'instrument', 'unlimited'] as const;
  // Interleaved, so that other load of the machine affects all of them.
  for (let round = 0; round < 10; round += 1) {
    for (const name of names) times[name].push(...timeDispatches(subjects[name], actions, count / 10));
    buffer.take();
  }
  clearInterval(drain);
  const over = (name: Exclude<keyof typeof times, 'bare'>) => ({
    p50: quantile(times[name], 0.5) - quantile(times.bare, 0.5),
    p99: quantile(times[name], 0.99) - quantile(times.bare, 0.99),
  });
  return { recorder: over('recorder'), instrument: over('instrument'), unlimited: over('unlimited') };
}

/**
 * How long the recorder's idle slices take, in ms: p99, the longest, and the longest without the garbage collector's
 * pauses in it; and the recording that it wrote.
 */
export async function measureRecording(actions: Actions, count: number) {
  const collector = watchCollector();
  const buffer = createActionBuffer(now);
  const idle: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  const recorder = createRecorder({
    header: HEADER,
    registry: { encode: (action) => action },
    buffer,
    now,
    requestIdle: (work) => void idle.push(work),
    onProblem: (problem) => {
      throw problem;
    },
    maxBytes: Infinity,
    maxActions: Infinity,
  });
  const store = storeWith(buffer.enhancer);
  const slices: { readonly begun: number; readonly took: number }[] = [];
  const rest = () => {
    for (let work = idle.shift(); work !== undefined; work = idle.shift()) {
      const begun = now();
      work({ timeRemaining: () => 50 });
      slices.push({ begun, took: now() - begun });
    }
  };
  let done = 0;
  for (const action of repeated(actions, count)) {
    store.dispatch(action);
    done += 1;
    // A page is idle every few actions.
    if (done % 5 === 0) rest();
  }
  rest();
  const text = recorder.close('bench');
  const pausesIn = await collector.stop();
  const longest = (times: readonly number[]) => times.reduce((one, other) => Math.max(one, other), 0);
  const all = slices.map(({ took }) => took);
  const own = slices.map(({ begun, took }) => took - pausesIn(begun, begun + took));
  return { text, slices: { p99: quantile(all, 0.99), longest: longest(all), longestOwn: longest(own) } };
}

/**
 * The size of a gzipped recording and its budget, in bytes: 1.1 times the server's answers in it, gzipped, and 40 bytes
 * for each action.
 */
export function measureSize(text: string, actions: Actions, count: number) {
  const answers = [...repeated(actions, count)].flatMap(({ type, payload }) =>
    /\/execute\w+\/fulfilled$/.test(type) || type === 'page/arrived' ? [JSON.stringify(payload)] : [],
  );
  const size = gzipSync(text).length;
  return { size, budget: 1.1 * gzipSync(answers.join('\n')).length + 40 * count };
}

/** What opening a recording, comparing all of it, and jumping about in it cost: times in ms, memory in MB. */
export function measurePlayer(text: string, seeks: number) {
  const bytes = new TextEncoder().encode(text);
  const before = heapNow();
  const opened = timeSlices(openRecording(bytes));
  const recording: Recording = opened.value;
  const store = recording.parts[0]?.store as ReplayStore<RootState>;
  const toTheEnd = timeSlices(store.seekInSteps(store.length));
  store.seek(0);
  const compared = timeSlices(recording.verify());
  if (!compared.value.ok) throw new Error(`The recording does not verify: ${JSON.stringify(compared.value)}`);
  const beside = (heapNow() - before) / 1e6;
  const times: number[] = [];
  for (let index = 0; index < seeks; index += 1) {
    // Positions all over the recording, in an order that looks random.
    const position = (index * 7_919) % store.length;
    const begun = now();
    store.seek(position);
    times.push(now() - begun);
  }
  return {
    opened,
    toTheEnd,
    compared,
    megabytes: { log: bytes.length / 1e6, beside },
    seek: { p95: quantile(times, 0.95) },
  };
}
