import { sql } from 'kysely';
import { ID_PREFIXES, normalizeId } from '../../../../contract/ids';
import { parseRecordingCode } from '../../../../contract/recordings/recordingCode';
import { RECORDINGS_PAGE_SIZE, type SoughtRecordings } from '../../../../contract/recordings/support';
import type { ReadDatabase } from '../../../database/Database';
import { invalidFields, invalidInput } from '../../../problems';
import type { RecordingRow } from './describeRecordings';

export interface Sought extends SoughtRecordings {
  readonly pageSize?: number;
}

interface FoundPage {
  readonly rows: readonly RecordingRow[];
  readonly nextPageToken: string | null;
}

const TOKEN = /^(\d{1,16})\.([\w-]{12,64})$/;

/** The last recording of the previous page. */
function lastSeen(token: string): { startedAt: number; session: string } {
  const [, startedAt, session] = TOKEN.exec(token) ?? [];
  if (startedAt === undefined || session === undefined) throw invalidInput('pageToken is not a page token.');
  return { startedAt: Number(startedAt), session };
}

function codeOf(typed: string): string {
  const code = parseRecordingCode(typed);
  if (code === null) {
    const message = 'Ce code est mal saisi : sept lettres ou chiffres, par exemple 7KM-4PX9.';
    throw invalidFields([{ field: 'code', message, rule: 'mistyped' }]);
  }
  return code;
}

/** Escapes words for a LIKE pattern. */
const literal = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
const containing = (words: string): string => `%${literal(words.toLowerCase())}%`;

/** The path in what somebody has typed or pasted: a path or a whole address, with or without this shop's base path. */
function pathOf(typed: string, basePath: string): string {
  const [path = ''] = typed
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .split(/[?#]/, 1);
  const ofShop = basePath !== '' && `${path}/`.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return `/${ofShop.replace(/^\/+|\/+$/g, '')}`;
}

function accountIdOf(words: string): string | null {
  const id = normalizeId(words.trim());
  return id?.startsWith(ID_PREFIXES.account) === true ? id : null;
}

function accountsNamed(db: ReadDatabase, words: string) {
  const id = accountIdOf(words);
  const accounts = db.selectFrom('recording_account').select('recording_account.session');
  if (id !== null) return accounts.where('account_id', '=', id);
  return accounts
    .innerJoin('account', 'account.id', 'recording_account.account_id')
    .where(sql<boolean>`lower(account.name) like ${containing(words.trim())} escape '\\'`);
}

/**
 * Matching recordings, the newest first. Throws 400 INVALID_API_INPUT for a mistyped code and for a page token that
 * this server has not issued.
 */
export async function findRecordings(db: ReadDatabase, sought: Sought, basePath: string): Promise<FoundPage> {
  const { code, account, order, error, page, from, to, pageToken, pageSize = RECORDINGS_PAGE_SIZE } = sought;
  let query = db.selectFrom('recording').selectAll();
  if (code !== undefined) {
    const coded = db.selectFrom('recording_code').select('session').where('code', '=', codeOf(code));
    query = query.where('session', 'in', coded);
  }
  if (account !== undefined) query = query.where('session', 'in', accountsNamed(db, account));
  if (order !== undefined) {
    const reference = order.trim().toUpperCase();
    const ordered = db.selectFrom('recording_order').select('session').where('order_reference', '=', reference);
    query = query.where('session', 'in', ordered);
  }
  if (error !== undefined) {
    const failed = db.selectFrom('recording_error').select('session').where('code', '=', error.trim());
    query = query.where('session', 'in', failed);
  }
  if (page !== undefined) {
    const path = pathOf(page, basePath);
    const visited = db
      .selectFrom('recording_page')
      .select('session')
      // Not LIKE: it ignores case on one database only, and SQLite cannot use the index for it. "0" follows "/".
      .where((row) =>
        row.or([row('path', '=', path), row.and([row('path', '>=', `${path}/`), row('path', '<', `${path}0`)])]),
      );
    query = query.where('session', 'in', visited);
  }
  if (from !== undefined) query = query.where('ended_at', '>=', Date.parse(from));
  if (to !== undefined) query = query.where('started_at', '<=', Date.parse(to));
  if (pageToken !== undefined) {
    const last = lastSeen(pageToken);
    query = query.where((row) =>
      row.or([
        row('started_at', '<', last.startedAt),
        row.and([row('started_at', '=', last.startedAt), row('session', '<', last.session)]),
      ]),
    );
  }
  const found = await query
    .orderBy('started_at', 'desc')
    .orderBy('session', 'desc')
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const isMore = found.length > pageSize && last !== undefined;
  return { rows, nextPageToken: isMore ? `${last.started_at}.${last.session}` : null };
}
