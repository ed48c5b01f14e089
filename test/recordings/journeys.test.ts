import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { verifyJournal } from '../../src/journal/replay/verify';
import { replayedApplications } from '../../src/builder/recording/replayedApplications';

const folder = path.join(__dirname, 'journeys');
const recordings = readdirSync(folder).sort();

// A failure here means that a recorded shape has changed, or is reduced differently: add an upcaster (CONTRIBUTING.md,
// "A recorded shape"). Until the first release `npm run journal:record` may record the journey anew.
it.each(recordings)('every state of the recorded journey %s replays as it was [REP-06] [REP-08]', (file) => {
  const text = gunzipSync(readFileSync(path.join(folder, file))).toString();
  const { diverging, firstDivergence, problems, judgement, actions } = verifyJournal({ ...replayedApplications, text });
  expect({ diverging, firstDivergence, problems }).toEqual({ diverging: 0, firstDivergence: undefined, problems: [] });
  expect(['fine', 'migratable']).toContain(judgement.verdict);
  expect(actions).toBeGreaterThan(0);
});

it('every file of journeys has a recording of its first one, no other file has any, and all of them together stay small', () => {
  const room = path.join(__dirname, '../journeys');
  const walked = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && /^ *journey\(/m.test(readFileSync(path.join(room, file), 'utf8')))
    .map((file) => `${path.basename(file, '.test.ts')}.ndjson.gz`);
  expect(recordings).toEqual(walked.sort());
  const bytes = recordings.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});
