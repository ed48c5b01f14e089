import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONTENT_TAGS } from '../../../../src/contract/content/richTextTags';
import { parseRichText, type RichNode } from '../../../../src/commerce/content/parseRichText';
import { fillPlaceholders } from '../../../../src/storefront/features/content/richText/placeholders';
import { RichText } from '../../../../src/storefront/features/content/richText/RichText';

type Props = Parameters<typeof RichText>[0];
const rendered = (value: string, props: Partial<Props> = {}) =>
  renderToStaticMarkup(createElement(RichText, { value, ...props })).replace(/^<div>|<\/div>$/g, '');
const asContent = (value: string, props: Partial<Props> = {}) =>
  rendered(value, { allowedTags: CONTENT_TAGS, ...props });

it.each([
  ['E = mc<sup>2</sup>, H<sub>2</sub>O', 'E = mc<sup>2</sup>, H<sub>2</sub>O'],
  ['<p>un <strong>deux</strong></p>', 'un deux'],
  ['<sup class="a" style="color:red" onclick="x()">2</sup>', '<sup>2</sup>'],
  ['a &lt;b&gt; &amp; &#233;&#xe9; &inconnu;', 'a &lt;b&gt; &amp; éé &amp;inconnu;'],
  ['a < b', 'a &lt; b'],
])('by default only sup and sub remain of %s, without attributes [KIT-16]', (value, expected) => {
  expect(rendered(value)).toBe(expected);
});

it.each([
  ['<p>un <em>deux</em><br>trois</p>', '<p>un <em>deux</em><br/>trois</p>'],
  ['<a href="/faq-hub" target="x" onclick="y">Aide</a>', '<a href="/faq-hub">Aide</a>'],
  ['<a href="javascript:alert(1)">Aide</a>', 'Aide'],
  ['<a href=" JaVa\tscript:alert(1)">Aide</a>', 'Aide'],
  ['<a href="&#106;avascript:alert(1)">Aide</a>', 'Aide'],
  ['<a href="data:text/html,x">Aide</a>', 'Aide'],
  ['<a href="//ailleurs.example">Aide</a>', 'Aide'],
  ['<h1>Titre</h1><h2>Sous-titre</h2>', 'Titre<h2>Sous-titre</h2>'],
  ['<ul><li>un<li>deux</ul>', '<ul><li>un</li><li>deux</li></ul>'],
  ['<p>un<p>deux', '<p>un</p><p>deux</p>'],
  ['<p>un<ul><li>x</li></ul>', '<p>un</p><ul><li>x</li></ul>'],
  ['<a href="/a">un<a href="/b">deux</a>', '<a href="/a">un</a><a href="/b">deux</a>'],
  [
    '<table><tr><td>1<td>2<tr><td>3</table>',
    '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
  ],
  ['<td>seul</td><li>seul</li>', 'seulseul'],
  ['<ul>texte<li>un</li></ul>', '<ul><li>un</li></ul>'],
])('of a content block %s becomes %s [KIT-16]', (value, expected) => {
  expect(asContent(value)).toBe(expected);
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT >alert(1)</SCRIPT >',
  '<script>alert(1)',
  '<style>p{background:url(//x)}</style>',
  '<iframe src="https://x.example">a</iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi>a</mi></math>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://x.example/p.png">',
  '<object data="x"></object><embed src="x">',
  '<template><p>a</p></template>',
  '<!-- <p>a</p> --><!doctype html><?php x ?>',
  '<textarea><p>a</textarea>',
])('nothing is left of %s [KIT-16]', (value) => {
  expect(asContent(value).replace(/<div>|<\/div>/g, '')).toBe('');
});

const picture = { Url: '/sfsites/c/cms/delivery/media/MCFOUR', SrcSet: '/a 640w', AltText: 'Un four' };

it('a picture has the address of its entry alone; without one, or with an address that is none, it is left out [KIT-17]', () => {
  const value = '<img data-content-key="MCFOUR" src="https://x.example/x.png" width="9" onload="x">';
  expect(asContent(value, { imageInfos: { MCFOUR: picture } })).toBe(
    `<img src="${picture.Url}" srcSet="/a 640w" alt="Un four" loading="lazy"/>`,
  );
  expect(asContent('<img src="{!cmsMedia.MCFOUR}">', { imageInfos: { MCFOUR: picture } })).toContain(picture.Url);
  expect(asContent(value, { imageInfos: {} })).not.toContain('img');
  expect(asContent(value, { imageInfos: { MCFOUR: { Url: 'javascript:alert(1)' } } })).not.toContain('img');
  expect(asContent('<img data-content-key="constructor">', { imageInfos: {} })).not.toContain('img');
});

it('the editor’s class stands on the block alone, and only where it is on [KIT-18]', () => {
  const value = '<p class="ql-align-center">un</p>';
  const markup = (enableQuillCss: boolean) =>
    renderToStaticMarkup(createElement(RichText, { value, enableQuillCss, allowedTags: CONTENT_TAGS }));
  expect(markup(true)).toBe('<div class="ql-editor"><p>un</p></div>');
  expect(markup(false)).toBe('<div><p>un</p></div>');
});

it('placeholders are addresses and fields, as text; unknown ones are empty [KIT-19]', () => {
  const item = { phone: '09 70', sly: '<b>{!Item.phone}</b>' };
  expect(fillPlaceholders('{!Item.phone} {!Item.none}{!Item.constructor}{!x}{!}.', item)).toBe('09 70 .');
  expect(fillPlaceholders('{!contentAsset.logo.2} {!cmsMedia.MCFOUR}', item)).toBe(
    '/sfsites/c/file-asset/logo?v=2 /sfsites/c/cms/delivery/media/MCFOUR',
  );
  expect(fillPlaceholders('{!contentAsset.logo} {!cmsMedia.a/../b} {!Item.phone.x}', item)).toBe('  ');
  expect(asContent('<p>{!Item.sly}</p>', { item })).toBe('<p>&lt;b&gt;{!Item.phone}&lt;/b&gt;</p>');
  expect(asContent('<a href="{!contentAsset.logo.1}">Logo</a>', { item })).toContain(
    'href="/sfsites/c/file-asset/logo?v=1"',
  );
});

// A seeded generator (mulberry32), so that a run that fails can be run again.
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const pieces = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '=',
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\0',
    '\t',
    'é',
    'x',
    ' ',
    '{!',
    '}',
  ],
  ...CONTENT_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
  ...[
    '<script>',
    '</script>',
    '<svg onload=x>',
    '<iframe src=//x>',
    '<style>',
    'href=',
    'javascript:',
    'src="x"',
    'onclick="y()"',
  ],
  ...['&#60;script&#62;', '&lt;', '&quot;', 'style="', 'href="/a"', 'href="https://a.example"', 'Item.a', 'cmsMedia.a'],
];
const known = new RegExp(
  `^<(/?)(${CONTENT_TAGS.join('|')}|div)( href="(/|https://|#|mailto:|tel:)[^"]*")?( alt="")?/?>$`,
);

it('whatever is written, only allowed tags come out, none with an attribute but a safe link, each closed where it was opened [KIT-16]', () => {
  const next = random(20_261_123);
  for (let round = 0; round < 4000; round += 1) {
    const value = Array.from(
      { length: 2 + Math.floor(next() * 40) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join('');
    const markup = asContent(value);
    const open: string[] = [];
    for (const [tag = ''] of markup.matchAll(/<[^>]*>/g)) {
      const [, slash, name = ''] = known.exec(tag) ?? [];
      if (slash === undefined) throw new Error(`${JSON.stringify(value)} gave ${tag}`);
      if (tag.endsWith('/>')) continue;
      if (slash === '') open.push(name);
      else expect([value, open.pop()]).toEqual([value, name]);
    }
  }
});

const depthOf = (nodes: readonly RichNode[]): number =>
  nodes.reduce((most, node) => Math.max(most, typeof node === 'string' ? 0 : 1 + depthOf(node.children)), 0);

it('text that is nested without end stays shallow, and all of it is there [KIT-16]', () => {
  const nodes = parseRichText(`${'<blockquote>'.repeat(10_000)}fin`, CONTENT_TAGS);
  expect(depthOf(nodes)).toBeLessThan(30);
  expect(JSON.stringify(nodes)).toContain('fin');
});

it('no line breaks inside the word e-mail, and addresses stay as they are', () => {
  expect(asContent('<p>Un e-mail, par <a href="/e-mail">e-mail</a> ; grand-mère.</p>')).toBe(
    '<p>Un e-\u2060mail, par <a href="/e-mail">e-\u2060mail</a> ; grand-mère.</p>',
  );
});

it('texts outside of links are shown as the caller says, those inside as they are', () => {
  const outsideLinks = (text: string) => createElement('b', null, text);
  const value = '<p>Appelez le {!Item.phone}, <a href="/aide">aide : {!Item.phone}</a></p>';
  expect(asContent(value, { outsideLinks, item: { phone: '09' } })).toBe(
    '<p><b>Appelez le 09, </b><a href="/aide">aide : 09</a></p>',
  );
});
