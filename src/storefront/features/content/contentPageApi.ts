import type { ContentList, ManagedContent } from '../../../contract/content/content';
import { contentsPath } from '../../../contract/content/contentPaths';
import { wronglyTyped, type ContentListArgs } from './contentListArgs';
import { api } from '../../api';
import { askContents } from './askContents';

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
      queryFn: async ({ channelOrSiteId, path }, life, _options, ask) => {
        const query = { path, includeContentBody: true, referenceDepth: 2, referencesAsList: true };
        const call = {
          path: contentsPath(channelOrSiteId),
          query,
          requiredField: 'contents',
          privacy: 'open',
        } as const;
        const answer = await askContents<ContentList | null>(call, life, ask);
        if ('error' in answer) return answer;
        const { contents = [], referencesList } = answer.data ?? {};
        return { data: { content: withBody(contents[0]), references: referencesList ?? [] } };
      },
    }),
    /** A page of what is published. An option of the wrong type, and what names neither a site nor a channel, is refused before any call. */
    contents: build.query<ContentList | null, ContentListArgs>({
      queryFn: ({ channelOrSiteId, ...query }, life, _options, ask) => {
        const wrong = wronglyTyped(query);
        const refusal = wrong === null ? null : `${wrong} is of the wrong type`;
        const call = {
          path: contentsPath(channelOrSiteId),
          query,
          requiredField: 'contents',
          privacy: 'open',
          refusal,
        } as const;
        return askContents<ContentList | null>(call, life, ask);
      },
    }),
  }),
});
