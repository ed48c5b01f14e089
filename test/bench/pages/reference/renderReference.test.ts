import { renderReference } from './renderReference';

it('the reference page comes with 24 cards, their styles, their data and its scripts', async () => {
  const html = await renderReference(['vendor.js', 'page.js']);
  expect(html.match(/<li /g)).toHaveLength(24);
  expect(html).toContain('Beurre de référence 24');
  expect(html).toMatch(/<style[^>]*>[^<]*display:grid/);
  expect(html).toMatch(/<script type="application\/json" id="state">[^<]*"status":"fulfilled"/);
  expect(html).toContain(
    '<script defer src="/assets/vendor.js"></script><script defer src="/assets/page.js"></script></head>',
  );
});
