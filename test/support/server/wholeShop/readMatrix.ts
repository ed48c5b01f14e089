import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { PEOPLE, type PersonName } from './people';

/** The owner of the records that a call names by their ids. */
export type Whose = 'nobody’s' | 'their own' | 'the guest’s' | 'the buyer’s' | 'the buyer’s link';

/** The expected result for each caller, when the call names records of this owner. */
interface MatrixRow {
  readonly whose: Whose;
  readonly cells: Readonly<Record<PersonName, string>>;
}

interface MatrixRoute {
  /** `*`: every method. */
  readonly method: string;
  readonly url: string;
  /** A path to call instead of the pattern, or a query to append to it; null: neither. */
  readonly example: string | null;
}

/** One kind of route. */
export interface MatrixBlock {
  readonly name: string;
  /** The code of its 404; null: it has none. */
  readonly notFound: string | null;
  readonly rows: readonly MatrixRow[];
  readonly routes: readonly MatrixRoute[];
}

// "the buyer’s link" stands before "the buyer’s", because lines are recognised by their beginning.
const WHOSE: readonly Whose[] = ['nobody’s', 'their own', 'the guest’s', 'the buyer’s link', 'the buyer’s'];
const WEBSTORE = LATE_PATHS.carts.replace(/\/carts$/, '');
const ROUTE = /^(\*|[A-Z]+) +(\S+)(?: +(\S+))?$/;

function rowIn(line: string): MatrixRow | null {
  const whose = WHOSE.find((one) => line.startsWith(one.replace('’', "'")));
  if (whose === undefined) return null;
  const cells = line.slice(whose.length).trim().split(/ +/);
  if (cells.length !== PEOPLE.length) throw new Error(`The row has ${String(cells.length)} cells: ${line}`);
  return { whose, cells: Object.fromEntries(PEOPLE.map((name, index) => [name, cells[index]])) as MatrixRow['cells'] };
}

function routeIn(line: string): MatrixRoute {
  const [, method, url, example = null] = ROUTE.exec(line) ?? [];
  if (method === undefined || url === undefined) throw new Error(`Neither a row nor a route: ${line}`);
  return { method, url: url.replace(/^W\//, `${WEBSTORE}/`), example };
}

/** Reads the table of who may make which call. Throws on a line that is neither a row nor a route. */
export const readMatrix = (text: string): readonly MatrixBlock[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n').map((line) => line.trim());
      const said = lines.filter((line) => line !== '');
      return {
        name,
        notFound: /\b[A-Z]+_[A-Z_]+\b/.exec(name)?.[0] ?? null,
        rows: said.map(rowIn).filter((row) => row !== null),
        routes: said.filter((line) => rowIn(line) === null).map(routeIn),
      };
    });
