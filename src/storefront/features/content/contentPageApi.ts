import { IMAGE_CONTENT_TYPE, type ContentList, type ManagedContent } from '../../../contract/content/content';
import { contentsPath } from '../../../contract/content/contentPaths';
import { wronglyTyped, type ContentListArgs } from './contentListArgs';
import { api } from '../../api';
import { askContents } from './askContents';

/** The content at an address (null: there is none), and what it refers to: ancestors, listed contents, pictures. */
export interface ContentAt {
  readonly content: ManagedContent | null;
  readonly references: readonly ManagedContent[];
}

interface ContentAtArgs {
  readonly channelOrSiteId: string;
  readonly path: string;
}

type Listed = ContentList['contents'][number];

/** A listed content with its body; null if either is missing. */
const withBody = (listed: Listed | undefined): ManagedContent | null =>
  listed?.contentBody ? { ...listed, contentBody: listed.contentBody } : null;

/** The largest page that the server allows for a list without bodies. */
const PAGE_SIZE = 250;
/** More than any shop needs; a limit, so that the loop always ends. */
const MOST_PAGES = 100;

/** A content that has a page of its own. */
export interface ContentPageLink {
  readonly title: string;
  readonly path: string;
}

const linksOf = ({ contents }: ContentList): readonly ContentPageLink[] =>
  contents.flatMap(({ title, unauthenticatedUrl: path, contentType }) =>
    path === null || contentType.fullyQualifiedName === IMAGE_CONTENT_TYPE ? [] : [{ title, path }],
  );

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
    /** Every content with a page of its own, in as many calls as needed. */
    contentPlaces: build.query<readonly ContentPageLink[], string>({
      queryFn: async (channelOrSiteId, life, _options, ask) => {
        const links: ContentPageLink[] = [];
        const path = contentsPath(channelOrSiteId);
        for (let page = 0; page < MOST_PAGES; page += 1) {
          const call = {
            path,
            query: { page, pageSize: PAGE_SIZE },
            requiredField: 'contents',
            privacy: 'open',
          } as const;
          const answer = await askContents<ContentList | null>(call, life, ask);
          if ('error' in answer) return answer;
          links.push(...(answer.data ? linksOf(answer.data) : []));
          // An empty page also ends the list.
          if (!answer.data?.nextPageUrl || answer.data.contents.length === 0) break;
        }
        return { data: links };
      },
    }),
    /**
     * A page of the list of contents: the published ones, or in a builder's preview the drafts. An option of the wrong
     * type, or an id that is neither a site's nor a channel's, is refused without a call.
     */
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
