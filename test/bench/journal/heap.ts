/** The heap in use and the array buffers, in bytes; after a garbage collection if Node runs with `--expose-gc`. */
export function heapNow(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
