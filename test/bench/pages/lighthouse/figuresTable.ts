import { tableLines } from '../../tables/tableLines';
import { missedTargets, type Figure, type Figures } from './figures';

export interface Measured {
  readonly form: string;
  readonly page: string;
  readonly figures: Figures;
}

const MISSED = '✗';

interface Column {
  readonly head: string;
  readonly unit: number;
  readonly digits: number;
}

const columns: Readonly<Record<Figure, Column>> = {
  performance: { head: 'speed', unit: 1, digits: 0 },
  accessibility: { head: 'a11y', unit: 1, digits: 0 },
  bestPractices: { head: 'practice', unit: 1, digits: 0 },
  searchEngines: { head: 'seo', unit: 1, digits: 0 },
  firstPaintMs: { head: 'FCP s', unit: 1000, digits: 2 },
  largestPaintMs: { head: 'LCP s', unit: 1000, digits: 2 },
  blockingMs: { head: 'TBT ms', unit: 1, digits: 0 },
  shift: { head: 'CLS', unit: 1, digits: 3 },
  scriptBytes: { head: 'scripts kB', unit: 1000, digits: 1 },
  documentBytes: { head: 'HTML kB', unit: 1000, digits: 1 },
};
const order = Object.keys(columns) as Figure[];

const written = ({ unit, digits }: Column, value: number): string => (value / unit).toFixed(digits);

function difference(column: Column, value: number): string {
  const text = written(column, value);
  return Number(text) === 0 ? '(=)' : `(${value > 0 ? '+' : ''}${text})`;
}

/**
 * A row for each page of one form, the reference first: medians, how far they are from the reference's, and a mark
 * where a target is missed.
 */
export function figuresTable(reference: Measured, pages: readonly Measured[]): readonly string[] {
  const plainRow = ({ form, page, figures }: Measured): readonly string[] => [
    form,
    page,
    ...order.map((name) => `${written(columns[name], figures[name])}  `),
  ];
  const comparedRow = ({ form, page, figures }: Measured): readonly string[] => {
    const missed = missedTargets(figures, reference.figures);
    return [
      form,
      page,
      ...order.map((name) => {
        const apart = difference(columns[name], figures[name] - reference.figures[name]);
        return `${written(columns[name], figures[name])} ${apart} ${missed.includes(name) ? MISSED : ' '}`;
      }),
    ];
  };
  const heads = ['form', 'page', ...order.map((name) => `${columns[name].head}  `)];
  return tableLines([heads, plainRow(reference), ...pages.map(comparedRow)], 2);
}
