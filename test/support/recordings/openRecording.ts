import { existsSync } from 'node:fs';
import path from 'node:path';
import { showRecording } from './showRecording';

/** A recording that lies beside its test. What its shopper saw stands in the folder `__snapshots__` there. */
export function openRecording(folder: string, file: string) {
  const texts = path.join(folder, '__snapshots__', `${file.replace(/\.ndjson\.gz$/, '')}.dom.test.ts.snap`);
  return {
    /** What the shopper saw after an action (`57`, or `2:57` in the second part), by today's code. */
    seenAfter: (moment: string): Promise<string> => {
      // Jest would write down whatever it finds, and pass.
      if (!existsSync(texts) && process.env['WRITE_SEEN_TEXTS'] === undefined)
        throw new Error(`${texts} is missing: write the test again, or run it once with WRITE_SEEN_TEXTS=1.`);
      return showRecording(path.join(folder, file), moment);
    },
  };
}
