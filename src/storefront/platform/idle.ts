/** Runs work when the browser is idle; `timeRemaining` in ms. Browsers without idle callbacks get short time slices. */
export function requestIdle(work: (deadline: { timeRemaining: () => number }) => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(work);
    return;
  }
  setTimeout(() => {
    const end = performance.now() + 5;
    work({ timeRemaining: () => Math.max(0, end - performance.now()) });
  }, 50);
}

/** Resolves in a new task, after the browser had a chance to do other work. */
export const nextTask = (): Promise<void> => new Promise((begin) => setTimeout(begin));
