import type { ContentBlock } from '../../contract/content/contentDocument';
import { allBlocks } from './allBlocks';
import { asPart } from './suggestedPath';

/** Begins an anchor, so that no heading has the id of another element of the page. */
const PREFIX = 'section-';

/** A heading's own anchor, with or without the beginning that all anchors have: empty without one. */
function ownPart({ anchor = '' }: { readonly anchor?: string }): string {
  const part = asPart(anchor);
  return part.startsWith(PREFIX) ? part.slice(PREFIX.length) : part;
}

/**
 * The anchor of each heading of a content: its own, or one made of its text, the same for as long as the text is. An id
 * occurs once in a page: own anchors are given before those made of texts, and each to the first heading that asks.
 */
export function headingAnchors(blocks: readonly ContentBlock[]): ReadonlyMap<ContentBlock, string> {
  const headings = allBlocks(blocks).flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const taken = new Map<string, ContentBlock>();
  const take = (part: string, block: ContentBlock) => {
    if (part !== '' && !taken.has(part)) taken.set(part, block);
  };
  for (const block of headings) take(ownPart(block), block);
  const given = new Set(taken.values());
  for (const block of headings) if (!given.has(block)) take(asPart(block.text), block);
  return new Map([...taken].map(([part, block]) => [block, PREFIX + part]));
}
