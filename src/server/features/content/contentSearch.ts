import { usualBlocks } from '../../../commerce/content/allBlocks';
import type { ContentBlock, ContentDocument } from '../../../contract/content/contentDocument';
import { fold, searchedWords, wordsOf } from '../../searchIndex/french/frenchText';
import { stem } from '../../searchIndex/french/stem';
import type { ContentIndex } from './contentStore';
import type { DocumentContent } from './contentTable';
import { plainText } from '../../../commerce/content/plainText';

/** A document with every searched word, and the passage that contains the most of them. */
interface FoundDocument {
  readonly content: DocumentContent;
  readonly excerpt: string;
}

interface Searchable {
  readonly content: DocumentContent;
  readonly title: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** The description, then the sentences of the blocks. */
  readonly passages: readonly string[];
  /**
   * The captions and rows of tables, quoted only if no other passage has a searched word: without the head of its table
   * a row is hard to understand.
   */
  readonly rows: readonly string[];
}

const EXCERPT_LENGTH = 200;
/** Shorter sentences, in characters, are quoted with the one before them. */
const SHORT_SENTENCE = 40;
/** If a long passage is not shown from its beginning, about this many characters precede its first searched word. */
const BEFORE_HIT = 60;

/** The texts of a block itself, in reading order; blocks inside it are searched separately. */
function textsOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return [plainText(block.html)];
    case 'list':
      return block.items.map(plainText);
    case 'picture':
      return [block.caption];
    case 'questions':
      return [block.title, ...block.items.flatMap(({ question, html }) => [question, plainText(html)])];
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.map(plainText).join('\u00a0· '))];
    case 'recipe':
      return [...block.ingredients.map(({ text }) => text), ...block.steps.map(plainText)];
    case 'shelf':
    case 'contents':
      return [block.title];
    default:
      return [];
  }
}

/** The page replaces placeholders, so their names are not words of the text. */
const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text.replace(/\{![^{}]*\}/g, ' ')).map(stem));

/** An ellipsis ends a sentence only where another one begins: « … jours au moins » is one sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?]) |(?<=…) (?=\p{Lu})/u).filter((sentence) => sentence !== '');

function searchableOf(content: DocumentContent): Searchable {
  const { title, description, blocks }: ContentDocument = content.document;
  const every = usualBlocks(blocks);
  const texts = every.flatMap(textsOf);
  const sentences = (of: readonly ContentBlock[]) => of.flatMap(textsOf).flatMap(sentencesOf);
  return {
    content,
    title: stemsOf(title),
    description: stemsOf(description),
    all: stemsOf([title, description, ...texts].join('\n')),
    passages: [description, ...sentences(every.filter(({ kind }) => kind !== 'table'))],
    rows: sentences(every.filter(({ kind }) => kind === 'table')),
  };
}

/** The texts to search, prepared at the first search in each index. */
const prepared = new WeakMap<ContentIndex, readonly Searchable[]>();
function searchablesOf(live: ContentIndex): readonly Searchable[] {
  const known = prepared.get(live);
  if (known) return known;
  const made = live.all.flatMap((content) => (content.kind === 'document' ? [searchableOf(content)] : []));
  prepared.set(live, made);
  return made;
}

const countIn = (stems: ReadonlySet<string>, wanted: readonly string[]): number =>
  wanted.filter((word) => stems.has(word)).length;

/** A passage cut between words, so that it contains its first searched word. */
function cut(passage: string, wanted: readonly string[]): string {
  if (passage.length <= EXCERPT_LENGTH) return passage;
  const hit = [...passage.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => wanted.includes(stem(fold(word))))?.index ?? 0;
  const from = hit <= EXCERPT_LENGTH / 2 ? 0 : passage.indexOf(' ', hit - BEFORE_HIT) + 1;
  const rest = passage.slice(from);
  const to = rest.length <= EXCERPT_LENGTH ? rest.length : rest.lastIndexOf(' ', EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${rest.slice(0, to)}${to < rest.length ? ' …' : ''}`;
}

/** The first passage with the most of the words; undefined if none has one. */
function bestOf(passages: readonly string[], wanted: readonly string[]): string | undefined {
  const counts = passages.map((passage) => countIn(stemsOf(passage), wanted));
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  const index = counts.indexOf(most);
  const [before = '', best = ''] = [passages[index - 1], passages[index]];
  // A short sentence often speaks of the one before it; after the description, the first, another text begins.
  return index > 1 && best.length < SHORT_SENTENCE && /[.!?]$/.test(before) ? `${before} ${best}` : best;
}

const excerptOf = ({ passages, rows }: Searchable, wanted: readonly string[]): string =>
  cut(bestOf(passages, wanted) ?? bestOf(rows, wanted) ?? passages[0] ?? '', wanted);

/**
 * The documents that contain every word of a term in title, description or the texts of `usualBlocks`, regardless of
 * order, case, accents, ligatures, number and gender. Sorted by how many of the words are in the title, then in the
 * description, then in the usual order. A term without a word finds nothing.
 */
export function searchContents(live: ContentIndex, term: string): readonly FoundDocument[] {
  const wanted = [...new Set(searchedWords(term).map(stem))];
  if (wanted.length === 0) return [];
  return searchablesOf(live)
    .filter(({ all }) => countIn(all, wanted) === wanted.length)
    .map((searchable) => ({
      searchable,
      inTitle: countIn(searchable.title, wanted),
      inDescription: countIn(searchable.description, wanted),
    }))
    .sort((a, b) => b.inTitle - a.inTitle || b.inDescription - a.inDescription)
    .map(({ searchable }) => ({ content: searchable.content, excerpt: excerptOf(searchable, wanted) }));
}
