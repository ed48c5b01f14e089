import type { Ranking } from './bestScores';
import type { IsShown } from './readings';

/** The document that matches best of those that are shown; -1: none is. */
export function firstShown({ documents, scores }: Ranking, isShown: IsShown): number {
  let first = -1;
  let most = 0;
  documents.forEach((document, index) => {
    const score = scores[index] ?? 0;
    if (score <= most || !isShown(document)) return;
    first = document;
    most = score;
  });
  return first;
}

/** Whether fewer than `count` of the documents are shown. */
export function areFewer({ documents }: Ranking, count: number, isShown: IsShown): boolean {
  let shown = 0;
  for (const document of documents) {
    if (isShown(document)) shown += 1;
    if (shown === count) return false;
  }
  return true;
}
