import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { withQuery, type QueryValue } from '../../../contract/paths';
import { askFor, localFailure, type Answered, type Ask } from '../../api';
import { selectPreview } from '../../kernel/preview';
import type { RootState } from '../../kernel/state';
import { now } from '../../platform/clock';

interface ContentsCall {
  /** null: the id is neither a site's nor a channel's (CMS-01). */
  readonly path: string | null;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly requiredField: string;
  readonly privacy: 'open';
  /** Why the request is refused without a call; null: it is not. */
  readonly refusal?: string | null;
}

/** In a builder's preview contents are drafts, which must not be cached. */
const publication = (state: RootState): Readonly<Record<string, QueryValue>> =>
  selectPreview(state)?.publishStatus === 'Draft' ? { publishStatus: 'Draft', timestamp: now() } : {};

/** Requests managed content: the published one, or in a preview the draft. */
export async function askContents<T>(
  { path, query = {}, requiredField, privacy, refusal = null }: ContentsCall,
  { getState }: Pick<BaseQueryApi, 'getState'>,
  ask: Ask,
): Promise<Answered<T>> {
  if (path === null || refusal !== null) return { error: localFailure('', 'REFUSED', refusal ?? undefined) };
  const asked = withQuery(path, { ...query, ...publication(getState() as RootState) });
  return askFor(ask, { path: asked, ownScope: true, privacy, requiredField });
}
