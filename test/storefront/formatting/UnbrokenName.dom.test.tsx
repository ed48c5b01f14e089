import { render } from '@testing-library/react';
import { UnbrokenName } from '../../../src/storefront/formatting';

/** The parts of a name that are not broken, and the whole text that is read and copied. */
function shownOf(name: string) {
  const { container } = render(<UnbrokenName>{name}</UnbrokenName>);
  return { text: container.textContent, kept: [...container.children].map(({ textContent }) => textContent) };
}

it.each([
  ['Micro-beurre demi-sel 10 g', ['demi-sel']],
  ['Beurre demi-sel', ['demi-sel']],
  ['Beurre demi-sel – 250 g', ['demi-sel']],
  ['Tourage extra-sec, semi-bio', ['semi-bio']],
  ['Beurre doux AOP Charentes-Poitou', []],
  ['Sainte-Maure-de-Touraine AOP', []],
  ['Crème crue 35 %', []],
])('%s begins no line with the short ending of a word', (name, kept) => {
  expect(shownOf(name).kept).toEqual(kept);
});

it('a name stays letter for letter what it is, but for the blanks between numbers and units and before dashes', () => {
  expect(shownOf('Micro-beurre demi-sel – 10 g').text).toBe('Micro-beurre demi-sel\u00a0– 10\u00a0g');
});
