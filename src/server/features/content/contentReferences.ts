import { allBlocks } from '../../../commerce/content/allBlocks';
import { pathsAbove } from '../../../contract/content/parentPaths';
import type { StoredContent, ContentIndex } from './contentStore';

/** What a content refers to: its pictures, the contents it lists, and its ancestors. */
function referencesIn(content: StoredContent, live: ContentIndex): readonly StoredContent[] {
  if (content.kind === 'picture') return [];
  const { path, picture } = content.document;
  const blocks = allBlocks(content.document.blocks);
  const above = pathsAbove(path).flatMap((parent) => live.at(parent) ?? []);
  const keys = [picture, ...blocks.map((block) => (block.kind === 'picture' ? block.contentKey : null))];
  const pictures = keys.flatMap((key) => (key === null ? [] : (live.named(key) ?? [])));
  const listed = blocks.flatMap((block) => (block.kind === 'contents' ? live.under(block.under) : []));
  return [...above, ...pictures, ...listed];
}

/** All that contents refer to, at most `depth` steps away, each once and without the contents themselves. */
export function referencesOf(
  contents: readonly StoredContent[],
  live: ContentIndex,
  depth: number,
): readonly StoredContent[] {
  const seen = new Set<StoredContent>(contents);
  const found: StoredContent[] = [];
  let edge = contents;
  for (let step = 0; step < depth && edge.length > 0; step += 1) {
    const next = edge.flatMap((content) => referencesIn(content, live)).filter((content) => !seen.has(content));
    edge = [...new Set(next)];
    for (const content of edge) seen.add(content);
    found.push(...edge);
  }
  return found;
}
