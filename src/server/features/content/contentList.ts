import type { Static } from 'typebox';
import type { ContentList } from '../../../contract/content/content';
import { CONTENT_LIST_LIMITS, type contentsQuery } from '../../../contract/content/content.schema';
import { normalizeId } from '../../../contract/ids';
import { listed } from '../../http/commaLists';
import { invalidId, invalidInput } from '../../problems';
import { referencesOf } from './contentReferences';
import { searchContents } from './contentSearch';
import type { StoredContent, ContentIndex } from './contentStore';
import { contentSummary, contentView, referenceView, typeOf, urlNameOf } from './contentViews';

export type ContentsQuery = Static<typeof contentsQuery>;

const DEFAULT_PAGE_SIZE = 25;

function namesIn(list: string | undefined, most: number, field: string): readonly string[] | null {
  if (list === undefined) return null;
  const names = [...new Set(listed(list))];
  if (names.length === 0) throw invalidInput(`${field} names nothing.`);
  if (names.length > most) throw invalidInput(`${field} names at most ${most}.`);
  return names;
}

/** The contents with the keys or ids that a query names, in that order; if it names none, all, in their own order. */
function chosen(query: ContentsQuery, live: ContentIndex): readonly StoredContent[] {
  const keys = namesIn(query.contentKeys, CONTENT_LIST_LIMITS.keys, 'contentKeys');
  const ids = namesIn(query.managedContentIds, CONTENT_LIST_LIMITS.ids, 'managedContentIds');
  if (keys && ids) throw invalidInput('Name contentKeys or managedContentIds, not both.');
  if (keys) return keys.flatMap((key) => live.named(key) ?? []).filter(({ contentKey }) => keys.includes(contentKey));
  if (!ids) return live.all;
  return ids.flatMap((id) => {
    const named = normalizeId(id);
    if (named === null) throw invalidId('managedContentIds');
    return live.named(named) ?? [];
  });
}

const matches =
  ({ contentTypeFQN, path, under, urlName }: ContentsQuery, live: ContentIndex) =>
  (content: StoredContent): boolean =>
    (contentTypeFQN === undefined || typeOf(content) === contentTypeFQN) &&
    (path === undefined || content === live.at(path)) &&
    (urlName === undefined || urlNameOf(content) === urlName) &&
    (under === undefined || live.under(under).some((document) => document === content));

const excerptsOf = (term: string, live: ContentIndex): ReadonlyMap<StoredContent, string> =>
  new Map(searchContents(live, term).map(({ content, excerpt }) => [content, excerpt]));

interface Listing {
  readonly live: ContentIndex;
  readonly language: string;
  readonly siteId: string;
  readonly channelId: string;
  /** The path of this list, for its links. */
  readonly address: string;
}

/**
 * A page of contents by key, id, type, path (CMS-04) or words, and the contents they refer to. Unknown names are
 * skipped. Throws INVALID_API_INPUT for no or too many names, for keys and ids together, and for too large a page with
 * bodies; INVALID_ID_FIELD for a malformed id.
 */
export function contentList(query: ContentsQuery, listing: Listing): ContentList {
  const { live, language, siteId, channelId, address } = listing;
  const withBody = query.includeContentBody === true;
  const size = query.pageSize ?? DEFAULT_PAGE_SIZE;
  if (withBody && size > CONTENT_LIST_LIMITS.pageSizeWithBody) {
    throw invalidInput(`With bodies a page has at most ${CONTENT_LIST_LIMITS.pageSizeWithBody} contents.`);
  }
  const page = query.page ?? 0;
  const named = chosen(query, live);
  const excerpts = query.searchTerm === undefined ? null : excerptsOf(query.searchTerm, live);
  const searched = excerpts === null ? named : [...excerpts.keys()].filter((content) => named.includes(content));
  const found = searched.filter(matches(query, live));
  const shown = found.slice(page * size, (page + 1) * size);
  const depth = query.referenceDepth ?? 0;
  const references =
    depth === 0 ? null : referencesOf(shown, live, depth).map((content) => referenceView(content, language));
  const linkTo = (number: number): string => {
    const params = Object.entries({ ...query, page: number }).map(([name, value]) => [name, String(value)]);
    return `${address}?${new URLSearchParams(params).toString()}`;
  };
  const asList = query.referencesAsList === true;
  return {
    channelSummary: { channelId, siteId },
    contents: shown.map((content) => {
      const excerpt = excerpts?.get(content);
      const view = withBody ? contentView(content, language) : contentSummary(content, language);
      return excerpt === undefined ? view : { ...view, excerpt };
    }),
    totalContents: found.length,
    currentPageUrl: linkTo(page),
    nextPageUrl: (page + 1) * size < found.length ? linkTo(page + 1) : null,
    previousPageUrl: page > 0 ? linkTo(page - 1) : null,
    references:
      references === null || asList ? null : Object.fromEntries(references.map((view) => [view.contentKey, view])),
    referencesList: asList ? references : null,
  };
}
