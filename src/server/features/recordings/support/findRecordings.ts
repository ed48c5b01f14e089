import { sql } from 'kysely';
import { ID_PREFIXES, normalizeId } from '../../../../contract/ids';
import { parseRecordingCode } from '../../../../contract/recordings/recordingCode';
import { RECORDINGS_PAGE_SIZE, type SoughtRecordings } from '../../../../contract/recordings/support';
import type { ReadDatabase } from '../../../database/Database';
import { invalidFields, invalidInput } from '../../../problems';
import { sentence } from '../../../texts/sentence';
import { TAB_COLUMNS, type TabReader, type TabRow } from './sessionTabs';

export interface Sought extends SoughtRecordings {
  readonly pageSize?: number;
}

interface FoundPage {
  readonly rows: readonly TabRow[];
  readonly nextPageToken: string | null;
}

/** How many matching recordings are read at once, however few sessions are asked for: a session may have many tabs. */
const READ_AT_ONCE = 200;

const TOKEN = /^(\d{1,16})\.([\w-]{12,64})$/;

/** The last recording of the previous page. */
function lastSeen(token: string): Pick<TabRow, 'started_at' | 'session'> {
  const [, startedAt, session] = TOKEN.exec(token) ?? [];
  if (startedAt === undefined || session === undefined) throw invalidInput('pageToken is not a page token.');
  return { started_at: Number(startedAt), session };
}

function codeOf(typed: string): string {
  const code = parseRecordingCode(typed);
  if (code === null)
    throw invalidFields([{ field: 'code', message: sentence('form.recordingCode'), rule: 'mistyped' }]);
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

/** The recordings that match all conditions. Throws 400 INVALID_API_INPUT for a mistyped code. */
function matching(db: ReadDatabase, sought: Sought, basePath: string) {
  const { code, account, order, error, page, from, to } = sought;
  let query = db.selectFrom('recording');
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
  return query;
}
type Matching = ReturnType<typeof matching>;

/** The next matching recordings, the newest first, from the one after `last` on; null: from the newest on. */
function newestOf(
  query: Matching,
  last: Pick<TabRow, 'started_at' | 'session'> | null,
  limit: number,
): Promise<TabRow[]> {
  const older =
    last === null
      ? query
      : query.where((row) =>
          row.or([
            row('started_at', '<', last.started_at),
            row.and([row('started_at', '=', last.started_at), row('session', '<', last.session)]),
          ]),
        );
  return older.select(TAB_COLUMNS).orderBy('started_at', 'desc').orderBy('session', 'desc').limit(limit).execute();
}

/**
 * The recordings among these that represent their session in a list: the first matching tab of each session. Tabs that
 * are opened later do not change a list, so its next page follows the one before.
 */
async function firstsOf(query: Matching, rows: readonly TabRow[], read: TabReader) {
  const tabsOf = await read(rows);
  const before = new Map(
    rows.map(({ session }) => {
      const ids = (tabsOf.get(session) ?? []).map((tab) => tab.session);
      return [session, ids.slice(0, Math.max(0, ids.indexOf(session)))] as const;
    }),
  );
  const earlier = [...new Set([...before.values()].flat())];
  if (earlier.length === 0) return rows;
  const found = await query.select('session').where('session', 'in', earlier).execute();
  const matched = new Set(found.map(({ session }) => session));
  return rows.filter(({ session }) => before.get(session)?.every((id) => !matched.has(id)) ?? true);
}

/**
 * The sessions that have a matching recording, each by the first of its tabs that matches, the newest first. Throws 400
 * INVALID_API_INPUT for a mistyped code and for a page token of another form.
 */
export async function findRecordings(
  db: ReadDatabase,
  sought: Sought,
  { basePath, tabs }: { readonly basePath: string; readonly tabs: TabReader },
): Promise<FoundPage> {
  const { pageToken, pageSize = RECORDINGS_PAGE_SIZE } = sought;
  const query = matching(db, sought, basePath);
  const atOnce = Math.max(pageSize + 1, READ_AT_ONCE);
  const found: TabRow[] = [];
  let last = pageToken === undefined ? null : lastSeen(pageToken);
  for (let isMore = true; isMore && found.length <= pageSize;) {
    const rows = await newestOf(query, last, atOnce);
    found.push(...(await firstsOf(query, rows, tabs)));
    last = rows.at(-1) ?? null;
    isMore = rows.length === atOnce;
  }
  const rows = found.slice(0, pageSize);
  const shown = rows.at(-1);
  const isMore = found.length > pageSize && shown !== undefined;
  return { rows, nextPageToken: isMore ? `${shown.started_at}.${shown.session}` : null };
}
