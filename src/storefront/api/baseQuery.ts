import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SiteInfo } from '../../contract/context/siteInfo';
import type { HttpAnswer } from '../platform/http';
import { lazyCode } from '../kernel/lazy';
import type { Services } from '../kernel/services';
import type { Call, CallMeta } from './call';
import { localFailure, type ApiFailure } from './failures/failure';
import type { CallScope } from './cachedAnswer';
import { effectiveAccountIdIn, scoped } from './scope';
import { siteOf } from './site';

function secondsIn(text: string | null, form: RegExp): number | null {
  const found = text === null ? null : form.exec(text);
  return found?.[1] === undefined ? null : Number(found[1]);
}

const metaOf = (path: string, answer: HttpAnswer): CallMeta => ({
  status: answer.status,
  path,
  traceId: answer.header('x-request-id'),
  maxAgeSeconds: secondsIn(answer.header('cache-control'), /max-age=(\d+)/),
  retryAfterSeconds: secondsIn(answer.header('retry-after'), /^(\d+)$/),
  leftOut: 0,
});

/**
 * The code for calls that may contain personal values, for failed ones, and for answers with error messages; loaded
 * with the first such call.
 */
const lateCalls = lazyCode(() => import(/* webpackChunkName: "late-rest" */ './lateCalls'));

/** The start of a token, plain or in an encoded address. */
const TOKEN = /‹|%E2%80%B9/;

function parse(text: string): { readonly body: unknown } | null {
  if (text === '') return { body: null };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const lacks = (body: unknown, member: string | undefined): boolean =>
  member !== undefined && !(typeof body === 'object' && body !== null && member in body);

/**
 * The only way by which sagas and components call the webstore API. In answers every personal value, and every error
 * message, is replaced by a vault token, and fields that the answer's shape does not declare are dropped; an open
 * answer has no shape. In requests tokens are replaced by their values, in the address too. Failures are values with a
 * code; everything returned is serialisable (ERR-01, ERR-02).
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta> = async (call, api) => {
  // RTK Query types `extra` as unknown; the store puts its services there.
  const services = api.extra as Services;
  const state = api.getState() as CallScope;
  const site = typeof call.path === 'string' ? undefined : siteOf(state);
  if (typeof call.path !== 'string' && !site) return { error: localFailure('', 'NO_SITE') };
  /** The address with tokens: the only form of it that meta and failures may store. */
  let path: string;
  try {
    const plain = typeof call.path === 'string' ? call.path : call.path(site as SiteInfo, effectiveAccountIdIn(state));
    path = call.ownScope ? plain : scoped(plain, state, call);
  } catch (error) {
    // A blank id addresses nothing: the call is refused before it is sent (CAT-05).
    return { error: localFailure('', 'REFUSED', String(error)) };
  }
  const method = call.method ?? 'GET';
  const body = JSON.stringify(call.body) as string | undefined;
  let answer: HttpAnswer;
  let isSuccess: boolean;
  let late: Awaited<ReturnType<typeof lateCalls.load>> | undefined;
  try {
    // Loaded before sending: an executed command whose answer could not be read would be repeated.
    if (call.privacy !== 'open' || TOKEN.test([path, body].join())) late = await lateCalls.load();
    const filled = late?.filled(path, call.body, services.vault);
    if (filled && 'code' in filled) return { error: localFailure(path, filled.code) };
    answer = await services.http({
      method,
      url: filled ? filled.url : path,
      headers: {
        accept: 'application/json',
        ...call.headers,
        // No content type for a changing call without a body: the platform org refuses an empty body declared as JSON.
        ...(body === undefined && method !== 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      body: filled ? filled.body : body,
      signal: api.signal,
    });
    isSuccess = answer.status >= 200 && answer.status <= 299;
    if (!isSuccess || answer.text.includes('"errorCode"')) late ??= await lateCalls.load();
  } catch {
    // The late code may be missing too: without it the call cannot be sent, or the server's answer cannot be read.
    return { error: localFailure(path, api.signal.aborted ? 'ABORTED' : 'NO_ANSWER') };
  }
  const meta = metaOf(path, answer);
  const parsed = parse(answer.text);
  // An empty answer to a read is null (ERR-02); an empty answer to a change leaves open whether it was done.
  const mayLack = answer.status === 202 || (method === 'GET' && answer.text === '');
  const isLacking = !mayLack && lacks(parsed?.body, call.requiredField);
  // In case of a failure the late code has been loaded above.
  if (late && !isSuccess && (isLacking || !late.isAlsoRead(call, answer.status, parsed?.body))) {
    const reply = { url: path, status: answer.status, statusText: answer.statusText, body: parsed?.body ?? null };
    return { error: late.replyFailure(reply, services.vault.tokenOf, call.body), meta };
  }
  if (!parsed || isLacking) return { error: localFailure(path, 'NOT_JSON'), meta };
  if (!late) return { data: parsed.body, meta };
  const { data, leftOut } = late.keptOf(call.privacy, parsed.body, services.vault.tokenOf);
  return { data, meta: { ...meta, leftOut } };
};
