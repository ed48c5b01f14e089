import { randomInt } from 'node:crypto';
import {
  openRecordingBody,
  openedRecordingSchema,
  recordingCodeBody,
  recordingCodeSchema,
  recordingParams,
  segmentParams,
  segmentQuery,
  segmentReceiptSchema,
} from '../../../../contract/recordings/recording.schema';
import { RECORDING_LIMITS, SEGMENT_TYPE } from '../../../../contract/recordings/recording';
import { LATE_PATHS } from '../../../../contract/latePaths';
import type { AppPlugin } from '../../../app';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { countedFor, countedForAddress, LIMITS, takeOrRefuse } from '../../../limits/limits';
import { bodyTooLarge, invalidInput } from '../../../problems';
import { callerOf } from '../../../visitors/caller';
import { ensureRecordingHash } from '../../../visitors/recordingCookie';
import { eraseRecording } from '../store/erase';
import { newSealedKey } from '../store/recordingKeys';
import { insertRecording, isErased, noteCaller, readParts, readRecording } from '../store/recordingStore';
import { boundRecording, notThisBrowser } from './boundRecording';
import { checkDigest } from './contentDigest';
import { giveCode } from './giveCode';
import { receiveSegment } from './receiveSegment';
import { recordingErased } from './segmentProblems';

/**
 * Recordings from the browsers that make them: opened, given a code, erased. Their segments arrive at `segmentRoute`.
 */
export const intakeRoutes: AppPlugin = (app, _options, done) => {
  const { database, ids, clock, settings, segments } = app;

  app.post(
    LATE_PATHS.recordings,
    { schema: { body: openRecordingBody, response: { 200: openedRecordingSchema, 201: openedRecordingSchema } } },
    async (request, reply) => {
      const { session, isCurrent } = request.body;
      // Querying what has arrived is not limited, because each page life queries it.
      if ((await readRecording(database.read, session)) === null)
        await takeOrRefuse(request, [countedForAddress(request, LIMITS.recordingsFromAddress)]);
      const browserHash = ensureRecordingHash(request, reply);
      const sealedKey = newSealedKey(settings.serverSecret);
      const now = clock.now();
      const isNew = await database.write(async (db) => {
        const known = await readRecording(db, session);
        if (known === null && (await isErased(db, session))) throw recordingErased();
        if (known !== null && known.browserHash !== browserHash) throw notThisBrowser();
        if (known === null) await insertRecording(db, { session, browserHash, sealedKey }, now);
        if (isCurrent) await noteCaller(db, session, callerOf(request), now);
        return known === null;
      });
      const parts = await readParts(database.read, session);
      return reply.code(isNew ? 201 : 200).send({ session, parts });
    },
  );

  app.delete(LATE_PATHS.recording, { schema: { params: recordingParams } }, async (request, reply) => {
    const { session } = await boundRecording(request, request.params.session);
    const caller = callerOf(request);
    const userId = caller.kind === 'customer' ? caller.userId : null;
    const files = await database.write(async (db) => {
      // Of two simultaneous erasures only the first finds the recording.
      if ((await readRecording(db, session)) === null) throw recordingErased();
      return eraseRecording(db, ids, clock.now(), { session, userId, what: 'erasedByBrowser' });
    });
    await segments.remove(files);
    await database.forgetDeleted();
    return reply.code(204).send();
  });

  app.post(
    LATE_PATHS.recordingCodes,
    { schema: { params: recordingParams, body: recordingCodeBody, response: { 201: recordingCodeSchema } } },
    async (request, reply) => {
      const { session, browserHash } = await boundRecording(request, request.params.session);
      await takeOrRefuse(request, [countedForAddress(request, LIMITS.recordingCodesFromAddress)]);
      const now = clock.now();
      const answer = await runCommand(request, { caller: `recording:${browserHash}`, now }, async (db) => {
        if ((await readRecording(db, session)) === null) throw recordingErased();
        await noteCaller(db, session, callerOf(request), now);
        return { status: 201, body: { code: await giveCode(db, { session, ...request.body }, now, randomInt) } };
      });
      return sendAnswer(reply, answer);
    },
  );

  done();
};

/** Segments are sent as bytes: in a scope of their own, which accepts no other body. */
export const segmentRoute: AppPlugin = (app, _options, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(SEGMENT_TYPE, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  app.put(
    LATE_PATHS.recordingSegment,
    {
      bodyLimit: RECORDING_LIMITS.gzippedBytes,
      schema: {
        params: segmentParams,
        querystring: segmentQuery,
        response: { 200: segmentReceiptSchema, 201: segmentReceiptSchema },
      },
    },
    async (request, reply) => {
      const recording = await boundRecording(request, request.params.session);
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw invalidInput(`The call needs a body of the type ${SEGMENT_TYPE}.`);
      if (body.length > RECORDING_LIMITS.gzippedBytes) throw bodyTooLarge();
      const weight = body.length;
      await takeOrRefuse(request, [
        { ...countedFor(request, LIMITS.recordedBytesOfSession, recording.session), weight },
        { ...countedFor(request, LIMITS.recordedBytesOfBrowser, recording.browserHash), weight },
        { ...countedForAddress(request, LIMITS.recordedBytesFromAddress), weight },
      ]);
      const visitor = request.query.isCurrent ? callerOf(request) : undefined;
      checkDigest(request.headers['content-digest'], body);
      const { isNew, receipt } = await receiveSegment(request, app.segments, recording, request.params, body, visitor);
      return reply.code(isNew ? 201 : 200).send(receipt);
    },
  );
  done();
};
