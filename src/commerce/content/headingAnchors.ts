import type { ContentBlock } from '../../contract/content/contentDocument';
import { allBlocks } from './allBlocks';
import { asPart } from './suggestedPath';

/** Begins an anchor, so that no heading has the id of another element of the page. */
const PREFIX = 'section-';

/**
 * The anchor of each heading of a content: its own, or one made of its text, the same for as long as the text is. Of
 * several headings with one anchor the first has it, because an id occurs once in a page; an own anchor goes before one
 * made of a text.
 */
export function headingAnchors(blocks: readonly ContentBlock[]): ReadonlyMap<ContentBlock, string> {
  const headings = allBlocks(blocks).flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const taken = new Map<string, ContentBlock>();
  const take = (part: string, block: ContentBlock) => {
    if (part !== '' && !taken.has(part)) taken.set(part, block);
  };
  const isOwn = ({ anchor = '' }: (typeof headings)[number]) => asPart(anchor) !== '';
  for (const block of headings.filter(isOwn)) take(asPart(block.anchor ?? ''), block);
  for (const block of headings.filter((one) => !isOwn(one))) take(asPart(block.text), block);
  return new Map([...taken].map(([part, block]) => [block, PREFIX + part]));
}
