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

it('recordings are of journeys that there are, and all of them together stay small', () => {
  const journeys = readdirSync(path.join(__dirname, '../journeys'), { recursive: true, encoding: 'utf8' });
  const walked = journeys.map((file) => `${path.basename(file, '.test.ts')}.ndjson.gz`);
  expect(recordings.filter((file) => !walked.includes(file))).toEqual([]);
  expect(recordings.length).toBeGreaterThanOrEqual(10);
  const bytes = recordings.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
