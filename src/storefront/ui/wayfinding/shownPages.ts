/**
 * The page numbers to show, `undefined` for a gap: first, last, current and its neighbours. A gap of one page shows
 * that page instead.
 */
export function shownPages(page: number, pages: number): readonly (number | undefined)[] {
  const shown: (number | undefined)[] = [];
  let last = 0;
  for (let number = 1; number <= pages; number += 1) {
    if (number !== 1 && number !== pages && Math.abs(number - page) > 1) continue;
    if (number === last + 2) shown.push(last + 1);
    else if (number > last + 2) shown.push(undefined);
    shown.push(number);
    last = number;
  }
  return shown;
}
