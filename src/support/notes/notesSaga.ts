import { request } from '../../storefront/api';
import { supportApi } from '../calls/supportApi';
import { put, putThunk, select, takeLeading, type SagaGenerator } from '../kernel/effects';
import { noteFailed, noteRepeated, noteSaved, noteSubmitted, selectSentNote } from './noteSlice';

/** Sends each note, one at a time. */
export function* notesSaga(): SagaGenerator {
  yield* takeLeading([noteSubmitted, noteRepeated], sendNote);
}

function* sendNote(): SagaGenerator {
  const sent = yield* select(selectSentNote);
  if (!sent) return;
  const outcome = yield* request(supportApi.endpoints.addNote.initiate(sent));
  if ('failure' in outcome) {
    yield* put(noteFailed(outcome.failure));
    return;
  }
  const { data: note } = outcome;
  // Adds the note to the cached session, because reading the session again would add an entry to its audit log.
  yield* putThunk(
    supportApi.util.updateQueryData('recording', sent.session, ({ notes }) => {
      if (!notes.some(({ id }) => id === note.id)) notes.push(note);
    }),
  );
  yield* put(noteSaved());
}
