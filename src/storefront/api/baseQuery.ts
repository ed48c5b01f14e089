import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SiteInfo } from '../../contract/context/siteInfo';
import { isSecretToken, isToken, type Vault } from '../platform/vault';
import type { HttpAnswer } from '../platform/http';
import { lazyCode } from '../kernel/lazy';
import type { Services } from '../kernel/services';
import type { Call, CallMeta } from './call';
import { localFailure, replyFailure, type ApiFailure } from './failure';
import { effectiveAccountIdIn, scoped, type CallScope } from './scope';
import { siteOf } from './site';

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
  leftOut: 0,
});

/** What reads answers that are not open comes with the first of them. */
const reader = lazyCode(() => import(/* webpackChunkName: "part-rest" */ './keptOf'));

type Gone = 'VALUE_GONE' | 'SECRET_GONE';

/**
 * Everything a shopper typed leaves its token here: outward the vault gives the value back, a secret for this once.
 * What stands for nothing any more is told in `gone`: such a body must not be sent.
 */
const outward = (body: unknown, vault: Vault, gone: Gone[]): unknown => {
  if (typeof body === 'string') {
    if (!isToken(body)) return body;
    const isSecret = isSecretToken(body);
    const value = isSecret ? vault.takeSecret(body) : vault.valueOf(body);
    if (value === undefined) gone.push(isSecret ? 'SECRET_GONE' : 'VALUE_GONE');
    return value;
  }
  if (Array.isArray(body)) return body.map((item: unknown) => outward(item, vault, gone));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, outward(value, vault, gone)]));
  }
  return body;
};

/** A token as it stands in an address. */
const TOKEN_IN_PATH = /%E2%80%B9[ps]\d+%E2%80%BA/g;

const parse = (text: string): { readonly body: unknown } | null => {
  if (text === '') return { body: null };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

const isWholeObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'errors' in body && Object.keys(body).length > 1;

const lacks = (body: unknown, member: string | undefined): boolean =>
  member !== undefined && !(typeof body === 'object' && body !== null && member in body);

/**
 * The only door for data. Inward every personal value becomes a vault token, and so does every message of an error; what
 * nobody has declared stays outside. Outward tokens become values again, in the address too. Failures are values with a
 * code; what is returned beside data is plain (ERR-01, ERR-02).
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta> = async (call, api) => {
  // RTK Query types `extra` as unknown; the store puts its services there.
  const services = api.extra as Services;
  const state = api.getState() as CallScope;
  const site = typeof call.path === 'string' ? undefined : siteOf(state);
  if (typeof call.path !== 'string' && !site) return { error: localFailure('', 'NO_SITE') };
  const gone: Gone[] = [];
  let path: string;
  /** Where the call goes. It leaves the page alone: what is kept of the call says `path`. */
  let url: string;
  try {
    const plain = typeof call.path === 'string' ? call.path : call.path(site as SiteInfo, effectiveAccountIdIn(state));
    path = call.ownScope ? plain : scoped(plain, state, call);
    url = path.replace(TOKEN_IN_PATH, (token) =>
      encodeURIComponent(String(outward(decodeURIComponent(token), services.vault, gone))),
    );
  } catch (error) {
    // A blank id names no call: it is refused before there is one (CAT-05).
    return { error: localFailure('', 'REFUSED', String(error)) };
  }
  const method = call.method ?? 'GET';
  const body = outward(call.body, services.vault, gone);
  if (gone[0]) return { error: localFailure(path, gone[0]) };
  let answer: HttpAnswer;
  let isPlain: boolean;
  try {
    // Before the call: what is done and cannot be read would be done again.
    if (call.privacy !== 'open') await reader.load();
    answer = await services.http({
      method,
      url,
      headers: {
        accept: 'application/json',
        // A changing call without a body has no type: the platform refuses an empty body that says it is JSON.
        ...(body === undefined && method !== 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: api.signal,
    });
    isPlain = call.privacy === 'open' && !answer.text.includes('"errorCode"');
    if (!isPlain) await reader.load();
  } catch {
    return { error: localFailure(path, api.signal.aborted ? 'ABORTED' : 'NO_ANSWER') };
  }
  const meta = metaOf(path, answer);
  const parsed = parse(answer.text);
  // A reading without a body is null, whatever it promises (ERR-02); a change without one may be done or not.
  const mayLack = answer.status === 202 || (method === 'GET' && answer.text === '');
  const isLacking = !mayLack && lacks(parsed?.body, call.requiredField);
  const isRead = call.alsoRead?.includes(answer.status) === true && isWholeObject(parsed?.body) && !isLacking;
  if (!isRead && (answer.status < 200 || answer.status > 299)) {
    const reply = { url: path, status: answer.status, statusText: answer.statusText, body: parsed?.body ?? null };
    return { error: replyFailure(reply, services.vault.tokenOf, call.body), meta };
  }
  if (!parsed || isLacking) return { error: localFailure(path, 'NOT_JSON'), meta };
  if (isPlain) return { data: parsed.body, meta };
  const { data, leftOut } = (await reader.load()).keptOf(call.privacy, parsed.body, services.vault.tokenOf);
  return { data, meta: { ...meta, leftOut } };
};
