import type { FastifyInstance } from 'fastify';
import type { CallLog } from '../../../../contract/recordings/support';
import { keepLoggedLines } from './logLineTable';

/** Most lines answered for a request id; only a client that reuses one for many calls causes more. */
const LINES = 500;
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/**
 * The level and message of a line. They are searched for in its text, because a line that was cut is no longer valid
 * JSON.
 */
function saidIn(line: string): { readonly level: string; readonly message: string } {
  const level = /"level":(\d+)/.exec(line)?.[1];
  const message = /"msg":("(?:[^"\\]|\\.)*")\}?$/.exec(line)?.[1];
  return { level: LEVELS[Number(level)] ?? 'info', message: message === undefined ? '' : String(JSON.parse(message)) };
}

/** What the server logged while it served a call, in order. */
export async function callLog(app: FastifyInstance, requestId: string): Promise<CallLog['lines']> {
  // The newest lines may not be in the database yet.
  await keepLoggedLines(app);
  const rows = await app.database.read
    .selectFrom('log_line')
    .select(['at', 'line'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('place')
    .limit(LINES)
    .execute();
  return rows.map(({ at, line }) => ({ at: new Date(at).toISOString(), line, ...saidIn(line) }));
}
