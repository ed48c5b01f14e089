import type { FastifyInstance } from 'fastify';
import type { RecordingView } from '../../../../contract/recordings/support';
import { logView } from '../store/views';

/** Writes into the audit log that a user looks at recordings; before they see anything of them. */
export const viewLog =
  ({ database, ids, clock }: FastifyInstance) =>
  (userId: string, what: RecordingView['what'], sessions: readonly string[]): Promise<void> =>
    database.write((db) => logView(db, ids, clock.now(), { sessions, userId, what }));
