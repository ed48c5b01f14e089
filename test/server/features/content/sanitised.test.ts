import { CONTENT_TAGS } from '../../../../src/contract/content/richTextTags';
import type { ContentBlock } from '../../../../src/contract/content/contentDocument';
import { demoContents } from '../../../../src/demo/content/allContents';
import { sanitised, sanitisedHtml } from '../../../../src/server/features/content/sanitised';
import { flexible, grid, section } from '../../../support/contents/layouts';
import { parseRichText } from '../../../../src/commerce/content/parseRichText';

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('what the demo shop’s texts say is the same before and after', () => {
  const read = (blocks: readonly ContentBlock[]) =>
    blocks.flatMap(textsOf).map((text) => parseRichText(text, CONTENT_TAGS));
  for (const { key: _key, ...document } of demoContents) {
    expect(read(sanitised(document).blocks)).toEqual(read(document.blocks));
  }
});

it.each([
  ['<p onclick="x()" style="color:red" class="big">Un</p>', '<p>Un</p>'],
  ['<script>alert(1)</script>Un', 'Un'],
  ['<iframe src="https://x.example"></iframe>Un', 'Un'],
  ['<svg><script>x</script></svg><b>Un</b>', '<b>Un</b>'],
  ['<a href="javascript:alert(1)">Un</a>', '<a>Un</a>'],
  ['<a href="java&#10;script:alert(1)">Un</a>', '<a>Un</a>'],
  ['<a href="//x.example">Un</a>', '<a>Un</a>'],
  ['<a href="data:text/html,x">Un</a>', '<a>Un</a>'],
  ['<a href="/faq-hub" target="_blank">Un</a>', '<a href="/faq-hub">Un</a>'],
  ['<a href="{!contentAsset.bon.1}">Un</a>', '<a href="{!contentAsset.bon.1}">Un</a>'],
  ['<img src="x" onerror="x()" data-content-key="MCA">', '<img src="x" data-content-key="MCA" />'],
  ['<form action="/login"><input name="a">Un</form>', 'Un'],
  ['Moins de < 4 °C & plus', 'Moins de &lt; 4 °C &amp; plus'],
])('%s is delivered as %s [KIT-16]', (html, expected) => {
  expect(sanitisedHtml(html)).toBe(expected);
});

it('every kind of block that holds rich text is cleaned', () => {
  const evil = '<p>Un</p><script>x</script>';
  const blocks: readonly ContentBlock[] = [
    { kind: 'text', html: evil },
    { kind: 'list', ordered: false, items: [evil] },
    { kind: 'questions', title: '', items: [{ question: 'Q', html: evil }] },
    { kind: 'table', caption: '', head: [evil], rows: [[evil]] },
    {
      kind: 'recipe',
      servings: '4',
      prepMinutes: 0,
      restMinutes: 0,
      cookMinutes: 0,
      ingredients: [],
      steps: [evil],
    },
  ];
  const layouts: readonly ContentBlock[] = [
    section(blocks, blocks),
    flexible(...blocks),
    grid({ blocks, pagination: blocks, empty: blocks, error: blocks }),
    { kind: 'responsive', small: true, medium: true, large: true, blocks },
  ];
  const document = { kind: 'page', path: '/x', title: 'T', description: 'D', picture: null, position: 0 } as const;
  const delivered = JSON.stringify(sanitised({ ...document, blocks: [...blocks, ...layouts] }));
  expect(delivered.match(/<p>Un<\/p>/g)).toHaveLength(6 * 9);
  expect(delivered).not.toContain('<script');
});

it('what is deeper than contents may go is not delivered, however deep a database holds it', () => {
  const boxed = (levels: number): ContentBlock =>
    flexible(levels === 0 ? { kind: 'text', html: '<p>Au fond</p>' } : boxed(levels - 1));
  const document = { kind: 'page', path: '/x', title: 'T', description: 'D', picture: null, position: 0 } as const;
  const delivered = (levels: number) => JSON.stringify(sanitised({ ...document, blocks: [boxed(levels)] }));
  expect(delivered(2)).toContain('Au fond');
  expect(delivered(3)).not.toContain('Au fond');
  expect(delivered(2_000).length).toBeLessThan(1_000);
});
