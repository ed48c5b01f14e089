import fc from 'fast-check';
import { sitePath } from '../../../src/contract/pages/startUrl';

const SEED = { seed: 20_250_303 };

describe('where to go after a login', () => {
  it.each(['/', '/cart', '/search?term=beurre%20doux', '/category/lait/0ZG?page=2#top'])('may be %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'cart',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/secur/logout.jsp',
  ])('is not %p', (path) => {
    expect(sitePath(path)).toBeNull();
  });

  it('never leaves the site, whatever is asked', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '\t',
      'cart',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sitePath(`/${pieces.join('')}`);
        if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      }),
      { ...SEED, numRuns: 2000 },
    );
  });
});
