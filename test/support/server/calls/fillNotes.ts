import type { App } from '../../../../src/server/app';
import { noteBinding, openSealedKey, sealBytes } from '../../../../src/server/features/recordings/store/recordingKeys';
import { BOUNDS } from '../../../../src/server/limits/bounds';

/** Adds notes to a recording that has a single one, until its limit leaves room for only one more. */
export async function fillNotes({ database, settings }: Pick<App, 'database' | 'settings'>, session: string) {
  await database.write(async (db) => {
    const recordings = db.selectFrom('recording').select('sealed_key').where('session', '=', session);
    const { sealed_key } = await recordings.executeTakeFirstOrThrow();
    const key = openSealedKey(settings.serverSecret, sealed_key);
    const notes = db.selectFrom('recording_note').selectAll().where('session', '=', session);
    const note = await notes.executeTakeFirstOrThrow();
    for (let kept = 1; kept < BOUNDS.notesOfRecording - 1; kept += 1) {
      const id = `${note.id}-${kept}`;
      const sealed_text = sealBytes(key, noteBinding(id), Buffer.from(`Note ${kept}`)).toString('base64');
      await db
        .insertInto('recording_note')
        .values({ ...note, id, sealed_text })
        .execute();
    }
  });
}
