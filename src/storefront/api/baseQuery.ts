import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { replacePrivate, type PrivacyMap } from '../../contract/privacy';
import type { SiteInfo } from '../../contract/context/siteInfo';
import { isToken, type Vault } from '../runtime/vault';
import type { HttpAnswer, HttpRequest } from '../runtime/http';
import type { Outside } from '../runtime/outside';
import { localFailure, replyFailure, type ApiFailure } from './failure';
import { siteOf } from './site';

/** What an endpoint asks for. A path that names the webstore is built from the site's own record. */
export interface Call {
  readonly path: string | ((site: SiteInfo) => string);
  readonly method?: HttpRequest['method'];
  readonly body?: unknown;
  /** Sent with a changing call, and the same again in every repeat. */
  readonly idempotencyKey?: string;
  /** What of the reply (inward) and of the body (outward) is personal; `{}` says: nothing. */
  readonly privacy: PrivacyMap;
}

/** Plain data only: it goes into actions and recordings. */
export interface CallMeta {
  readonly status: number;
  readonly path: string;
  readonly traceId: string | null;
  readonly maxAgeSeconds: number | null;
  readonly retryAfterSeconds: number | null;
}

const secondsIn = (text: string | null, form: RegExp): number | null => {
  const found = text === null ? null : form.exec(text);
  return found?.[1] === undefined ? null : Number(found[1]);
};

const metaOf = (path: string, answer: HttpAnswer): CallMeta => ({
  status: answer.status,
  path,
  traceId: answer.header('x-request-id'),
  maxAgeSeconds: secondsIn(answer.header('cache-control'), /max-age=(\d+)/),
  retryAfterSeconds: secondsIn(answer.header('retry-after'), /^(\d+)$/),
});

/** Everything a shopper typed leaves its token here: outward the vault gives the value back. */
const outward = (body: unknown, vault: Vault): unknown => {
  if (typeof body === 'string') return isToken(body) ? (vault.valueOf(body) ?? '') : body;
  if (Array.isArray(body)) return body.map((item: unknown) => outward(item, vault));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, outward(value, vault)]));
  }
  return body;
};

const parse = (text: string): { readonly body: unknown } | null => {
  if (text === '') return { body: null };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/**
 * The only door for data. Inward every declared personal value becomes a vault token, and so does every
 * message of an error; outward tokens become values again. Failures are values with a code; what is returned
 * beside data is plain (S §7, §8).
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta> = async (call, api) => {
  // RTK Query types `extra` as unknown; the store puts the seams to the outside there.
  const outside = api.extra as Outside;
  const site = typeof call.path === 'string' ? undefined : siteOf(api.getState());
  if (typeof call.path !== 'string' && !site) return { error: localFailure('', 'NO_SITE') };
  const path = typeof call.path === 'string' ? call.path : call.path(site as SiteInfo);
  const method = call.method ?? 'GET';
  let answer: HttpAnswer;
  try {
    answer = await outside.http({
      method,
      url: path,
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: call.body === undefined ? undefined : JSON.stringify(outward(call.body, outside.vault)),
      signal: api.signal,
    });
  } catch {
    return { error: localFailure(path, api.signal.aborted ? 'ABORTED' : 'NO_ANSWER') };
  }
  const meta = metaOf(path, answer);
  const parsed = parse(answer.text);
  if (answer.status < 200 || answer.status > 299) {
    const reply = { url: path, status: answer.status, statusText: answer.statusText, body: parsed?.body ?? null };
    return { error: replyFailure(reply, outside.vault.tokenOf), meta };
  }
  if (!parsed) return { error: localFailure(path, 'NOT_JSON'), meta };
  const data = replacePrivate(parsed.body, call.privacy, (value, privacyClass) =>
    privacyClass === 'secret' ? null : outside.vault.tokenOf(String(value)),
  );
  return { data, meta };
};
