import { PerformanceObserver } from 'node:perf_hooks';

/**
 * Observes the garbage collector until `stop`, which resolves to a function: how long it paused the process between two
 * moments, in ms.
 */
export function watchCollector() {
  const pauses: { readonly from: number; readonly to: number }[] = [];
  const keep = (entries: readonly { readonly startTime: number; readonly duration: number }[]) => {
    for (const { startTime, duration } of entries) pauses.push({ from: startTime, to: startTime + duration });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  return {
    async stop() {
      // The observer reports in a later task.
      await new Promise((resolve) => setTimeout(resolve, 50));
      observer.disconnect();
      return (from: number, to: number): number =>
        pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
    },
  };
}
