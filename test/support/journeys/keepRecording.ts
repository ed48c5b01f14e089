import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = path.join(__dirname, '../../recordings/journeys');

/** This module is loaded again for each test file. */
let isKept = false;

/**
 * Stores the recording of a file's first journey, on its first screen, for `test/recordings/journeys.test.ts` to
 * replay; only with `npm run journal:record`.
 */
export function keepRecording(text: string): void {
  const { testPath } = expect.getState();
  if (isKept || process.env['KEEP_RECORDINGS'] === undefined || testPath === undefined) return;
  isKept = true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${path.basename(testPath, '.test.ts')}.ndjson.gz`), gzipSync(text, { level: 9 }));
}
