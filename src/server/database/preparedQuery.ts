import {
  OperationNodeTransformer,
  type Compilable,
  type CompiledQuery,
  type QueryResult,
  type ValueNode,
} from 'kysely';
import type { CommandDatabase, ReadDatabase } from './Database';

type Value = string | number | null;
/** The values of one execution. Lists are used with `in`, where duplicates do no harm. */
type Given<G> = Readonly<Record<keyof G, Value | readonly Value[]>>;
type Values = Given<Record<string, unknown>>;

/**
 * A placeholder for a value while a query is built. The builder only passes it on: the query's text must not depend on
 * values.
 */
class Placeholder {
  constructor(
    readonly name: string,
    readonly index: number | null,
  ) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query was built with the value of ${this.name}, which is another one each time.`);
  }
}

/** The number of placeholders for a list: the next power of two, so that lists of many lengths share few statements. */
const roomFor = (length: number): number => (length <= 1 ? length : 2 ** Math.ceil(Math.log2(length)));

const roomsOf = (given: Values): string =>
  Object.values(given)
    .map((value) => (Array.isArray(value) ? roomFor(value.length) : ''))
    .join();

const placeholdersFor = (given: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? Array.from({ length: roomFor(value.length) }, (_, index) => new Placeholder(name, index))
        : new Placeholder(name, null),
    ]),
  );

function valueFor(parameter: unknown, given: Values): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value = given[parameter.name];
  // The unused placeholders of a list are filled with its last value.
  return Array.isArray(value) ? (value[parameter.index ?? 0] ?? value.at(-1)) : value;
}

/**
 * Writes constants into the query's text. SQLite checks the values of parameters that decide about a partial index, and
 * would plan such a query again at every execution.
 */
class ConstantsInText extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Placeholder ? node : { ...node, immediate: true };
  }
}
const constantsInText = new ConstantsInText();

function prepared<Db extends ReadDatabase, G extends Given<G>, Row>(build: (db: Db, given: G) => Compilable<Row>) {
  const queries = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return (db: Db, given: G): Promise<QueryResult<Row>> => {
    const executor = db.getExecutor();
    const dialect = executor.adapter.constructor;
    const ofDialect = queries.get(dialect) ?? new Map<string, CompiledQuery<Row>>();
    queries.set(dialect, ofDialect);
    const rooms = roomsOf(given);
    const compiled = () => {
      // Checked edge: placeholders stand in for values, and the builder passes both on unread.
      const { query, queryId } = build(db, placeholdersFor(given) as G).compile();
      return executor.compileQuery<Row>(constantsInText.transformNode(query, queryId), queryId);
    };
    const query = ofDialect.get(rooms) ?? compiled();
    ofDialect.set(rooms, query);
    // Runs the plugins on the prepared query too: a command's guard checks it here.
    executor.transformQuery(query.query, query.queryId);
    const parameters = query.parameters.map((parameter) => valueFor(parameter, given));
    return executor.executeQuery({ ...query, parameters });
  };
}

/**
 * A query that is built and compiled once per dialect and per rounded length of its lists, instead of at each
 * execution. For queries that many calls make.
 */
export function prepareRead<G extends Given<G>, Row>(build: (db: ReadDatabase, given: G) => Compilable<Row>) {
  const ask = prepared(build);
  return {
    all: async (db: ReadDatabase, given: G): Promise<readonly Row[]> => (await ask(db, given)).rows,
    first: async (db: ReadDatabase, given: G): Promise<Row | undefined> => (await ask(db, given)).rows[0],
  };
}

/** A change that is built and compiled as rarely as a query of `prepareRead`. Returns the number of changed rows. */
export function prepareWrite<G extends Given<G>>(build: (db: CommandDatabase, given: G) => Compilable) {
  const run = prepared(build);
  return async (db: CommandDatabase, given: G): Promise<number> => Number((await run(db, given)).numAffectedRows ?? 0n);
}
