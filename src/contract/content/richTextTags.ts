/** The tags of rich text by default (KIT-16). */
export const PLAIN_TAGS: readonly string[] = ['sup', 'sub'];

/** The tags of a content block: the default ones and those of longer texts. */
export const CONTENT_TAGS: readonly string[] = [
  ...PLAIN_TAGS,
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'em', 'strong', 'i', 'b', 'blockquote', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
