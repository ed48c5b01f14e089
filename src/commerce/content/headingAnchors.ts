import type { ContentBlock } from '../../contract/content/contentDocument';
import { allBlocks } from './allBlocks';
import { asPart } from './suggestedPath';

/** Begins an anchor, so that no heading has the id of another element of the page. */
const PREFIX = 'section-';

/**
 * The anchor of each heading of a content, from its text: the same for as long as the text is. Of several headings with
 * one text the first has it, because an id occurs once in a page.
 */
export function headingAnchors(blocks: readonly ContentBlock[]): ReadonlyMap<ContentBlock, string> {
  const headings = new Map<string, ContentBlock>();
  for (const block of allBlocks(blocks)) {
    const part = block.kind === 'heading' ? asPart(block.text) : '';
    if (part !== '' && !headings.has(part)) headings.set(part, block);
  }
  return new Map([...headings].map(([part, block]) => [block, PREFIX + part]));
}
