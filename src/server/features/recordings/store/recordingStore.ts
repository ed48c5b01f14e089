import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import type { Caller } from '../../../visitors/caller';

/** What calls about a recording need to know of it. */
export interface BoundRecording {
  readonly session: string;
  readonly browserHash: string;
  readonly sealedKey: string;
}

/** The recording of a session; null: there is none. */
export const readRecording = async (db: ReadDatabase, session: string): Promise<BoundRecording | null> =>
  (await db
    .selectFrom('recording')
    .select(['session', 'browser_hash as browserHash', 'sealed_key as sealedKey'])
    .where('session', '=', session)
    .executeTakeFirst()) ?? null;

/** Whether there was a recording of this session that was erased. */
export const isErased = async (db: ReadDatabase, session: string): Promise<boolean> =>
  (await db
    .selectFrom('recording_view')
    .select('id')
    .where('session', '=', session)
    .where('what', 'in', ['erased', 'erasedByBrowser', 'expired'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Creates a recording. Part of a command. */
export async function insertRecording(db: CommandDatabase, recording: BoundRecording, now: number): Promise<void> {
  await db
    .insertInto('recording')
    .values({
      session: recording.session,
      browser_hash: recording.browserHash,
      sealed_key: recording.sealedKey,
      opened_at: now,
      started_at: now,
      ended_at: now,
    })
    .execute();
}

/**
 * Notes the account that is logged in while a recording is made, as the server knows it at that moment. Part of a
 * command.
 */
export async function noteCaller(db: CommandDatabase, session: string, caller: Caller, now: number): Promise<void> {
  if (caller.kind !== 'customer') return;
  await db
    .insertInto('recording_account')
    .values({ session, account_id: caller.accountId, user_id: caller.userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['session', 'account_id', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** The parts that have arrived, each with the number of its last segment. */
export const readParts = (db: ReadDatabase, session: string) =>
  db.selectFrom('recording_part').select(['part', 'segments']).where('session', '=', session).orderBy('part').execute();
