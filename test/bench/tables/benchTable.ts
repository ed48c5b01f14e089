import { calls, scenarios, type CallName, type ScenarioName } from '../load/scenarios.cjs';
import { tableLines } from './tableLines';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number | null;
  readonly p99: number | null;
}

/** The shop's throughput for one kind of work, beside the bare server's. */
export interface Row {
  readonly products: number;
  readonly work: ScenarioName;
  readonly shop: Measured;
  readonly bare: Measured;
  readonly ratio: number;
  /** The least ratio of the two that is aimed at. */
  readonly wanted: number;
}

/** The latency of a call by itself, and while the shop renders pages. */
export interface CallRow {
  readonly products: number;
  readonly work: CallName;
  readonly alone: Measured;
  readonly beside: Measured;
  /** The pages that were rendered meanwhile. */
  readonly pages: Measured;
  /** The p99 latency beside rendering, as a multiple of that without. */
  readonly rise: number;
}

const RATIO = 0.5;
/** The target for a rendered page, which takes the bare server's work and the shop's own reads. */
const RENDERED_RATIO = 0.8;
/**
 * The target for the latency of calls while pages are rendered: at most a fifth longer than without, because two equal
 * rounds may differ by that much.
 */
const RISE_LIMIT = 1.2;

/** From this number of products on, a search takes longer on the bare server's database, but hardly in the shop. */
const MANY_PRODUCTS = 10_000;
const searchRatio = (products: number): number => (products < MANY_PRODUCTS ? 1 : 3);

const ratioFor: Readonly<Partial<Record<ScenarioName, (products: number) => number>>> = {
  product: () => 0.7,
  search: searchRatio,
  newSearch: searchRatio,
  refinedSearch: searchRatio,
  listing: () => 1,
  newListing: () => 1,
  categoryPage: () => RENDERED_RATIO,
  productPage: () => RENDERED_RATIO,
};

export const rowOf = (products: number, work: ScenarioName, shop: Measured, bare: Measured): Row => ({
  products,
  work,
  shop,
  bare,
  ratio: shop.perSecond / bare.perSecond,
  wanted: ratioFor[work]?.(products) ?? RATIO,
});

function slowest({ p99 }: Measured): number {
  if (p99 === null) throw new Error('No call was answered in time.');
  return p99;
}

export const callRowOf = (
  products: number,
  work: CallName,
  { alone, beside, pages }: Pick<CallRow, 'alone' | 'beside' | 'pages'>,
): CallRow => ({ products, work, alone, beside, pages, rise: slowest(beside) / slowest(alone) });

const perSecond = (value: number): string => `${value.toFixed(0)}/s`.padStart(9);
const milliseconds = (value: number | null): string => (value === null ? '–' : value.toFixed(1)).padStart(8);
const yesOrNo = (isMet: boolean): string => (isMet ? 'yes' : ' no');

export const ROW_HEAD = [
  'products',
  'work'.padEnd(28),
  '     shop',
  '     bare',
  '  ratio',
  '     wanted',
  '  p50 ms',
  '  p99 ms',
].join(' ');

/** A line of the table, printed as soon as it is measured. */
export const rowLine = ({ products, work, shop, bare, ratio, wanted }: Row): string =>
  [
    String(products).padStart(8),
    scenarios[work].counted.padEnd(28),
    perSecond(shop.perSecond),
    perSecond(bare.perSecond),
    `${(ratio * 100).toFixed(0)} %`.padStart(7),
    `≥ ${wanted * 100} % ${yesOrNo(ratio >= wanted)}`.padStart(11),
    milliseconds(shop.p50),
    milliseconds(shop.p99),
  ].join(' ');

/** The calls' table. */
export const callLines = (rows: readonly CallRow[]): readonly string[] =>
  tableLines(
    [
      ['while pages are rendered', 'products', 'pages', 'calls', 'p99 ms alone', 'p99 ms then', 'rise', 'wanted'],
      ...rows.map(({ products, work, alone, beside, pages, rise }) => [
        calls[work].counted,
        String(products),
        `${pages.perSecond.toFixed(0)}/s`,
        `${beside.perSecond.toFixed(0)}/s`,
        milliseconds(alone.p99),
        milliseconds(beside.p99),
        `${rise.toFixed(1)} ×`,
        `≤ ${RISE_LIMIT} × ${yesOrNo(rise <= RISE_LIMIT)}`,
      ]),
    ],
    1,
  );
