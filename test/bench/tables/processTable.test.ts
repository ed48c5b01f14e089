import { processLines } from './processTable';

const figures = (start: number, loaded: number) => ({ start, idle: 60, loaded });
const rowsOf = (products: number, start: number, loaded: number) =>
  processLines([{ products, shop: figures(start, loaded), bare: figures(180, 118) }])[1];

it('a process is held against what a catalogue of its size may take', () => {
  expect(rowsOf(10_000, 500.4, 201)).toMatch(
    /^ +10000 +500 ms +180 ms +≤ 500 ms {2}no +60 MB +60 MB +201 MB +118 MB +≤ 200 MB {2}no$/,
  );
  expect(rowsOf(10_000, 480, 200)).toMatch(/≤ 500 ms yes .*≤ 200 MB yes$/);
  expect(rowsOf(100_000, 1_500, 600)).toMatch(/≤ 1500 ms yes .*≤ 600 MB yes$/);
});
