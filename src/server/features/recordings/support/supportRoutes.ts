import {
  foundRecordingsSchema,
  recordingDetailSchema,
  recordingsQuery,
} from '../../../../contract/recordings/support.schema';
import { recordingParams } from '../../../../contract/recordings/recording.schema';
import { SEGMENT_TYPE } from '../../../../contract/recordings/recording';
import type { RecordedTab } from '../../../../contract/recordings/support';
import { SUPPORT_PATHS } from '../../../../contract/recordings/supportPaths';
import type { AppPlugin } from '../../../app';
import { answerWithValidator } from '../../../http/etag';
import { customerOf } from '../../../visitors/caller';
import { recordingErased } from '../intake/segmentProblems';
import { eraseRecording } from '../store/erase';
import { openSealedKey, signerFor } from '../store/recordingKeys';
import { describeRecordings } from './describeRecordings';
import { exportFile } from './exportFile';
import { findRecordings } from './findRecordings';
import { recordingDetail } from './recordingDetail';
import { recordingNamed } from './recordingNamed';
import { tabReader } from './sessionTabs';
import { guardSupport } from './supportUsers';
import { viewLog } from './viewLog';

const idsOf = (tabs: readonly RecordedTab[]): readonly string[] => tabs.map(({ session }) => session);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Recordings for support: found, opened, downloaded, erased. All of it is noted in the audit log. */
export const supportRoutes: AppPlugin = (app, _options, done) => {
  guardSupport(app);
  answerWithValidator(app);
  const { database, ids, clock, settings, segments } = app;
  const { read } = database;
  const logged = viewLog(app);

  app.get(
    SUPPORT_PATHS.recordings,
    { schema: { querystring: recordingsQuery, response: { 200: foundRecordingsSchema } } },
    async (request) => {
      const tabs = tabReader(read);
      const { rows, nextPageToken } = await findRecordings(read, request.query, { basePath: settings.basePath, tabs });
      const recordings = [...(await describeRecordings(read, rows, tabs))];
      const shown = recordings.flatMap(({ session, otherTabs }) => [session, ...idsOf(otherTabs)]);
      await logged(customerOf(request).userId, 'listed', [...new Set(shown)]);
      return { recordings, nextPageToken };
    },
  );

  app.get(
    SUPPORT_PATHS.recording,
    { schema: { params: recordingParams, response: { 200: recordingDetailSchema } } },
    async (request) => {
      const row = await recordingNamed(read, request.params.session);
      await logged(customerOf(request).userId, 'opened', [row.session]);
      const key = openSealedKey(settings.serverSecret, row.sealed_key);
      const signedBy = signerFor(settings.serverSecret).key;
      const detail = await recordingDetail(read, row, { key, signedBy, lifetimeMs: settings.recordingDays * DAY_MS });
      if (detail === null) throw recordingErased();
      const shown = idsOf(detail.otherTabs);
      if (shown.length > 0) await logged(customerOf(request).userId, 'listed', shown);
      return detail;
    },
  );

  app.get(SUPPORT_PATHS.file, { schema: { params: recordingParams } }, async (request, reply) => {
    const { session, browser_hash, sealed_key } = await recordingNamed(read, request.params.session);
    await logged(customerOf(request).userId, 'file', [session]);
    void reply.header('content-disposition', `attachment; filename="comptoir-${session}.ndjson.gz"`);
    void reply.header('cache-control', 'private, no-cache');
    const recording = { session, browserHash: browser_hash, sealedKey: sealed_key };
    return reply.type(SEGMENT_TYPE).send(exportFile(request, recording));
  });

  app.delete(SUPPORT_PATHS.recording, { schema: { params: recordingParams } }, async (request, reply) => {
    const { session } = request.params;
    const { userId } = customerOf(request);
    const files = await database.write(async (db) => {
      await recordingNamed(db, session);
      return eraseRecording(db, ids, clock.now(), { session, userId, what: 'erased' });
    });
    await segments.remove(files);
    await database.forgetDeleted();
    return reply.code(204).send();
  });
  done();
};
