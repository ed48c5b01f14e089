import { OperationNodeTransformer } from 'kysely';
import type { Compilable, CompiledQuery, QueryResult, ValueNode } from 'kysely';
import type { CommandDatabase, ReadDatabase } from './Database';

type Value = string | number | null;
/** What a query is given each time. A list is for `in`, whose members may stand twice. */
type Given<G> = Readonly<Record<keyof G, Value | readonly Value[]>>;
type Values = Given<Record<string, unknown>>;

/** Stands for a value while a query is built. The builder only passes it on: a query may not depend on what it is given. */
class Placeholder {
  constructor(
    readonly name: string,
    readonly place: number | null,
  ) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query was built with the value of ${this.name}, which is another one each time.`);
  }
}

/** The next power of two: lists of a few lengths make few statements. */
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
        ? Array.from({ length: roomFor(value.length) }, (_, place) => new Placeholder(name, place))
        : new Placeholder(name, null),
    ]),
  );

const valueFor = (parameter: unknown, given: Values): unknown => {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value = given[parameter.name];
  // The last member again fills the room that a list leaves.
  return Array.isArray(value) ? (value[parameter.place ?? 0] ?? value.at(-1)) : value;
};

/**
 * Writes what is the same each time into the text. SQLite looks at the values of parameters that decide about a partial
 * index, and plans such a query anew whenever they are given.
 */
class ConstantsInText extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Placeholder ? node : { ...node, immediate: true };
  }
}
const constantsInText = new ConstantsInText();

const prepared = <Db extends ReadDatabase, G extends Given<G>, Row>(build: (db: Db, given: G) => Compilable<Row>) => {
  const queries = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return (db: Db, given: G): Promise<QueryResult<Row>> => {
    const executor = db.getExecutor();
    const dialect = executor.adapter.constructor;
    const ofDialect = queries.get(dialect) ?? new Map<string, CompiledQuery<Row>>();
    queries.set(dialect, ofDialect);
    const rooms = roomsOf(given);
    const compiled = () => {
      // Placeholders stand where values will: the builder hands both on unread.
      const { query, queryId } = build(db, placeholdersFor(given) as G).compile();
      return executor.compileQuery<Row>(constantsInText.transformNode(query, queryId), queryId);
    };
    const query = ofDialect.get(rooms) ?? compiled();
    ofDialect.set(rooms, query);
    // The guard of a command looks at queries here.
    executor.transformQuery(query.query, query.queryId);
    const parameters = query.parameters.map((parameter) => valueFor(parameter, given));
    return executor.executeQuery({ ...query, parameters });
  };
};

/** A question that is built and compiled once for each database, not each time it is asked. For what every call asks. */
export const prepareRead = <G extends Given<G>, Row>(build: (db: ReadDatabase, given: G) => Compilable<Row>) => {
  const ask = prepared(build);
  return {
    all: async (db: ReadDatabase, given: G): Promise<readonly Row[]> => (await ask(db, given)).rows,
    first: async (db: ReadDatabase, given: G): Promise<Row | undefined> => (await ask(db, given)).rows[0],
  };
};

/** A change that is built and compiled once. Answers how many rows it changed. */
export const prepareWrite = <G extends Given<G>>(build: (db: CommandDatabase, given: G) => Compilable) => {
  const run = prepared(build);
  return async (db: CommandDatabase, given: G): Promise<number> => Number((await run(db, given)).numAffectedRows ?? 0n);
};
