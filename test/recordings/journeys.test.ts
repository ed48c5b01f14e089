import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { verifyJournal } from '../../src/journal/replay/verify';
import { replayedApplications } from '../../src/builder/recording/replayedApplications';
import { recordingsOf } from '../support/journeys/recordings/keepRecording';
import { withoutClockAndChance } from '../support/recordings/withoutClockAndChance';

const folder = path.join(__dirname, 'journeys');
const recordings = readdirSync(folder).sort();
const textOf = (file: string): string => gunzipSync(readFileSync(path.join(folder, file))).toString();

// A failure here means that a recorded shape has changed, or is reduced differently: add an upcaster
// (docs/architecture/replaying.md, "A recorded shape"). Until the first release `npm run journal:record` may record the
// journey anew.
it.each(recordings)(
  'every state of the recorded journey %s replays as it was, with a clock and a chance that throw [REP-02] [REP-06] [REP-08]',
  (file) => {
    const text = textOf(file);
    const { diverging, firstDivergence, problems, judgement, actions } = withoutClockAndChance(() =>
      verifyJournal({ ...replayedApplications, text }),
    );
    expect({ diverging, firstDivergence, problems }).toEqual({
      diverging: 0,
      firstDivergence: undefined,
      problems: [],
    });
    expect(['fine', 'migratable']).toContain(judgement.verdict);
    expect(actions).toBeGreaterThan(0);
  },
);

it('in no journey has a state moved without an action, but where DevTools have moved it [REP-02]', () => {
  const movedIn = recordings.filter((file) => /^\{"k":(?:"rebase"|"gap","reason":"state-moved")/m.test(textOf(file)));
  expect(movedIn).toEqual(['timeTravel.ndjson.gz']);
});

it('every journey has a recording, no other has any, and all of them together stay small', () => {
  const room = path.join(__dirname, '../journeys');
  const walked = readdirSync(room, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const journeys = file.endsWith('.test.ts')
      ? readFileSync(path.join(room, file), 'utf8').match(/^ *journey\(/gm)
      : null;
    return journeys === null ? [] : [{ file: path.basename(file, '.test.ts'), journeys: journeys.length }];
  });
  const kept = walked.map(({ file, journeys }) => ({ file, journeys, own: recordingsOf(file, recordings) }));
  // A `journey` in a loop is written once and has several recordings.
  expect(kept.filter(({ journeys, own }) => own.length < journeys)).toEqual([]);
  expect(recordings).toEqual(kept.flatMap(({ own }) => own).sort());
  const bytes = recordings.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(6_000_000);
});

it('what guests, customers and builders do, and the menus, are walked once more in English and below a base path', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../journeys', `${file}.test.ts`), 'utf8');
  const files = ['buying/guest', 'checkout/order', 'header/navigation', 'building/builder'];
  expect(files.filter((file) => !read(file).includes(' elsewhere: { screen: '))).toEqual([]);
});

it('the recordings of a file are its own, one for each journey in order', () => {
  const all = ['order-2.ndjson.gz', 'order-4.ndjson.gz', 'order.ndjson.gz', 'orders.ndjson.gz', 'payLink-2.ndjson.gz'];
  expect(recordingsOf('order', all)).toEqual(['order.ndjson.gz', 'order-2.ndjson.gz']);
  expect(recordingsOf('payLink', all)).toEqual([]);
});
