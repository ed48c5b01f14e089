import { allBlocks } from '../../../commerce/content/allBlocks';
import { parseRichText, type RichNode } from '../../../commerce/content/parseRichText';
import type { ContentBlock } from '../../../contract/content/contentDocument';
import { CONTENT_TAGS } from '../../../contract/content/richTextTags';
import { pathsAbove } from '../../../contract/content/parentPaths';
import type { StoredContent, ContentIndex } from './contentStore';

/** The rich texts of a block itself; those of blocks inside it are read separately. */
function richTextsOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.html];
    case 'list':
      return block.items;
    case 'questions':
      return block.items.map(({ html }) => html);
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'recipe':
      return block.steps;
    default:
      return [];
  }
}

const keysIn = (nodes: readonly RichNode[]): readonly (string | null)[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.contentKey, ...keysIn(node.children)]));

/** The content keys of a block's pictures: of a picture block its own, of any other those in its texts (KIT-17). */
function pictureKeys(block: ContentBlock): readonly (string | null)[] {
  if (block.kind === 'picture') return [block.contentKey];
  // Few texts have pictures, so the others are not parsed.
  return richTextsOf(block).flatMap((html) => (/<img/i.test(html) ? keysIn(parseRichText(html, CONTENT_TAGS)) : []));
}

/** What a content refers to: its pictures, the contents it lists, and its ancestors. */
function referencesIn(content: StoredContent, live: ContentIndex): readonly StoredContent[] {
  if (content.kind === 'picture') return [];
  const { path, picture } = content.document;
  const blocks = allBlocks(content.document.blocks);
  const above = pathsAbove(path).flatMap((parent) => live.at(parent) ?? []);
  const keys = [picture, ...blocks.flatMap(pictureKeys)];
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
