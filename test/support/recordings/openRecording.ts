import { existsSync } from 'node:fs';
import path from 'node:path';
import { showRecording } from './showRecording';

/** A recording stored beside its test. The expected texts are in the folder `__snapshots__` beside both. */
export function openRecording(folder: string, file: string) {
  const texts = path.join(folder, '__snapshots__', `${file.replace(/\.ndjson\.gz$/, '')}.dom.test.ts.snap`);
  /** The page after an action (`57`, or `2:57` in the second part), by today's code. */
  const pageAfter = (moment: string): Promise<string> => showRecording(path.join(folder, file), moment);
  return {
    pageAfter,
    /** Like `pageAfter`, for a test that compares the page with Jest's snapshots. */
    seenAfter: (moment: string): Promise<string> => {
      // Otherwise Jest would write the missing snapshot, and pass.
      if (!existsSync(texts) && process.env['WRITE_SEEN_TEXTS'] === undefined)
        throw new Error(`${texts} is missing: write the test again, or run it once with WRITE_SEEN_TEXTS=1.`);
      return pageAfter(moment);
    },
  };
}
