import { tableLines } from './tableLines';

it('columns are as wide as their widest cell: names stand left, numbers right', () => {
  expect(
    tableLines(
      [
        ['page', 'ms'],
        ['home', '7'],
        ['category', '1200'],
      ],
      1,
    ),
  ).toEqual(['page        ms', 'home         7', 'category  1200']);
});
