import { foundIn, holds } from '../../support/journeys/browser/marks';

it.each([
  ['a word, anywhere', 'xMartinx', 'Martin'],
  ['a few digits that stand alone', '"cvc":"8317"', '8317'],
  ['a few digits at the end of a sentence', 'The code is 8317.', '8317'],
  ['a few digits with a name before them', 'cvc-8317', '8317'],
  ['the day of an expiry', 'valid until 12/27', '12/27'],
  ['many digits at the beginning of a longer number', 'n°4970101234', '497010'],
  ['a number of a country', 'tel:+33612345678', '+33612345678'],
])('a text holds %s', (_what, text, form) => {
  expect(holds(text, form)).toBe(true);
});

it.each([
  ['within an id', 'usr-a8317f', '8317'],
  ['beside a hyphen of an id', '3f2c-8317-9a', '8317'],
  ['within a time', '1764460800.8317', '8317'],
  ['within a longer number', '283171', '8317'],
  ['at the end of a longer number', '1497010', '497010'],
  ['within a path of numbers', '312/271', '12/27'],
])('a few digits %s are there by chance', (_where, text, form) => {
  expect(holds(text, form)).toBe(false);
});

it('a number is found in every notation, an IBAN in fours too', () => {
  const values = ['4970101234567890', 'FR7630006000011234567890189', '0612345678'];
  expect(foundIn('4970 1012 3456 7890', values)).toEqual([values[0]]);
  expect(foundIn('FR76 3000 6000 0112 3456 7890 189', values)).toEqual([values[1]]);
  expect(foundIn('+33612345678', values)).toEqual([values[2]]);
  expect(foundIn('nothing', values)).toEqual([]);
});
