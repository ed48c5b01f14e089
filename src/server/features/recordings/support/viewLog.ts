import type { FastifyInstance } from 'fastify';
import type { RecordingView } from '../../../../contract/recordings/support';
import { logView } from '../store/views';

/** Notes in the audit log that a user views recordings; must be called before they see any of them. */
export const viewLog =
  ({ database, ids, clock }: FastifyInstance) =>
  (userId: string, what: RecordingView['what'], sessions: readonly string[]): Promise<void> =>
    database.write((db) => logView(db, ids, clock.now(), { sessions, userId, what }));
