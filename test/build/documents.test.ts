import { deadLinks, documents, unknownPaths, unknownPathsOf } from '../support/build/documents';

it.each(documents)('the links of %s lead to files and headings that are there', (document) => {
  expect(deadLinks(document)).toEqual([]);
});

it.each(documents)('the files and folders that %s names are there', (document) => {
  expect(unknownPathsOf(document)).toEqual([]);
});

it('a moved file, a missing folder and a renamed heading are found', () => {
  const text = [
    'See [there](docs/API.md), [here](#here), [not](docs/NOWHERE.md), [nor](docs/API.md#nowhere), [that](#there).',
    '## Here',
    'It is in `src/storefront/features/cart/reservationApi.ts`, not in `cart/reservation/reservationApi.ts`; in `kernel/lazy`,',
    'not in `kernel/eager`; `reservationApi.ts`, `otherApi.ts`; `cart/itemAdded`, `cart/itemEaten`; `cart-items/batch`.',
  ].join('\n');
  expect(deadLinks('README.md', text)).toEqual(['docs/NOWHERE.md', 'docs/API.md#nowhere', '#there']);
  expect(unknownPaths(text)).toEqual([
    'src/storefront/features/cart/reservationApi.ts',
    ...['kernel/eager', 'otherApi.ts', 'cart/itemEaten'],
  ]);
});
