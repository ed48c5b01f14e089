import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CommandDatabase } from '../database/Database';
import { prepareRead, prepareWrite } from '../database/preparedQuery';
import { BOUNDS } from '../limits/bounds';
import { idempotencyKeyReused, invalidInput } from '../problems';
import { openText, sealText } from './sealedText';

const KEPT_MS = 24 * 60 * 60 * 1000;
/**
 * The purpose for which kept answers are sealed. They are sealed because they may contain names, which are stored in
 * clear text only in columns of their own.
 */
const SEAL = 'idempotency';

/** An answer that can be repeated: `body` is a JSON value, null for none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** A refusal sent with a success status: like every refusal it is not kept. */
  readonly isRefusal?: boolean;
}

/** A changing call as idempotency sees it; `key` null: the caller sent none, or an empty one. */
export interface RepeatableRequest {
  readonly caller: string;
  readonly key: string | null;
  readonly hash: string;
  /** The server's own secret, with which the kept answer is sealed. */
  readonly secret: string;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * The call's `Idempotency-Key` and a hash of its request: method, path, query, and body regardless of the order of its
 * fields. Throws INVALID_API_INPUT on a key longer than 64 characters.
 */
export function repeatableRequest(request: FastifyRequest, caller: string): RepeatableRequest {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && header !== '' ? header : null;
  if (key !== null && key.length > BOUNDS.idempotencyKeyCharacters) {
    throw invalidInput(`The Idempotency-Key header may have at most ${BOUNDS.idempotencyKeyCharacters} characters.`);
  }
  const asked = `${request.method}\n${request.url}\n${JSON.stringify(sorted(request.body ?? null))}`;
  const hash = createHash('sha256').update(asked).digest('base64url');
  return { caller, key, hash, secret: request.server.settings.serverSecret };
}

const keptAnswer = prepareRead((db, given: { caller: string; key: string; after: number }) =>
  db
    .selectFrom('idempotency_record')
    .select(['request_hash', 'status', 'body'])
    .where('caller', '=', given.caller)
    .where('key', '=', given.key)
    .where('created_at', '>', given.after),
);

const keepAnswer = prepareWrite(
  (db, given: { caller: string; key: string; hash: string; status: number; body: string | null; now: number }) => {
    const record = { request_hash: given.hash, status: given.status, body: given.body, created_at: given.now };
    return db
      .insertInto('idempotency_record')
      .values({ caller: given.caller, key: given.key, ...record })
      .onConflict((conflict) => conflict.columns(['caller', 'key']).doUpdateSet(record));
  },
);

/** On average, one kept answer in this many triggers the deletion of its caller's surplus. */
const COUNTED_ONCE_IN = 16;

/**
 * Whether the answer under this key triggers the deletion of its caller's surplus. Derived from the server's secret, so
 * that no caller can choose keys that never do.
 */
const isCounted = (secret: string, caller: string, key: string): boolean =>
  createHmac('sha256', secret).update(`${SEAL}\n${caller}\n${key}`).digest().readUInt8(0) % COUNTED_ONCE_IN === 0;

/**
 * Deletes a caller's kept answers beyond the newest `BOUNDS.keptAnswersOfCaller`. Answers of the same millisecond as
 * the oldest of these newest ones stay, too.
 */
async function forgetSurplus(db: CommandDatabase, caller: string): Promise<void> {
  const oldest = await db
    .selectFrom('idempotency_record')
    .select('created_at')
    .where('caller', '=', caller)
    .orderBy('created_at', 'desc')
    .offset(BOUNDS.keptAnswersOfCaller - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom('idempotency_record')
    .where('caller', '=', caller)
    .where('created_at', '<', oldest.created_at)
    .execute();
}

/**
 * Inside a command: for a repeated call the first answer, otherwise what `perform` answers, which is kept in the same
 * transaction for 24 hours. Without a key, nothing is kept. Throws 422 when the key has served another request. A
 * refusal, thrown or answered, is not kept: its repeat tries again.
 */
export async function answerOnce(
  db: CommandDatabase,
  { caller, key, hash, secret }: RepeatableRequest,
  now: number,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return perform();
  const kept = await keptAnswer.first(db, { caller, key, after: now - KEPT_MS });
  if (kept) {
    if (kept.request_hash !== hash) throw idempotencyKeyReused();
    const body: unknown = kept.body === null ? null : JSON.parse(openText(secret, SEAL, kept.body));
    return { status: kept.status, body };
  }
  const answer = await perform();
  if (answer.status >= 400 || answer.isRefusal === true) return answer;
  const body =
    answer.body === null || answer.body === undefined ? null : sealText(secret, SEAL, JSON.stringify(answer.body));
  await keepAnswer(db, { caller, key, hash, status: answer.status, body, now });
  if (isCounted(secret, caller, key)) await forgetSurplus(db, caller);
  return answer;
}

/**
 * Deletes answers older than 24 hours. Part of a daily command, never of one that answers a call: there the deletion
 * would conflict with every other call.
 */
export async function forgetAnswers(db: CommandDatabase, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_record')
    .where('created_at', '<=', now - KEPT_MS)
    .execute();
}
