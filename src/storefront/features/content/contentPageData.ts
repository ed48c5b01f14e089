import { allBlocks } from '../../../commerce/content/allBlocks';
import type { WidgetName } from '../../../contract/content/contentDocument';
import { request, pageStatusOf, siteOf } from '../../api';
import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import type { PageResult } from '../../kernel/page';
import type { RootState } from '../../kernel/state';
import { loadStock } from '../prices';
import { contentPageApi } from './contentPageApi';
import type { ContentListArgs } from './contentListArgs';
import { helpSearch } from './helpSearch';
import { namedAt, ownAddressApi } from './ownAddressApi';
import { shelfApi } from './shelfApi';

/** The id to request contents for: the channel's, or without one the site's. */
export function selectChannelOrSite(state: RootState): string {
  const { channelId, siteId } = siteOf(state) ?? {};
  return channelId || siteId || '';
}

const once = { subscribe: false } as const;

/**
 * Reads the content at a path with its products, the page links for its site map, and the results for `helpTerm` of its
 * help search, if it has these. Redirects a short address to the canonical address of what it names.
 */
export function* loadContentPage(path: string, helpTerm: string): SagaGenerator<PageResult> {
  const channelOrSiteId = yield* select(selectChannelOrSite);
  if (namedAt(path) !== null) {
    const own = yield* request(ownAddressApi.endpoints.ownAddress.initiate({ channelOrSiteId, path }, once));
    if (!('data' in own)) return pageStatusOf(own);
    if (own.data !== null) return { leadsTo: own.data };
  }
  const found = yield* request(contentPageApi.endpoints.contentAt.initiate({ channelOrSiteId, path }, once));
  if (!('data' in found)) return pageStatusOf(found);
  const { content } = found.data;
  if (content === null) return 404;
  const blocks = allBlocks(content.contentBody.blocks ?? []);
  const skus = blocks.flatMap((block) => {
    if (block.kind === 'shelf') return [block.skus];
    return block.kind === 'recipe' ? [block.ingredients.flatMap(({ sku }) => sku ?? [])] : [];
  });
  const has = (name: WidgetName) => blocks.some((block) => block.kind === 'widget' && block.widget === name);
  yield* all([
    ...skus.filter((list) => list.length > 0).map(readShelf),
    ...(has('siteMap') ? [readPageLinks(channelOrSiteId)] : []),
    ...(has('helpSearch') && helpTerm !== '' ? [readContents(helpSearch(channelOrSiteId, helpTerm))] : []),
  ]);
  return 200;
}

/** Reads the products of a shelf and their stock. After a failure the page is shown without the shelf. */
function* readShelf(skus: readonly string[]): SagaGenerator {
  const shelf = yield* request(shelfApi.endpoints.shelf.initiate({ skus }, once));
  if (!('data' in shelf)) return;
  const ids = shelf.data.products.map(({ id }) => id);
  yield* call(loadStock, ids);
}

function* readPageLinks(channelOrSiteId: string): SagaGenerator {
  yield* request(contentPageApi.endpoints.contentPlaces.initiate(channelOrSiteId, once));
}

function* readContents(args: ContentListArgs): SagaGenerator {
  yield* request(contentPageApi.endpoints.contents.initiate(args, once));
}
