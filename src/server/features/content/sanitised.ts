import sanitize from 'sanitize-html';
import { withInnerBlocks } from '../../../commerce/content/allBlocks';
import type { ContentBlock, ContentDocument } from '../../../contract/content/contentDocument';
import { CONTENT_LIMITS } from '../../../contract/content/contentLimits';
import { CONTENT_TAGS } from '../../../contract/content/richTextTags';

const options: sanitize.IOptions = {
  allowedTags: [...CONTENT_TAGS],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'data-content-key'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/**
 * Rich text with only the tags, attributes and address schemes that pages use; the shop's own parser (KIT-16) runs
 * after it.
 */
export const sanitisedHtml = (html: string): string => sanitize(html, options);

function sanitisedBlock(block: ContentBlock, level: number): ContentBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, html: sanitisedHtml(block.html) };
    case 'list':
      return { ...block, items: block.items.map(sanitisedHtml) };
    case 'questions':
      return { ...block, items: block.items.map((item) => ({ ...item, html: sanitisedHtml(item.html) })) };
    case 'table':
      return {
        ...block,
        head: block.head.map(sanitisedHtml),
        rows: block.rows.map((row) => row.map(sanitisedHtml)),
      };
    case 'recipe':
      return { ...block, steps: block.steps.map(sanitisedHtml) };
    default:
      return withInnerBlocks(block, (blocks) => sanitisedBlocks(blocks, level + 1));
  }
}

/** Blocks nested too deeply are left out. */
const sanitisedBlocks = (blocks: readonly ContentBlock[], level = 0): readonly ContentBlock[] =>
  level > CONTENT_LIMITS.depth ? [] : blocks.map((block) => sanitisedBlock(block, level));

/** A document as delivered: sanitised again, whatever the database contains, on first access to its blocks. */
export function sanitised(document: ContentDocument): ContentDocument {
  let blocks: readonly ContentBlock[] | undefined;
  return {
    ...document,
    get blocks() {
      return (blocks ??= sanitisedBlocks(document.blocks));
    },
  };
}
