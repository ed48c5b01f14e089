import {
  callLogSchema,
  foundRecordingsSchema,
  logLinesParams,
  noteBody,
  recordedCallParams,
  recordedCallsSchema,
  recordingDetailSchema,
  recordingNoteSchema,
  recordingsQuery,
} from '../../../../contract/recordings/support.schema';
import { recordingParams } from '../../../../contract/recordings/recording.schema';
import { SEGMENT_TYPE } from '../../../../contract/recordings/recording';
import { SUPPORT_PATHS } from '../../../../contract/recordings/supportPaths';
import type { RecordingNote, RecordingView } from '../../../../contract/recordings/support';
import type { AppPlugin } from '../../../app';
import { runCommand } from '../../../commands/runCommand';
import type { ReadDatabase } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';
import { ApiProblem } from '../../../problems';
import { customerOf } from '../../../visitors/caller';
import { recordingErased, unknownRecording } from '../intake/segmentProblems';
import { callLog } from '../log/callLog';
import { eraseRecording } from '../store/erase';
import { notePlace, openSealedKey, sealBytes, signerFor } from '../store/recordingKeys';
import { isErased } from '../store/recordingStore';
import { logView } from '../store/views';
import { describeRecordings, type RecordingRow } from './describeRecordings';
import { exportFile } from './exportFile';
import { findRecordings } from './findRecordings';
import { recordingDetail } from './recordingDetail';
import { guardSupport, namesOf } from './supportUsers';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws 404 ITEM_NOT_FOUND where there is none, 410 RECORDING_ERASED. */
const recordingNamed = async (db: ReadDatabase, session: string): Promise<RecordingRow> => {
  const row = await db.selectFrom('recording').selectAll().where('session', '=', session).executeTakeFirst();
  if (row === undefined) throw (await isErased(db, session)) ? recordingErased() : unknownRecording();
  return row;
};

const unknownCall = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'The recording has no call with this id.');

/** Recordings for support: found, opened, downloaded, explained by the server's log, noted, erased. All of it is logged. */
export const supportRoutes: AppPlugin = (app, _options, done) => {
  guardSupport(app);
  const { database, ids, clock, settings, segments } = app;
  const { read } = database;
  const logged = (userId: string, what: RecordingView['what'], sessions: readonly string[]) =>
    database.write((db) => logView(db, ids, clock.now(), { sessions, userId, what }));

  app.get(
    SUPPORT_PATHS.recordings,
    { schema: { querystring: recordingsQuery, response: { 200: foundRecordingsSchema } } },
    async (request) => {
      const { rows, nextPageToken } = await findRecordings(read, request.query);
      const recordings = [...(await describeRecordings(read, rows))];
      await logged(
        customerOf(request).userId,
        'listed',
        rows.map(({ session }) => session),
      );
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

  app.get(
    SUPPORT_PATHS.logLines,
    { schema: { params: logLinesParams, response: { 200: callLogSchema } } },
    async (request) => {
      const { session, requestId } = request.params;
      await recordingNamed(read, session);
      const call = await read
        .selectFrom('recording_call')
        .select('action')
        .where('session', '=', session)
        .where('request_id', '=', requestId)
        .limit(1)
        .executeTakeFirst();
      if (call === undefined) throw unknownCall();
      await logged(customerOf(request).userId, 'logLines', [session]);
      return { requestId, lines: [...(await callLog(app, requestId))] };
    },
  );

  app.get(
    SUPPORT_PATHS.recordedCall,
    { schema: { params: recordedCallParams, response: { 200: recordedCallsSchema } } },
    async (request) => {
      const { requestId } = request.params;
      const calls = await read
        .selectFrom('recording_call')
        .select(['session', 'part', 'action', 'endpoint', 'status'])
        .where('request_id', '=', requestId)
        .orderBy('session')
        .orderBy('part')
        .orderBy('action')
        .limit(100)
        .execute();
      const sessions = [...new Set(calls.map(({ session }) => session))];
      await logged(customerOf(request).userId, 'call', sessions);
      return { requestId, calls };
    },
  );

  app.post(
    SUPPORT_PATHS.notes,
    { schema: { params: recordingParams, body: noteBody, response: { 201: recordingNoteSchema } } },
    async (request, reply) => {
      const { session } = request.params;
      const { part, action, text } = request.body;
      const caller = customerOf(request);
      const now = clock.now();
      const names = await namesOf(read, [caller.userId]);
      const answer = await runCommand(request, { caller, now }, async (db) => {
        const row = await recordingNamed(db, session);
        const notes = await db.selectFrom('recording_note').select('id').where('session', '=', session).execute();
        if (notes.length >= BOUNDS.notesOfRecording)
          throw new ApiProblem(400, 'LIMIT_EXCEEDED', `A recording has at most ${BOUNDS.notesOfRecording} notes.`);
        const id = ids.token();
        const key = openSealedKey(settings.serverSecret, row.sealed_key);
        const sealed_text = sealBytes(key, notePlace(id), Buffer.from(text)).toString('base64');
        await db
          .insertInto('recording_note')
          .values({ id, session, part, action, sealed_text, user_id: caller.userId, created_at: now })
          .execute();
        await logView(db, ids, now, { sessions: [session], userId: caller.userId, what: 'noted' });
        // The text is in its sealed column alone: an answer that is kept for a repeat would outlive an erasure.
        return { status: 201, body: { id, writtenAt: new Date(now).toISOString() } };
      });
      // Checked edge: a kept answer has the same shape.
      const kept = answer.body as Pick<RecordingNote, 'id' | 'writtenAt'>;
      return reply.code(201).send({ ...kept, part, action, text, writtenBy: names.get(caller.userId) ?? null });
    },
  );

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
