import { highResolutionNow } from '../../storefront/platform/clock';
import { nextTask } from '../../storefront/platform/idle';

/** The length of a slice in ms: shorter than a frame (16 ms), so that the page's own work fits into the frame, too. */
const SLICE_MS = 10;

/**
 * Runs steps in short slices, so that the page stays responsive. `mayGoOn` is awaited between two slices; false ends it
 * with undefined.
 */
export async function inSlices<T>(
  steps: Iterator<unknown, T>,
  mayGoOn: () => Promise<boolean> | boolean = () => true,
): Promise<T | undefined> {
  while (await mayGoOn()) {
    const end = highResolutionNow() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (highResolutionNow() < end);
    await nextTask();
  }
  return undefined;
}
