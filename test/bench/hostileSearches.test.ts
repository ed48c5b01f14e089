import { hostileLines } from './hostileSearches';

it('says of each hostile search whether it costs more than the dearest usual one', () => {
  const usual = { name: 'the largest page', status: 200, ms: 4 };
  const hostile = [
    { name: '10,000 letters', status: 200, ms: 4 },
    { name: 'page 1,000,000,000', status: 400, ms: 4.1 },
  ];
  expect(hostileLines([{ products: 1000, usual, hostile }])).toEqual([
    'products  search              status    cost                        at most',
    '1000      10,000 letters         200  4.0 ms  4.0 ms (the largest page) yes',
    '1000      page 1,000,000,000     400  4.1 ms  4.0 ms (the largest page)  no',
  ]);
});
