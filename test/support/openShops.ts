const open: (() => void)[] = [];

/** Registers something to be ended with the test, before what was opened earlier. */
export const onClose = (close: () => void): void => void open.push(close);

/** Ends everything that a test has opened, the last first: pages, processes and the timers of their caches. */
export function closeShops(): void {
  for (const close of open.splice(0).reverse()) close();
}
afterEach(closeShops);
