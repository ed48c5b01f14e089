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

/** Reads answers that may hold personal values; loaded with the first such call. */
const reader = lazyCode(() => import(/* webpackChunkName: "part-rest" */ './keptOf'));

type Gone = 'VALUE_GONE' | 'SECRET_GONE';

/**
 * Replaces the tokens of a request body by their values; a secret can be read only once. Tokens without a value are
 * reported in `gone`: such a body must not be sent.
 */
const withValues = (body: unknown, vault: Vault, gone: Gone[]): unknown => {
  if (typeof body === 'string') {
    if (!isToken(body)) return body;
    const isSecret = isSecretToken(body);
    const value = isSecret ? vault.takeSecret(body) : vault.valueOf(body);
    if (value === undefined) gone.push(isSecret ? 'SECRET_GONE' : 'VALUE_GONE');
    return value;
  }
  if (Array.isArray(body)) return body.map((item: unknown) => withValues(item, vault, gone));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withValues(value, vault, gone)]));
  }
  return body;
};

/** A token in an encoded address. */
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
 * The only door for data. In answers every personal value, and every error message, is replaced by a vault token, and
 * undeclared fields are dropped. In requests tokens are replaced by their values, in the address too. Failures are
 * values with a code; everything returned is serialisable (ERR-01, ERR-02).
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta> = async (call, api) => {
  // RTK Query types `extra` as unknown; the store puts its services there.
  const services = api.extra as Services;
  const state = api.getState() as CallScope;
  const site = typeof call.path === 'string' ? undefined : siteOf(state);
  if (typeof call.path !== 'string' && !site) return { error: localFailure('', 'NO_SITE') };
  const gone: Gone[] = [];
  let path: string;
  /** The address with values in it. It must not be kept: meta and failures use `path`, which has tokens. */
  let url: string;
  try {
    const plain = typeof call.path === 'string' ? call.path : call.path(site as SiteInfo, effectiveAccountIdIn(state));
    path = call.ownScope ? plain : scoped(plain, state, call);
    url = path.replace(TOKEN_IN_PATH, (token) =>
      encodeURIComponent(String(withValues(decodeURIComponent(token), services.vault, gone))),
    );
  } catch (error) {
    // A blank id addresses nothing: the call is refused before it is sent (CAT-05).
    return { error: localFailure('', 'REFUSED', String(error)) };
  }
  const method = call.method ?? 'GET';
  const body = withValues(call.body, services.vault, gone);
  if (gone[0]) return { error: localFailure(path, gone[0]) };
  let answer: HttpAnswer;
  let isPlain: boolean;
  try {
    // Before sending: an executed command whose answer cannot be read would be repeated.
    if (call.privacy !== 'open') await reader.load();
    answer = await services.http({
      method,
      url,
      headers: {
        accept: 'application/json',
        // No content type for a changing call without a body: the platform refuses an empty body declared as JSON.
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
  // An empty answer to a read is null (ERR-02); an empty answer to a change leaves open whether it was done.
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
