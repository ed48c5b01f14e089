import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { App } from '../../../../src/server/app';
import { LATE_PATHS, latePathTo } from '../../../../src/contract/latePaths';
import { fillPath } from '../../../../src/contract/paths';
import {
  SEGMENT_TYPE,
  type OpenedRecording,
  type RecordingCode,
  type SegmentReceipt,
} from '../../../../src/contract/recordings/recording';
import type { FoundRecordings, RecordingDetail } from '../../../../src/contract/recordings/support';
import { SUPPORT_PATHS } from '../../../../src/contract/recordings/supportPaths';
import { RECORDING_COOKIE } from '../../../../src/contract/visitorCookies';
import { encodeRecord, type JournalRecord } from '../../../../src/journal/format';
import {
  forgottenRecordings,
  intakeRoutes,
  loggedLines,
  recordingSegments,
  segmentRoute,
  callRoutes,
  noteRoutes,
  supportRoutes,
} from '../../../../src/server/features/recordings';
import { logIn } from './loggedIn';
import { fromOwnPage } from '../testApp';

/** Every plugin of the feature, in the order of the shop. */
export const recordingPlugins = [
  recordingSegments,
  intakeRoutes,
  segmentRoute,
  supportRoutes,
  callRoutes,
  noteRoutes,
  forgottenRecordings,
  loggedLines,
];

type Headers = Readonly<Record<string, string>>;

export const linesOf = (...records: readonly JournalRecord[]): string =>
  records.map((record) => `${encodeRecord(record)}\n`).join('');

export const header = (session: string, part = 1, clock = Date.UTC(2025, 2, 3, 8, 50)): JournalRecord => ({
  k: 'header',
  format: 1,
  session,
  part,
  release: 'abc123',
  endpoints: [],
  environment: { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: null, clock },
  consent: [],
});
export const snapshot = (n = 0): JournalRecord => ({ k: 'snapshot', n, f: '00ff', state: {} });
export const action = (n: number, a: { readonly type: string; readonly [field: string]: unknown }): JournalRecord => ({
  k: 'action',
  n,
  t: n * 100,
  f: 'a1b2',
  a,
});
export const noted = (n: number) => action(n, { type: 'cart/noted' });

/** The action by which RTK Query records an answer. */
export function answered(
  n: number,
  requestId: string,
  call: {
    readonly endpoint?: string;
    readonly status?: number;
    readonly kind?: 'Query' | 'Mutation';
    readonly path?: string;
    readonly payload?: unknown;
  } = {},
) {
  const { endpoint = 'product', status = 200, kind = 'Query', path = '/products', payload = {} } = call;
  return action(n, {
    type: `api/execute${kind}/fulfilled`,
    payload,
    meta: { arg: { endpointName: endpoint }, baseQueryMeta: { status, path, traceId: requestId } },
  });
}
export const failed = (n: number, requestId: string, code: string, status = 422) =>
  action(n, {
    type: 'api/executeMutation/rejected',
    payload: { code, status, errors: [] },
    meta: { arg: { endpointName: 'pay' }, baseQueryMeta: { status, path: '/payments', traceId: requestId } },
  });

export const digestOf = (bytes: Buffer): string => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

/** A browser that records itself: its session, and the recording's cookie. */
export function recordingBrowser(app: Pick<App, 'inject'>, login: Headers = {}, session: string = randomUUID()) {
  let cookie = '';
  const headers = (): Headers => ({
    ...fromOwnPage,
    ...login,
    cookie: [login['cookie'], cookie].filter((one) => one !== undefined && one !== '').join('; '),
  });
  const open = async (isCurrent = true) => {
    const reply = await app.inject({
      method: 'POST',
      url: LATE_PATHS.recordings,
      headers: headers(),
      payload: { session, isCurrent },
    });
    const given = reply.cookies.find(({ name }) => name === RECORDING_COOKIE);
    if (given !== undefined) cookie = `${RECORDING_COOKIE}=${given.value}`;
    return { status: reply.statusCode, reply, body: () => reply.json<OpenedRecording>() };
  };
  /** Sends bytes unchanged. */
  const sendBytes = async (part: number, segment: number, bytes: Buffer, more: Headers = {}, isCurrent = true) => {
    const reply = await app.inject({
      method: 'PUT',
      url: latePathTo('recordingSegment', { session, part: String(part), segment: String(segment) }),
      query: { isCurrent: String(isCurrent) },
      headers: { ...headers(), 'content-type': SEGMENT_TYPE, 'content-digest': digestOf(bytes), ...more },
      payload: bytes,
    });
    return { status: reply.statusCode, reply, body: () => reply.json<SegmentReceipt>() };
  };
  return {
    session,
    headers,
    open,
    sendBytes,
    send: (part: number, segment: number, lines: string) => sendBytes(part, segment, gzipSync(lines)),
    erase: () => app.inject({ method: 'DELETE', url: latePathTo('recording', { session }), headers: headers() }),
    async code(part: number, at: number, key?: string) {
      const reply = await app.inject({
        method: 'POST',
        url: latePathTo('recordingCodes', { session }),
        headers: { ...headers(), ...(key === undefined ? {} : { 'idempotency-key': key }) },
        payload: { part, action: at },
      });
      return { status: reply.statusCode, reply, code: () => reply.json<RecordingCode>().code };
    },
  };
}
export type RecordingBrowser = ReturnType<typeof recordingBrowser>;

/** A browser whose recording is open and has a first part with one segment. */
export async function openRecorded(app: Pick<App, 'inject'>, login: Headers = {}, ...more: readonly JournalRecord[]) {
  const browser = recordingBrowser(app, login);
  await browser.open();
  const sent = await browser.send(1, 1, linesOf(header(browser.session), snapshot(), ...more));
  if (sent.status !== 201) throw new Error(`the first segment was refused: ${sent.reply.body}`);
  return browser;
}

type SupportPath = keyof typeof SUPPORT_PATHS;
type Sent = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly query?: string;
  readonly payload?: object;
  /** Headers that replace those of the login. */
  readonly headers?: Headers;
};

/** A support login. */
export async function supportAgent(app: Pick<App, 'inject'>) {
  const { headers, userId } = await logIn(app, 'support@comptoir.example');
  const ask = (path: SupportPath, values: Readonly<Record<string, string>>, { query = '', ...sent }: Sent = {}) =>
    app.inject({ url: fillPath(path, SUPPORT_PATHS[path], values) + query, headers, ...sent });
  return {
    userId,
    headers,
    ask,
    find: async (query: string) => (await ask('recordings', {}, { query })).json<FoundRecordings>(),
    detail: async (session: string) => (await ask('recording', { session })).json<RecordingDetail>(),
    /** The text of the downloaded file. */
    file: async (session: string) => gunzipSync((await ask('file', { session })).rawPayload).toString(),
  };
}

/** Status, code and message of a refusal. */
export function refusalOf({ statusCode, body }: { readonly statusCode: number; readonly body: string }) {
  const [first] = JSON.parse(body) as readonly { readonly errorCode: string; readonly message: string }[];
  return [statusCode, first?.errorCode ?? '', first?.message ?? ''] as const;
}
