import { tableLines } from './tableLines';

/** The figures of a server's process. */
export interface ProcessFigures {
  /** Milliseconds from the process's start to its first answer. */
  readonly start: number;
  /** Resident megabytes after the first answer. */
  readonly idle: number;
  /** Resident megabytes after a load of searches, listings and products. */
  readonly loaded: number;
}

export interface ProcessRow {
  readonly products: number;
  readonly shop: ProcessFigures;
  readonly bare: ProcessFigures;
}

interface Limits {
  readonly products: number;
  readonly start: number;
  readonly loaded: number;
}

/** The targets, by the largest catalogue for which they hold. */
const LIMITS: readonly Limits[] = [
  { products: 10_000, start: 500, loaded: 200 },
  { products: Infinity, start: 1_500, loaded: 600 },
];

const limited = (unit: string, figure: number, limit: number): string =>
  `≤ ${limit} ${unit} ${figure <= limit ? 'yes' : ' no'}`;

function rowOf({ products, shop, bare }: ProcessRow): readonly string[] {
  const { start, loaded } = LIMITS.find((limits) => products <= limits.products) ?? { start: 0, loaded: 0 };
  return [
    String(products),
    ...[shop.start, bare.start].map((ms) => `${ms.toFixed(0)} ms`),
    limited('ms', shop.start, start),
    ...[shop.idle, bare.idle, shop.loaded, bare.loaded].map((megabytes) => `${megabytes.toFixed(0)} MB`),
    limited('MB', shop.loaded, loaded),
  ];
}

const HEAD = ['products', 'start', 'bare', 'wanted', 'idle', 'bare', 'loaded', 'bare', 'wanted'];

/** The processes' table. */
export const processLines = (rows: readonly ProcessRow[]): readonly string[] =>
  tableLines([HEAD, ...rows.map(rowOf)], 0);
