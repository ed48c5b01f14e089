import type { Page } from 'playwright-core';

/** A task of the main thread longer than 50 ms. */
export interface LongTask {
  readonly fromMs: number;
  readonly tookMs: number;
}

/** A script in a long animation frame: its invoker, its source, its duration. */
export interface LateScript {
  readonly calledBy: string;
  readonly source: string;
  readonly tookMs: number;
}

export interface Seen {
  /** Milliseconds from each interaction to the next paint; under 16 ms none is reported. */
  readonly interactions: readonly number[];
  readonly tasks: readonly LongTask[];
  readonly lateScripts: readonly LateScript[];
}

interface Watch {
  take(): Seen;
}

declare global {
  interface Window {
    /** Returns by `take` what was observed on the page since the last reading; set by `watchPage`. */
    watch?: Watch;
  }
}

/** Runs in the page, before any of its scripts. */
function watchInPage(): void {
  interface LateFrame extends PerformanceEntry {
    readonly scripts: readonly (PerformanceEntry & {
      readonly invoker: string;
      readonly sourceURL: string;
      readonly sourceFunctionName: string;
    })[];
  }
  let events: PerformanceEventTiming[] = [];
  let tasks: PerformanceEntry[] = [];
  let frames: LateFrame[] = [];
  const keep: Readonly<Record<string, (entries: PerformanceEntryList) => void>> = {
    event: (entries) => events.push(...(entries as PerformanceEventTiming[])),
    'first-input': (entries) => events.push(...(entries as PerformanceEventTiming[])),
    longtask: (entries) => tasks.push(...entries),
    'long-animation-frame': (entries) => frames.push(...(entries as LateFrame[])),
  };
  const observers = Object.entries(keep).map(([type, add]) => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return () => add(observer.takeRecords());
  });
  window.watch = {
    take() {
      for (const flush of observers) flush();
      const longest = new Map<number, number>();
      for (const { interactionId, duration } of events) {
        if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }
      const seen = {
        interactions: [...longest.values()],
        tasks: tasks.map(({ startTime, duration }) => ({ fromMs: startTime, tookMs: duration })),
        lateScripts: frames.flatMap(({ scripts }) =>
          scripts.map(({ invoker, sourceURL, sourceFunctionName, duration }) => ({
            calledBy: invoker,
            source: `${sourceURL} ${sourceFunctionName}`.trim(),
            tookMs: duration,
          })),
        ),
      };
      events = [];
      tasks = [];
      frames = [];
      return seen;
    },
  };
}

/** From the next navigation on, observes what makes a shopper wait. */
export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watchInPage);

/** The observations since the last reading, once everything has been painted. */
export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // The timing of an event is reported after the frame that follows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    if (!window.watch) throw new Error('Nobody watches this page.');
    return window.watch.take();
  });
