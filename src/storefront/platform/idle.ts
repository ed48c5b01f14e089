/** Runs work when the page has nothing better to do; `timeRemaining` in ms. Browsers without it get short slices. */
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
