import { tableLines } from '../bench/tables/tableLines';
import { KINDS } from './judgedQueries';
import type { Measured } from './measure';
import { meanOf, type Score } from './score';

const figure = (value: number): string => value.toFixed(3);
function rowOf(name: string, scores: readonly Score[]): readonly string[] {
  const { reciprocalRank, recall } = meanOf(scores);
  return [name, String(scores.length), figure(reciprocalRank), figure(recall)];
}

/** A set's scores, by kind and in total; it reveals no query. */
export function scoreTable(name: string, measured: readonly Measured[]): readonly string[] {
  const rows = KINDS.flatMap((kind) => {
    const ofKind = measured.filter(({ query }) => query.kind === kind).map(({ score }) => score);
    return ofKind.length === 0 ? [] : [rowOf(kind, ofKind)];
  });
  const all = rowOf(
    'all',
    measured.map(({ score }) => score),
  );
  return tableLines([[name, 'queries', 'MRR', 'recall'], ...rows, all], 1);
}

const worth = ({ score }: Measured): number => score.reciprocalRank + score.recall;

/** The queries with the worst scores, with their first results and the right ones. */
export function worstTable(measured: readonly Measured[], count: number): readonly string[] {
  const worst = measured.filter((one) => worth(one) < 2).sort((a, b) => worth(a) - worth(b));
  const rows = worst
    .slice(0, count)
    .map(({ query, right, ranking, score }) => [
      query.text,
      query.kind,
      figure(score.reciprocalRank),
      figure(score.recall),
      ranking.slice(0, 3).join(' ') || 'nothing',
      [...right.best].slice(0, 4).join(' ') || 'nothing',
    ]);
  return tableLines([['the worst of the first set', 'kind', 'RR', 'recall', 'came first', 'right'], ...rows], 6);
}
