import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { withQuery, type QueryValue } from '../../../contract/paths';
import { localFailure, type ApiFailure, type Call } from '../../api';
import { selectPreview } from '../../kernel/preview';
import type { RootState } from '../../kernel/state';
import { now } from '../../platform/clock';

type Answer<T> = { readonly data: T } | { readonly error: ApiFailure };
type Ask = (call: Call) => unknown;

interface ContentsCall {
  /** null: it names neither a site nor a channel, or no content (CMS-01). */
  readonly path: string | null;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly requiredField: string;
  readonly privacy: 'open';
  /** Why it is refused before any call, where it is; null: it is not. */
  readonly refusal?: string | null;
}

/** On a builder's preview contents are drafts, which no cache may keep. */
const publication = (state: RootState): Readonly<Record<string, QueryValue>> =>
  selectPreview(state)?.publishStatus === 'Draft' ? { publishStatus: 'Draft', timestamp: now() } : {};

/** Asks for managed content: what is published, or on a preview the draft. */
export const askContents = async <T>(
  { path, query = {}, requiredField, privacy, refusal = null }: ContentsCall,
  { getState }: Pick<BaseQueryApi, 'getState'>,
  ask: Ask,
): Promise<Answer<T>> => {
  if (path === null || refusal !== null) return { error: localFailure('', 'REFUSED', refusal ?? undefined) };
  const asked = withQuery(path, { ...query, ...publication(getState() as RootState) });
  const call: Call = { path: asked, ownScope: true, privacy, requiredField };
  // The answer of a call of the contract, whose shape its own side has checked.
  return (await ask(call)) as Answer<T>;
};
