import { recordingCode } from '../../../../contract/recordings/recordingCode';
import type { CommandDatabase } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';
import { TooManyAttempts } from '../../../problems';

const NUMBERS = 6;
const VALUES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment of a recording at which its shopper asked for help. */
interface Moment {
  readonly session: string;
  readonly part: number;
  readonly action: number;
}

/**
 * Gives a moment a unique code. `chance` returns a random whole number from 0 up to its argument. Throws 429 if the
 * recording has too many codes. Part of a command.
 */
export async function giveCode(
  db: CommandDatabase,
  { session, part, action }: Moment,
  now: number,
  chance: (limit: number) => number,
): Promise<string> {
  const own = await db.selectFrom('recording_code').select('code').where('session', '=', session).execute();
  if (own.length >= BOUNDS.codesOfRecording) throw new TooManyAttempts(DAY_MS);
  for (;;) {
    const code = recordingCode(Array.from({ length: NUMBERS }, () => chance(VALUES)));
    const taken = await db.selectFrom('recording_code').select('code').where('code', '=', code).executeTakeFirst();
    if (taken !== undefined) continue;
    await db.insertInto('recording_code').values({ code, session, part, action, created_at: now }).execute();
    return code;
  }
}
