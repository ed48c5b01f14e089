import { startUrlOf } from '../../../../src/storefront/features/authentication';

const goesTo = (startUrl: string) => startUrlOf(new URLSearchParams({ startUrl }));

describe('where a login leads', () => {
  it.each(['/cart', '/checkout?step=2#paiement', '/category/beurres/0ZG000000000001', '/search?term=beurre%20doux'])(
    'is the page of this site that was asked for: %s',
    (path) => expect(goesTo(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/cart',
    ' /cart',
    '/.//evil.example',
    '/..//evil.example',
    'cart',
    '',
    '@evil.example',
  ])('is never another site, nor what a browser could take for one: %j', (given) => {
    const path = goesTo(given);
    expect(path).toBe('/');
    expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
  });

  it('is the home page when nothing was asked for, or a page for those who cannot log in', () => {
    expect(startUrlOf(new URLSearchParams())).toBe('/');
    expect(['/login', '/login?startUrl=%2Flogin', '/reset-password?token=x', '/secur/logout.jsp'].map(goesTo)).toEqual(
      Array(4).fill('/'),
    );
    expect(
      ['/%73ecur/logout.jsp', '/x/%2E./%73ecur/logout.jsp', '/%6Cogin', '/./secur/logout.jsp'].map(goesTo),
    ).toEqual(Array(4).fill('/'));
  });
});
