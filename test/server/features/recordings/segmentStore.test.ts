import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { segmentStore } from '../../../../src/server/features/recordings/store/segmentStore';
import { forgottenRecordings, recordingSegments } from '../../../../src/server/features/recordings';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';
import { startTestApp, testSettings } from '../../../support/server/testApp';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import { waitUntil } from '../../../support/waitUntil';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

const names = (folder = 'recordings') => readdirSync(temporary.file(folder));

test('bytes come back as they were kept, from the table and from a file that only its owner may read', async () => {
  const store = segmentStore({ folder: temporary.file('recordings'), inTableBytes: 4 });
  const small = await store.keep(Buffer.from([1, 2, 3, 4]));
  expect(small).toEqual({ sealed: 'AQIDBA==', file: null });
  expect(await store.read(small)).toEqual(Buffer.from([1, 2, 3, 4]));
  const large = await store.keep(Buffer.from([1, 2, 3, 4, 5]));
  expect(large).toEqual({ sealed: null, file: expect.stringMatching(/^[\w-]{22}\.segment$/) as unknown });
  expect(await store.read(large)).toEqual(Buffer.from([1, 2, 3, 4, 5]));
  expect(names()).toEqual([large.file]);
  expect(statSync(temporary.file(`recordings/${String(large.file)}`)).mode & 0o777).toBe(0o600);
  expect(statSync(temporary.file('recordings')).mode & 0o777).toBe(0o700);
  await store.remove([String(large.file), 'never-was.segment']);
  await expect(store.read(large)).rejects.toThrow();
});

test('where other processes serve the shop nothing becomes a file', async () => {
  const store = segmentStore({ folder: temporary.file('recordings'), inTableBytes: null });
  expect((await store.keep(Buffer.alloc(500_000))).file).toBeNull();
  expect(await store.filesBefore(Infinity)).toEqual([]);
});

test('files that a killed process has left without a row are removed after an hour, whole or not; no others are', async () => {
  const store = segmentStore({ folder: temporary.file('recordings'), inTableBytes: 0 });
  const database = await openTestDatabase();
  const [orphan, fresh, named] = [
    await store.keep(Buffer.from('orphan')),
    await store.keep(Buffer.from('fresh')),
    await store.keep(Buffer.from('named')),
  ].map(({ file }) => String(file));
  writeFileSync(temporary.file('recordings/AAAAAAAAAAAAAAAAAAAAAA.segment.draft'), 'half');
  writeFileSync(temporary.file('recordings/notes of the operator.txt'), 'kept');
  const hourAgo = Date.now() / 1000 - 3601;
  for (const name of names()) if (name !== fresh) utimesSync(temporary.file(`recordings/${name}`), hourAgo, hourAgo);
  const session = 'a-session-of-the-test';
  await database.write(async (db) => {
    // Opened so late that the recording does not expire by the test's clock.
    const times = { opened_at: 9_000_000_000_000, started_at: 0, ended_at: 0 };
    await db
      .insertInto('recording')
      .values({ session, browser_hash: '', sealed_key: '', ...times })
      .execute();
    const signed = { hash: '', signature: '', signed_at: 0, sealed: null };
    await db
      .insertInto('recording_segment')
      .values({ session, part: 1, segment: 1, ...signed, file: String(named) })
      .execute();
  });
  const started = await startTestApp({
    plugins: [recordingSegments, forgottenRecordings],
    settings: { ...testSettings, dataDir: temporary.folder },
    database,
  });
  await waitUntil('the orphans are gone', () => names().length === 3);
  expect([...names()].sort()).toEqual([String(fresh), String(named), 'notes of the operator.txt'].sort());
  expect(names()).not.toContain(orphan);
  expect(readFileSync(temporary.file(`recordings/${String(named)}`), 'utf8')).toBe('named');
  await started.close();
});
