import { CONTENT_TAGS } from '../../contract/content/richTextTags';
import { parseRichText, type RichNode } from './parseRichText';

/** Inline tags; the text of any other element is followed by a space. */
const IN_LINE: readonly string[] = ['sup', 'sub', 'em', 'strong', 'i', 'b', 'a', 'img'];

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(textOf).join('');
  return IN_LINE.includes(node.tag) ? text : `${text} `;
}

/** The text of rich text without tags, on one line. */
export const plainText = (html: string): string =>
  parseRichText(html, CONTENT_TAGS)
    .map(textOf)
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
