import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allBlocks, usualBlocks } from '../../../src/commerce/content/allBlocks';
import { contentProblems } from '../../../src/commerce/content/checkContent';
import { isContentPath } from '../../../src/commerce/content/contentPathRule';
import type { ContentBlock, ContentDocument } from '../../../src/contract/content/contentDocument';
import { CONTENT_LIMITS } from '../../../src/contract/content/contentLimits';
import { CONTENT_PARTS, paramsOf } from '../../../src/contract/pages/pageParams';
import { demoContents } from '../../../src/demo/content/allContents';
import { pagePaths } from '../../../src/storefront/kernel/pagePaths';
import { flexible, grid, line, section } from '../../support/contents/layouts';

const document: ContentDocument = {
  kind: 'advice',
  path: '/advice/cuisson',
  title: 'Réussir la cuisson',
  description: 'Trois gestes.',
  picture: null,
  position: 0,
  blocks: [],
};
const rules = (changed: unknown) => contentProblems(changed).map(({ path: at, rule }) => `${at} ${rule}`);
const withBlock = (block: unknown) => rules({ ...document, blocks: [block] });

it('every document of the demo shop keeps the rules', () => {
  const wrong = demoContents.flatMap(({ key, ...content }) =>
    contentProblems(content).map(({ path: at, rule }) => `${key} ${at} ${rule}`),
  );
  expect(wrong).toEqual([]);
});

it('each wrong path is named with its rule', () => {
  const changed = { ...document, kind: 'poem', title: ' ', description: 'x'.repeat(501), position: -1, note: 1 };
  expect(rules(changed)).toEqual([
    'title BLANK',
    'kind NOT_LISTED',
    'position OUT_OF_RANGE',
    'description TOO_LONG',
    'note UNKNOWN_FIELD',
  ]);
  expect(rules({ ...document, picture: 'a b' })).toEqual(['picture NAME']);
  expect(rules(null)).toEqual([' WRONG_TYPE']);
  expect(rules({ ...document, blocks: Array(CONTENT_LIMITS.blocks + 1).fill({}) })).toEqual(['blocks TOO_MANY']);
});

it.each([
  [{ kind: 'poem' }, ['blocks.0.kind NOT_LISTED']],
  [{ kind: 'constructor' }, ['blocks.0.kind NOT_LISTED']],
  [null, ['blocks.0.kind NOT_LISTED']],
  [{ kind: 'heading', level: 1, text: '' }, ['blocks.0.level NOT_LISTED', 'blocks.0.text BLANK']],
  [{ kind: 'heading', level: '2', text: 'T' }, ['blocks.0.level WRONG_TYPE']],
  [{ kind: 'heading', level: 2, text: 'T', anchor: '' }, []],
  [{ kind: 'text' }, ['blocks.0.html MISSING']],
  [{ kind: 'text', html: 'T', enableQuillCss: true }, []],
  [{ kind: 'text', html: 'T', enableQuillCss: 'yes' }, ['blocks.0.enableQuillCss WRONG_TYPE']],
  [{ kind: 'list', ordered: 1, items: [] }, ['blocks.0.ordered WRONG_TYPE', 'blocks.0.items BLANK']],
  [{ kind: 'shelf', title: '', skus: ['A', ' '] }, ['blocks.0.skus.1 BLANK']],
  [{ kind: 'contents', title: '', under: 'advice/' }, ['blocks.0.under CONTENT_PATH']],
  [{ kind: 'widget', widget: 'game' }, ['blocks.0.widget NOT_LISTED']],
  [{ kind: 'table', caption: '', head: ['A', 'B'], rows: [['1', ''], ['2']] }, ['blocks.0.rows.1 ROW_LENGTH']],
  [
    {
      kind: 'recipe',
      servings: '4',
      prepMinutes: 1.5,
      restMinutes: 0,
      cookMinutes: 0,
      ingredients: [{ text: 'Beurre', sku: null, quantity: 0 }],
      steps: ['Mêler'],
    },
    ['blocks.0.prepMinutes WRONG_TYPE', 'blocks.0.ingredients.0.quantity OUT_OF_RANGE'],
  ],
  [
    { kind: 'button', label: '', url: 'javascript:alert(1)', size: 'huge', direction: 'up', action: 'popup' },
    [
      'blocks.0.label BLANK',
      'blocks.0.url UNSAFE_LINK',
      'blocks.0.size NOT_LISTED',
      'blocks.0.direction NOT_LISTED',
      'blocks.0.action NOT_LISTED',
    ],
  ],
  [{ kind: 'button', label: 'Commander', url: '/search', size: 'large', direction: 'left', action: 'redirect' }, []],
] as const)('of the block %j each wrong path is named', (block, expected) => {
  expect(withBlock(block)).toEqual(expected);
});

const column = { name: 'Column 1', columnWidth: 12, portion: '33.33%', blocks: [] };

it('blocks that arrange others keep the rules, with others inside of them', () => {
  const inner: ContentBlock = { kind: 'responsive', small: true, medium: false, large: false, blocks: [line] };
  expect(withBlock(section([flexible(), flexible(inner)], []))).toEqual([]);
});

it.each([
  [
    { ...section([]), gutter: '1rem', directionMobile: 'row-reverse', verticalAlign: 'middle', minHeight: -1 },
    [...['gutter NOT_LISTED', 'minHeight OUT_OF_RANGE', 'directionMobile NOT_LISTED', 'verticalAlign NOT_LISTED']],
  ],
  [section(), ['columns BLANK']],
  [section([], [], [], [], [], [], []), ['columns TOO_MANY']],
  [
    { ...section(), columns: [{ ...column, name: '', columnWidth: 'wide', portion: '40%' }] },
    [...['columns.0.name BLANK', 'columns.0.columnWidth WRONG_TYPE', 'columns.0.portion NOT_LISTED']],
  ],
  [
    { ...section(), columns: [{ ...column, columnWidth: 13, blocks: [{ kind: 'text', html: '' }, null] }] },
    [...['columns.0.columnWidth OUT_OF_RANGE', 'columns.0.blocks.0.html BLANK', 'columns.0.blocks.1.kind NOT_LISTED']],
  ],
  [
    { ...flexible(), width: 101, borderColor: 'red', alignment: 'middle' },
    [...['width OUT_OF_RANGE', 'borderColor HEX_COLOR', 'alignment NOT_LISTED']],
  ],
  [{ ...flexible(), background: '#0f4c3a' }, ['background TOO_DARK']],
  [{ ...flexible(), background: '#fff' }, ['background HEX_COLOR']],
  [
    { ...line, size: 0, style: 'wavy', color: '#12', alignment: 'top' },
    [...['size OUT_OF_RANGE', 'style NOT_LISTED', 'color HEX_COLOR', 'alignment NOT_LISTED']],
  ],
  [
    { ...grid({}), spacing: 'huge', minimum: 63, keepWidth: 1, list: 'ul' },
    [...['spacing NOT_LISTED', 'minimum OUT_OF_RANGE', 'keepWidth WRONG_TYPE', 'list WRONG_TYPE']],
  ],
  [
    { ...grid({}), minimum: 1_201, pagination: [{ kind: 'text', html: '' }], empty: {}, error: [null] },
    [...['minimum OUT_OF_RANGE', 'pagination.0.html BLANK', 'empty WRONG_TYPE', 'error.0.kind NOT_LISTED']],
  ],
  [{ kind: 'responsive', small: false, medium: false, large: false, blocks: [] }, ['small NO_SIZE']],
  [
    { kind: 'responsive', small: 1, medium: false, large: false, blocks: {} },
    [...['small WRONG_TYPE', 'blocks WRONG_TYPE']],
  ],
] as const)('of the layout %j each wrong path is named', (block, expected) => {
  expect(withBlock(block)).toEqual(expected.map((below) => `blocks.0.${below}`));
});

it('blocks are inside of three others at most, and are counted wherever they are', () => {
  const boxed = (levels: number): ContentBlock => (levels === 0 ? line : flexible(boxed(levels - 1)));
  expect(withBlock(boxed(CONTENT_LIMITS.depth))).toEqual([]);
  expect(withBlock(boxed(CONTENT_LIMITS.depth + 1))).toEqual(['blocks.0.blocks.0.blocks.0.blocks.0.blocks TOO_NESTED']);
  expect(withBlock(boxed(5_000))).toEqual(['blocks.0.blocks.0.blocks.0.blocks.0.blocks TOO_NESTED']);
  const half = Array<ContentBlock>(CONTENT_LIMITS.blocks / 2).fill(line);
  expect(withBlock(section(half.slice(1), half))).toEqual([]);
  expect(withBlock(section(half, half))).toEqual(['blocks TOO_MANY']);
});

const heading = (text: string): ContentBlock => ({ kind: 'heading', level: 2, text });

it('a grid has blocks in each of its slots, and readers usually see its items and its pagination [KIT-03]', () => {
  const slots = grid({
    blocks: [flexible(heading('Un'))],
    pagination: [heading('Suite')],
    empty: [heading('Rien')],
    error: [heading('Panne')],
  });
  expect(withBlock(slots)).toEqual([]);
  const textsIn = (blocks: readonly ContentBlock[]) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(textsIn(allBlocks([slots]))).toEqual(['Un', 'Suite', 'Rien', 'Panne']);
  expect(textsIn(usualBlocks([slots]))).toEqual(['Un', 'Suite']);
  const half = Array<ContentBlock>(CONTENT_LIMITS.blocks / 2).fill(line);
  expect(withBlock(grid({ blocks: half.slice(1), error: half }))).toEqual([]);
  expect(withBlock(grid({ blocks: half, error: half }))).toEqual(['blocks TOO_MANY']);
});

it.each(['/advice/br%C3%BBl%C3%A9e', '/nos-engagements', '/faq-hub/compte-client', '/sitemap'])(
  'a content may stand at %s',
  (at) => {
    expect(isContentPath(at)).toBe(true);
  },
);

it.each([
  ...['', '/', 'advice', '/advice/', '//advice', '/advice//x', '/advice/../x', '/advice/./x', '/advice?a', '/advice#a'],
  ...['/advice/brûlée', '/a b', '/advice\\x', '/cart', '/category/x', '/product/1', '/search', '/login', '/builder/x'],
  ...['/account/orders', '/sfsites/c', '/robots.txt', 'https://x.example/a', '/%'],
])('no content may stand at "%s"', (at) => {
  expect(isContentPath(at)).toBe(false);
});

it.each(Object.entries(pagePaths))('no content may stand where the shop has its page "%s", %s', (_name, pattern) => {
  const at = pattern.replace(/\/:[a-zA-Z]+\?/g, '').replace(/:[a-zA-Z]+/g, 'x');
  expect(isContentPath(at)).toBe(false);
  expect(isContentPath(`${at.replace(/\/$/, '')}/further/down`)).toBe(at === '/');
});

it('what reads parameters and stands in no row of the route table is a content', () => {
  const rows = Object.values(pagePaths).map((pattern) => pattern.split('/')[1]);
  for (const part of CONTENT_PARTS) {
    expect([part, rows.includes(part), paramsOf(`/${part}`) === undefined]).toEqual([part, false, false]);
    expect(isContentPath(`/${part}`)).toBe(true);
  }
});

it('no content may stand where the server has anything', () => {
  const matrix = readFileSync(path.join(__dirname, '../../server/authorisation/matrix.txt'), 'utf8');
  const parts = [...matrix.matchAll(/^ {2}(?:GET|POST|PUT|PATCH|DELETE|\*) +\/([^/*\s:]+)\S*/gm)].map(
    ([, part]) => part,
  );
  // `/sitemap`, the page with all links, is a content: the server only has addresses below it, `/sitemap/1.xml`.
  const open = [...new Set(parts)].filter((part) => part !== 'sitemap' && isContentPath(`/${part ?? ''}`));
  expect(parts.length).toBeGreaterThan(50);
  expect(open).toEqual([]);
});
