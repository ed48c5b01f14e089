import { srcSetOfDensities, srcSetOfWidths } from '../../../../src/storefront/ui/pictures/pictureSets';
import { readSrcSet } from '../../../../src/storefront/ui/pictures/readSrcSet';

const address = (width: number) => `/media/m1/${width}.avif`;

it('a picture is offered at 640, 960 and 1920 pixels, for mobile, tablet and desktop [KIT-05]', () => {
  expect(srcSetOfWidths(address)).toBe('/media/m1/640.avif 640w, /media/m1/960.avif 960w, /media/m1/1920.avif 1920w');
});

it.each([
  [undefined, '/media/m1/200.avif 1x, /media/m1/400.avif 2x'],
  [[3], '/media/m1/200.avif 1x, /media/m1/600.avif 3x'],
  [[1.5, 1], '/media/m1/200.avif 1x, /media/m1/300.avif 1.5x'],
  [[], '/media/m1/200.avif 1x'],
])('of a fixed size with densities %p it is offered as %s: 1 is always there [KIT-05]', (densities, expected) => {
  expect(srcSetOfDensities(address, 200, densities)).toBe(expected);
});

it('none is made smaller than 100 pixels [KIT-05]', () => {
  expect(srcSetOfDensities(address, 96)).toBe('/media/m1/100.avif 1x, /media/m1/192.avif 2x');
  expect(srcSetOfWidths(address, [20, 640])).toBe('/media/m1/100.avif 100w, /media/m1/640.avif 640w');
});

it.each([
  ['/a.webp 640w, https://x.example/b,c.webp 960w', '/a.webp 640w, https://x.example/b,c.webp 960w', []],
  ['/a.webp, /b.webp 2x,/c.webp 1.5x ,', '/a.webp, /b.webp 2x, /c.webp 1.5x', []],
  ['data:image/png;base64,AAAA 1x, /b.webp 2x', 'data:image/png;base64,AAAA 1x, /b.webp 2x', []],
  ['/a.webp 640w, javascript:alert(1) 960w', '/a.webp 640w', ['javascript:alert(1) 960w']],
  ['/a.webp 640, /b.webp 0w, /c.webp -1x, /d.webp 2x', '/d.webp 2x', ['/a.webp 640', '/b.webp 0w', '/c.webp -1x']],
  ['/a.webp 640w 2x, /b.webp 1920w', '/b.webp 1920w', ['/a.webp 640w 2x']],
  ['b.webp 1x', '', ['b.webp 1x']],
  ['/a.webp x, /b.webp .5x', '/b.webp .5x', ['/a.webp x']],
  [`${','.repeat(20_000)}/a.webp${','.repeat(20_000)} /b.webp 2x`, '/a.webp, /b.webp 2x', []],
  [' , ', '', []],
])('of the srcset "%s" remains "%s" [KIT-11]', (srcSet, usable, refused) => {
  expect(readSrcSet(srcSet)).toEqual({ usable, refused });
});
