/** The heap in use after a garbage collection, in bytes. */
export const heapNow = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
