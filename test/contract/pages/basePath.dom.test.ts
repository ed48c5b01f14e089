import type * as BasePath from '../../../src/contract/pages/basePath';

/** The module, as a page loads it in a shop below this path; null: in a shop at the root of its host. */
function inDocument(base: string | null): typeof BasePath {
  if (base === null) delete document.documentElement.dataset['base'];
  else document.documentElement.dataset['base'] = base;
  let loaded: typeof BasePath | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof BasePath>('../../../src/contract/pages/basePath');
  });
  if (!loaded) throw new Error('it was not loaded');
  return loaded;
}

afterEach(() => {
  delete document.documentElement.dataset['base'];
});

const ELSEWHERE = [
  'https://autre.example/x',
  '//autre.example/x',
  'tel:+33970000000',
  'mailto:a@b.example',
  '#main',
  '',
  'cart',
];

describe('an address on a page below a base path', () => {
  it('is below it where it is one of this site, and otherwise as it was', () => {
    const { withBase } = inDocument('/boutique');
    expect(['/', '/cart?x=/y', '/boutique/x', '/#menu'].map(withBase)).toEqual([
      '/boutique/',
      '/boutique/cart?x=/y',
      '/boutique/boutique/x',
      '/boutique/#menu',
    ]);
    expect(ELSEWHERE.map(withBase)).toEqual(ELSEWHERE);
  });

  it('is read without it', () => {
    const { withBase, withoutBase } = inDocument('/pros/boutique');
    for (const address of ['/', '/cart', '/pros/boutique/x']) expect(withoutBase(withBase(address))).toBe(address);
    expect(withoutBase('/pros/boutiques/cart')).toBe('/pros/boutiques/cart');
  });

  it('has names of its own in the browser, which another shop of the same host does not read', () => {
    expect(inDocument('/boutique').nameHere('comptoir.scroll')).not.toBe(
      inDocument('/autre').nameHere('comptoir.scroll'),
    );
    expect(inDocument(null).nameHere('comptoir.scroll')).toBe('comptoir.scroll');
  });
});

it('at the top of a host an address is as it is', () => {
  const { currentBase, withBase, withoutBase, baseAttribute } = inDocument(null);
  expect(currentBase()).toBe('');
  for (const address of ['/', '/cart', ...ELSEWHERE]) {
    expect([withBase(address), withoutBase(address)]).toEqual([address, address]);
  }
  expect([baseAttribute(''), baseAttribute('/boutique')]).toEqual(['', ' data-base="/boutique"']);
});
