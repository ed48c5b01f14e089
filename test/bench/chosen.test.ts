import { choose, countIn } from './chosen';

const pages = ['home', 'category', 'product'] as const;

it('an option chooses by name, in the order of all there is; without it everything is chosen', () => {
  expect(choose('--only', 'product,home', pages)).toEqual(['home', 'product']);
  expect(choose('--only', undefined, pages)).toEqual(pages);
});

it('an unknown name is refused, with the names to choose from', () => {
  expect(() => choose('--only', 'home,cart', pages)).toThrow('--only: there is no cart, but home, category, product.');
});

it.each(['0', '-1', '2.5', 'many', ''])('“%s” is no number of runs', (text) => {
  expect(() => countIn('--runs', text)).toThrow('--runs');
});

it('a whole number from one on is a number of runs', () => {
  expect(countIn('--runs', '5')).toBe(5);
});
