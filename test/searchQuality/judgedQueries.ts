import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const KINDS = [
  'reference',
  'several references',
  'GTIN',
  'typing error',
  'swapped letters',
  'joined or split words',
  'plural',
  'inflection',
  'elision',
  'accents missing',
  'other word order',
  'prefix',
  'package or weight',
  'flour type',
  'fat content',
  'brand',
  'category',
  'synonym',
  'use',
  'English word',
  'nothing is right',
] as const;
export type Kind = (typeof KINDS)[number];

/** A query with the products that answer it, as the judge wrote them down: references and rules (`rightProducts`). */
export interface JudgedQuery {
  /** The query as it is typed. */
  readonly text: string;
  readonly kind: Kind;
  /** The demo login that asks; null: a guest. */
  readonly login: string | null;
  /** The best answers: one of these should come first. Empty: the query should find nothing. */
  readonly best: readonly string[];
  /** Further correct answers, which may come later. */
  readonly also: readonly string[];
  /** File and line, by which messages name the query without revealing it. */
  readonly where: string;
}

/** The two sets: `first` may be read and tuned for; of `heldOut` only the scores are shown. */
export type SetName = 'first' | 'heldOut';

const NOTHING = 'nothing';
const LINE = /^(?:@(?<login>[a-z]+) )?(?<text>.*\S) -> (?<best>[^|]+?)(?: \| (?<also>[^|]+))?$/;

const words = (text: string | undefined): readonly string[] => text?.split(' ') ?? [];

function queryOf(line: string, kind: Kind | undefined, where: string): JudgedQuery {
  const { login, text, best, also } = LINE.exec(line)?.groups ?? {};
  if (kind === undefined) throw new Error(`${where}: no kind stands above this line.`);
  if (text === undefined || best === undefined) throw new Error(`${where} is not “QUERY -> RIGHT PRODUCTS”.`);
  const isNothing = kind === 'nothing is right';
  if (isNothing !== (best === NOTHING)) throw new Error(`${where}: “${NOTHING}” and its kind belong together.`);
  return { text, kind, login: login ?? null, best: isNothing ? [] : words(best), also: words(also), where };
}

/**
 * Parses a file of judged queries; `name` is the file's in messages. Throws on a line that is neither empty, a comment
 * (`# …`), a kind (`[…]`) nor a query.
 */
export function parseJudged(content: string, name: string): readonly JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let kind: Kind | undefined;
  content.split('\n').forEach((line, index) => {
    const where = `${name}:${index + 1}`;
    if (line === '' || line.startsWith('# ')) return;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading === undefined) {
      queries.push(queryOf(line, kind, where));
      return;
    }
    kind = KINDS.find((known) => known === heading);
    if (kind === undefined) throw new Error(`${where}: there is no kind [${heading}].`);
  });
  return queries;
}

/** All queries of a set, file by file. */
export function readJudged(set: SetName): readonly JudgedQuery[] {
  const folder = path.join(__dirname, 'judged', set);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parseJudged(readFileSync(path.join(folder, file), 'utf8'), `${set}/${file}`));
}
