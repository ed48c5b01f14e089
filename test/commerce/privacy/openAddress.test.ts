import * as looking from '../../../src/commerce/privacy/looksPersonal';
import { hidesPersonal, openAddress, openHref } from '../../../src/commerce/privacy/openAddress';
import { EXPRESS_ADDRESS } from '../../../src/contract/pages/expressCheckout';

function partsOf(href: string) {
  const { pathname, search, hash } = new URL(href, 'https://shop.example');
  return { pathname, search, hash };
}
function shown(href: string, elsewhere: 'dropped' | 'kept' = 'dropped') {
  const { pathname, search, hash } = openAddress(partsOf(href), elsewhere);
  return pathname + search + hash;
}

describe('what of an address may stand in a state', () => {
  it.each([
    '/',
    '/?preview=Draft',
    '/search?term=beurre%20doux&page=2&layout=list#produits',
    '/search?term=beurre&category=0ZG000000000001GAA&sort=PriceAsc',
    '/category/beurres/0ZG000000000001AAA?refinements=Brand%3Adistinct%3AMaison%20Blanche&sort=PriceAsc',
    '/product/levure-s%C3%A8che/01t000000000001AAA',
    '/login?startUrl=%2Fsearch%3Fterm%3Dbeurre%2520doux&refused=1',
    '/account/addresses/8lW000000000001AAA?page=abc',
    '/checkout?payment=8f7d0c',
    EXPRESS_ADDRESS,
    '/order/ER37G-VYS2M-6GPHH-HG4DE',
    // The reference of an earlier order: it happens to have an IBAN's form and check digits.
    '/order/XR59A-MU8GK-G4KM7-PGBSJ',
    '/reset-password?token=%E2%80%B9s0%E2%80%BA',
    '/s/help?topic=3',
  ])('what its page reads, letter for letter: %s', (href) => {
    expect(openHref(href)).toBe(href);
    if (!href.startsWith('/s/')) expect(shown(href)).toBe(href);
    expect(hidesPersonal(partsOf(href))).toBe(false);
  });

  it('no parameter that its page does not read, nor any of a page that is none of the shop’s', () => {
    expect(shown('/?utm_source=lettre&client=Marquenom')).toBe('/');
    expect(shown('/product/beurre/01t1?term=Marquenom')).toBe('/product/beurre/01t1');
    expect(shown('/search?client=Marquenom&term=beurre&%74erm=Marquenom')).toBe('/search?term=beurre');
    expect(shown('/nowhere?client=Marquenom')).toBe('/nowhere');
    expect(shown('/constructor?client=Marquenom')).toBe('/constructor');
    expect(openHref('/s/help?topic=3&client=Marquenom')).toBe('/s/help?topic=3&client=Marquenom');
    expect(shown('/login?startUrl=%2Fcart%3Fclient%3DMarquenom%26page%3D2')).toBe('/login?startUrl=%2Fcart%3Fpage%3D2');
  });

  it.each([
    ['/search?term=marie%40example.fr&layout=list', '/search?layout=list'],
    ['/search?term=marie%2540example.fr', '/search'],
    ['/search?term=06+12+34+56+78', '/search'],
    ['/search?term=4242424242424242', '/search'],
    ['/cart?page=FR1420041010050500013M02606', '/cart'],
    ['/marie@example.fr', '/-'],
    ['/category/marie%40example.fr/0ZG1', '/category/-/0ZG1'],
    ['/06/12/34/56/78', '/-'],
    ['/#marie@example.fr', '/'],
    ['/s/help?mail=marie@example.fr', '/s/help'],
    ['/login?startUrl=%2Fsearch%3Fterm%3Dmarie%2540example.fr', '/login?startUrl=%2Fsearch'],
    ['/login?startUrl=%2Fs%3Fx%3D1%40%26y%3D2', '/login'],
    ['/login?startUrl=https%3A%2F%2Fmarie%40example.fr', '/login?startUrl=https%3A%2F%2F-'],
  ])('nothing that looks personal, however it is encoded: %s', (href, open) => {
    expect(hidesPersonal(partsOf(href))).toBe(true);
    expect(openHref(href)).toBe(open);
    // The address to which a browser is redirected does not redirect again.
    expect(hidesPersonal(partsOf(open))).toBe(false);
  });
});

test('is read in few steps, however often it is encoded and however many addresses it leads to', () => {
  const looks = jest.spyOn(looking, 'looksPersonal');
  for (const href of [
    `/search?term=%${'25'.repeat(7000)}`,
    `/%${'25'.repeat(7000)}`,
    `/login?${'startUrl=/login?'.repeat(900)}`,
    `/login?startUrl=%${'25'.repeat(7000)}`,
  ]) {
    looks.mockClear();
    const open = openHref(href);
    expect(looks.mock.calls.length).toBeLessThan(60);
    expect(open.length).toBeLessThan(20);
  }
});
