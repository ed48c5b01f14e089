import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = path.join(__dirname, '../../../recordings/journeys');
const ENDING = '.ndjson.gz';

/** How many journeys of the file have been kept; this module is loaded again for each test file. */
let kept = 0;

/** The name of a file's n-th recording: `order`, then `order-2`. */
const recordingName = (file: string, n: number): string => `${file}${n === 1 ? '' : `-${n}`}${ENDING}`;

/** The recordings that were kept of a file's journeys, in their order. */
export function recordingsOf(file: string, all: readonly string[]): readonly string[] {
  const found: string[] = [];
  while (all.includes(recordingName(file, found.length + 1))) found.push(recordingName(file, found.length + 1));
  return found;
}

/**
 * Stores the recording of a journey, on its first screen, for `test/recordings/journeys.test.ts` to replay; only with
 * `npm run journal:record`.
 */
export function keepRecording(text: string): void {
  const { testPath } = expect.getState();
  if (process.env['KEEP_RECORDINGS'] === undefined || testPath === undefined) return;
  const file = path.basename(testPath, '.test.ts');
  mkdirSync(folder, { recursive: true });
  kept += 1;
  // The file may have had more journeys before.
  if (kept === 1) for (const name of recordingsOf(file, readdirSync(folder))) rmSync(path.join(folder, name));
  writeFileSync(path.join(folder, recordingName(file, kept)), gzipSync(text, { level: 9 }));
}
