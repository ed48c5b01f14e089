import { loadScript } from '../../../../src/storefront/platform/page/loadScript';

const scripts = () => [...document.head.querySelectorAll('script')];
const ends = (how: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(how));

it('a script that cannot be had rejects and leaves nothing behind; asked for again it is loaded again [ERR-06]', async () => {
  const lost = loadScript('/assets/browser.js');
  ends('error');
  await expect(lost).rejects.toThrow('The script could not be loaded: /assets/browser.js');
  expect(scripts()).toEqual([]);

  const loaded = loadScript('/assets/browser.js');
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([['http://localhost/assets/browser.js', false]]);
  ends('load');
  await expect(loaded).resolves.toBe(undefined);
});
