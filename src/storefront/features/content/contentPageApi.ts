import type { ContentList, ManagedContent } from '../../../contract/content/content';
import { contentsPath } from '../../../contract/content/contentPaths';
import { withQuery } from '../../../contract/paths';
import { wronglyTyped, type ContentListArgs } from './contentListArgs';
import { api, localFailure, type ApiFailure, type Call } from '../../api';

/** The content at an address (null: there is none), and what it refers to: those above it, those it lists, pictures. */
export interface ContentAt {
  readonly content: ManagedContent | null;
  readonly references: readonly ManagedContent[];
}

interface ContentAtArgs {
  readonly channelOrSiteId: string;
  readonly path: string;
}

type Listed = ContentList['contents'][number];

/** What the contents of an answer refer to, whichever of them lack a body left out. */
const withBody = (listed: Listed | undefined): ManagedContent | null =>
  listed?.contentBody ? { ...listed, contentBody: listed.contentBody } : null;

/** As many as one answer lists. */
export const ALL_CONTENTS = { page: 0, pageSize: 250 } as const;

export const contentPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The content at an address of the shop, with its blocks. */
    contentAt: build.query<ContentAt, ContentAtArgs>({
      queryFn: async ({ channelOrSiteId, path }, _life, _options, ask) => {
        const list = contentsPath(channelOrSiteId);
        if (list === null) return { error: localFailure('', 'REFUSED') };
        const query = { path, includeContentBody: true, referenceDepth: 2, referencesAsList: true };
        const call: Call = { path: withQuery(list, query), ownScope: true, privacy: 'open', requiredField: 'contents' };
        // The answer of a call of the contract, whose shape its own side has checked.
        const answer = (await ask(call)) as { readonly data: ContentList | null } | { readonly error: ApiFailure };
        if ('error' in answer) return answer;
        const { contents = [], referencesList } = answer.data ?? {};
        return { data: { content: withBody(contents[0]), references: referencesList ?? [] } };
      },
    }),
    /** A page of what is published. An option of the wrong type, and what names neither a site nor a channel, is refused before any call. */
    contents: build.query<ContentList | null, ContentListArgs>({
      queryFn: async ({ channelOrSiteId, ...query }, _life, _options, ask) => {
        const list = contentsPath(channelOrSiteId);
        const wrong = wronglyTyped(query);
        if (wrong !== null) return { error: localFailure('', 'REFUSED', `${wrong} is of the wrong type`) };
        if (list === null) return { error: localFailure('', 'REFUSED') };
        const path = withQuery(list, query);
        const call: Call = { path, ownScope: true, privacy: 'open', requiredField: 'contents' };
        return (await ask(call)) as { readonly data: ContentList | null } | { readonly error: ApiFailure };
      },
    }),
  }),
});
