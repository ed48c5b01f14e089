import { PLAIN_TAGS } from '../../contract/content/richTextTags';
import { readEntities } from './entities';

export interface RichElement {
  readonly tag: string;
  /** For a link: the address as written, character references decoded. */
  readonly href: string | null;
  /** For a picture: its content key, if it has one. */
  readonly contentKey: string | null;
  readonly children: readonly RichNode[];
}
export type RichNode = string | RichElement;

/** Elements whose content is not text of the page. */
const DROPPED = new Set(
  'script style iframe object embed template noscript noembed noframes textarea select title svg math head xmp'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'img']);
const BLOCKS = new Set('p h2 h3 h4 ul ol blockquote table'.split(' '));
const HEADINGS = new Set(['h2', 'h3', 'h4']);
/** The elements in which an element is allowed; elsewhere its tag is dropped and its content kept. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements that may not contain text directly, so it is dropped: a browser would move it out of a table. */
const NO_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
const DEEPEST = 24;

// A comment or declaration, a tag with its attributes, text up to the next "<", or a "<" that begins none of these.
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;

function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found ? readEntities(found[1] ?? found[2] ?? found[3] ?? '') : null;
}

const keyOf = (attributes: string): string | null =>
  attribute(attributes, 'data-content-key') ??
  /(?:\/media\/|cmsMedia\.)([A-Za-z0-9]+)/.exec(attribute(attributes, 'src') ?? '')?.[1] ??
  null;

interface Open extends Omit<RichElement, 'children'> {
  readonly children: RichNode[];
}

/** The open elements, innermost last. The first one represents the text as a whole. */
class Stack {
  readonly #open: Open[] = [{ tag: '', href: null, contentKey: null, children: [] }];

  get innermost(): Open {
    // The first element is never closed, so the list is never empty.
    return this.#open.at(-1) as Open;
  }

  get root(): readonly RichNode[] {
    return this.#open[0]?.children ?? [];
  }

  has(tag: string): boolean {
    return this.#open.some((element) => element.tag === tag);
  }

  push(element: Open): void {
    this.innermost.children.push(element);
    if (!VOID.has(element.tag)) this.#open.push(element);
  }

  /**
   * Closes the innermost open element of this tag, and everything in it. Does nothing where none is open, or where an
   * element further in is not `within` (such as a table cell).
   */
  close(tag: string, within: (element: Open) => boolean = () => true): void {
    const index = this.#open.findLastIndex((element) => element.tag === tag || !within(element));
    if (index > 0 && this.#open[index]?.tag === tag) this.#open.length = index;
  }

  get depth(): number {
    return this.#open.length;
  }
}

const CELLS = new Set(['td', 'th', 'li']);
const inSameCell = ({ tag }: Open): boolean => !CELLS.has(tag);

/** Closes the elements in which this tag is not allowed, as a browser would. */
function makeRoom(stack: Stack, tag: string): void {
  if (BLOCKS.has(tag)) stack.close('p', inSameCell);
  if (HEADINGS.has(tag)) for (const heading of HEADINGS) stack.close(heading, inSameCell);
  if (tag === 'a') stack.close('a');
  if (tag === 'li') stack.close('li', (element) => !['ul', 'ol'].includes(element.tag));
  if (tag === 'td' || tag === 'th') for (const cell of ['td', 'th']) stack.close(cell, (open) => open.tag !== 'table');
  if (tag === 'tr') stack.close('tr', (open) => open.tag !== 'table');
  if (tag === 'tbody' || tag === 'thead') {
    for (const part of ['tbody', 'thead']) stack.close(part, (open) => open.tag !== 'table');
  }
  // A browser would insert a tbody.
  if (tag === 'tr' && stack.innermost.tag === 'table') {
    stack.push({ tag: 'tbody', href: null, contentKey: null, children: [] });
  }
}

/**
 * Parses rich text into a tree of the allowed tags (KIT-16). Any other tag is dropped and its content kept, unless that
 * is not text (scripts, styles, frames). Tags nested deeper than `DEEPEST` are dropped as well. Only a link's `href`
 * and a picture's key remain of the attributes. A browser renders the tree unchanged, without moving any element. Never
 * throws, whatever the text.
 */
export function parseRichText(html: string, allowed: readonly string[] = PLAIN_TAGS): readonly RichNode[] {
  const stack = new Stack();
  let dropped: string | null = null;
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const tag = name?.toLowerCase();
    if (dropped !== null) {
      if (tag === dropped && slash === '/') dropped = null;
      continue;
    }
    if (tag === undefined) {
      if (/^<[!?]/.test(token)) continue;
      if (NO_TEXT.has(stack.innermost.tag)) continue;
      stack.innermost.children.push(readEntities(token));
    } else if (slash === '/') {
      if (allowed.includes(tag)) stack.close(tag);
    } else if (DROPPED.has(tag)) {
      dropped = tag;
    } else if (allowed.includes(tag)) {
      makeRoom(stack, tag);
      const parents = PARENTS[tag];
      const fits = parents ? parents.includes(stack.innermost.tag) : !NO_TEXT.has(stack.innermost.tag);
      if (!fits || stack.depth > DEEPEST) continue;
      stack.push({
        tag,
        href: tag === 'a' ? attribute(attributes, 'href') : null,
        contentKey: tag === 'img' ? keyOf(attributes) : null,
        children: [],
      });
    }
  }
  return stack.root;
}
