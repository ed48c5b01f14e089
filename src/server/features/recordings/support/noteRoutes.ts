import { noteBody, recordingNoteSchema } from '../../../../contract/recordings/support.schema';
import { recordingParams } from '../../../../contract/recordings/recording.schema';
import { SUPPORT_PATHS } from '../../../../contract/recordings/supportPaths';
import type { RecordingNote } from '../../../../contract/recordings/support';
import type { AppPlugin } from '../../../app';
import { runCommand } from '../../../commands/runCommand';
import { BOUNDS } from '../../../limits/bounds';
import { ApiProblem } from '../../../problems';
import { customerOf } from '../../../visitors/caller';
import { noteBinding, openSealedKey, sealBytes } from '../store/recordingKeys';
import { logView } from '../store/views';
import { recordingNamed } from './recordingNamed';
import { guardSupport, namesOf } from './supportUsers';

/** Support's notes on moments of a recording. */
export const noteRoutes: AppPlugin = (app, _options, done) => {
  guardSupport(app);
  const { database, ids, clock, settings } = app;

  app.post(
    SUPPORT_PATHS.notes,
    { schema: { params: recordingParams, body: noteBody, response: { 201: recordingNoteSchema } } },
    async (request, reply) => {
      const { session } = request.params;
      const { part, action, text } = request.body;
      const caller = customerOf(request);
      const now = clock.now();
      const names = await namesOf(database.read, [caller.userId]);
      const answer = await runCommand(request, { caller, now }, async (db) => {
        const row = await recordingNamed(db, session);
        const notes = await db.selectFrom('recording_note').select('id').where('session', '=', session).execute();
        if (notes.length >= BOUNDS.notesOfRecording)
          throw new ApiProblem(400, 'LIMIT_EXCEEDED', `A recording has at most ${BOUNDS.notesOfRecording} notes.`);
        const id = ids.token();
        const key = openSealedKey(settings.serverSecret, row.sealed_key);
        const sealed_text = sealBytes(key, noteBinding(id), Buffer.from(text)).toString('base64');
        await db
          .insertInto('recording_note')
          .values({ id, session, part, action, sealed_text, user_id: caller.userId, created_at: now })
          .execute();
        await logView(db, ids, now, { sessions: [session], userId: caller.userId, what: 'noted' });
        // The text is only in its sealed column: in an answer kept for repeats it would outlive an erasure.
        return { status: 201, body: { id, writtenAt: new Date(now).toISOString() } };
      });
      // Checked edge: a kept answer has the same shape.
      const kept = answer.body as Pick<RecordingNote, 'id' | 'writtenAt'>;
      return reply.code(201).send({ ...kept, part, action, text, writtenBy: names.get(caller.userId) ?? null });
    },
  );

  done();
};
