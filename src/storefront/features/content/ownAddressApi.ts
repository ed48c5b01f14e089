import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ProductDetail } from '../../../contract/catalog/product';
import type { ContentList } from '../../../contract/content/content';
import { contentsPath } from '../../../contract/content/contentPaths';
import { productAddress } from '../../../contract/pages/pageReference';
import { ARTICLE_OBJECT, PRODUCT_OBJECT, referenceOf } from '../../../contract/pages/references';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import { api, askFor, isMissingOrMalformed, type Answered, type Ask, type Call } from '../../api';
import { askContents } from './askContents';

/**
 * What a short address names: a product (`/product/` and its url name, without an id), a content (`/content/` and its
 * type and key), or a help article (`/article/` and its name or id).
 */
type Named =
  | { readonly kind: 'product'; readonly urlName: string }
  | { readonly kind: 'content'; readonly type: string; readonly key: string }
  | { readonly kind: 'article'; readonly nameOrId: string };

/** What an address names; null if it is not a short address. */
export function namedAt(path: string): Named | null {
  const { type, attributes } = referenceOf(path);
  if (type === 'standard__managedContentPage') {
    return { kind: 'content', type: attributes.contentTypeName, key: attributes.contentKey };
  }
  if (type !== 'standard__recordPage' || attributes.recordId !== undefined) return null;
  const { objectApiName, urlName = '' } = attributes;
  if (objectApiName === PRODUCT_OBJECT) return { kind: 'product', urlName };
  return objectApiName === ARTICLE_OBJECT ? { kind: 'article', nameOrId: urlName } : null;
}

type Life = Pick<BaseQueryApi, 'getState'>;

const productCall = (urlName: string): Call => ({
  path: ({ webstoreId }) =>
    withQuery(latePathTo('namedProduct', { webstoreId, urlName }), { excludeFields: true, excludeMedia: true }),
  guestData: true,
  privacy: 'open',
  requiredField: 'id',
});

/** The list queries that may find what an address names, in the order in which they are tried. */
const queriesOf = (named: Exclude<Named, { kind: 'product' }>) =>
  named.kind === 'content'
    ? [{ contentKeys: named.key }]
    : [{ urlName: named.nameOrId }, { managedContentIds: named.nameOrId }];

type Listed = ContentList['contents'][number];

/** A type is given by its fully qualified name, or by the part after its namespace. */
const isOfType = ({ contentType: { fullyQualifiedName: name } }: Listed, type: string): boolean =>
  name === type || name.endsWith(`__${type}`);

/**
 * The path of the content that the address names: if several match, that of a help answer. null if none matches, or if
 * that content has no page.
 */
function pathOfMatch(contents: readonly Listed[], named: Named): string | null {
  const pages = contents.filter(
    (content) => !isOfType(content, 'image') && (named.kind !== 'content' || isOfType(content, named.type)),
  );
  const meant = pages.find((content) => isOfType(content, 'helpAnswer')) ?? pages[0];
  return meant?.unauthenticatedUrl ?? null;
}

async function askedOf(life: Life, ask: Ask, channelOrSiteId: string, named: Named): Promise<Answered<string | null>> {
  if (named.kind === 'product') {
    const answer = await askFor<ProductDetail | null>(ask, productCall(named.urlName));
    if ('error' in answer) return answer;
    return { data: answer.data && productAddress(answer.data.urlName, answer.data.id) };
  }
  const path = contentsPath(channelOrSiteId);
  for (const query of queriesOf(named)) {
    const call = { path, query, requiredField: 'contents', privacy: 'open' } as const;
    const answer = await askContents<ContentList | null>(call, life, ask);
    // A name that is not an id is refused as malformed: the next query is tried.
    if ('error' in answer && !isMissingOrMalformed(answer.error)) return answer;
    const found = 'data' in answer ? pathOfMatch(answer.data?.contents ?? [], named) : null;
    if (found !== null) return { data: found };
  }
  return { data: null };
}

interface OwnAddressArgs {
  readonly channelOrSiteId: string;
  readonly path: string;
}

/** The canonical address of what a short address names; null if that does not exist, or the address is not short. */
export const ownAddressApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAddress: build.query<string | null, OwnAddressArgs>({
      queryFn: async ({ channelOrSiteId, path }, life, _options, ask) => {
        const named = namedAt(path);
        if (named === null) return { data: null };
        const answer = await askedOf(life, ask, channelOrSiteId, named);
        if ('data' in answer) return answer;
        return isMissingOrMalformed(answer.error) ? { data: null } : answer;
      },
      providesTags: ['Catalog'],
    }),
  }),
});
