import { fullRows } from '../../../../src/storefront/pages/content/blocks/fullRows';

it.each([
  [9, 3],
  [6, 3],
  [5, 5],
  [4, 4],
  [14, 5],
  [11, 4],
])('%d cards stand in so many columns that the last row is fullest: %d', (cards, columns) => {
  expect(fullRows(cards, [4, 3, 5])).toBe(columns);
});
