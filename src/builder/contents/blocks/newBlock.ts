import type { ContentBlock } from '../../../contract/content/contentDocument';
import { DEFAULT_COLUMNS } from '../../../contract/content/layoutBlocks';

export type BlockKind = ContentBlock['kind'];

/** A column that is added to a section. */
export const columnNumbered = (number: number) => ({ name: `Column ${String(number)}`, columnWidth: 6, portion: null });

/** An empty block of each kind, in the order in which the kinds are offered. */
export const NEW_BLOCKS = {
  heading: { kind: 'heading', level: 2, text: '' },
  text: { kind: 'text', html: '' },
  list: { kind: 'list', ordered: false, items: [''] },
  picture: { kind: 'picture', contentKey: '', altText: '', caption: '' },
  shelf: { kind: 'shelf', title: '', skus: [''] },
  questions: { kind: 'questions', title: '', items: [{ question: '', html: '' }] },
  table: { kind: 'table', caption: '', head: ['', ''], rows: [['', '']] },
  recipe: {
    kind: 'recipe',
    servings: '',
    prepMinutes: 0,
    restMinutes: 0,
    cookMinutes: 0,
    ingredients: [{ text: '', sku: null, quantity: 1 }],
    steps: [''],
  },
  contents: { kind: 'contents', title: '', under: '/advice' },
  button: { kind: 'button', label: '', url: '/search', size: 'medium', direction: 'right', action: 'inline' },
  widget: { kind: 'widget', widget: 'siteMap' },
  columns: {
    kind: 'columns',
    gutter: '3rem',
    minHeight: 0,
    directionDesktop: 'row',
    directionTablet: 'row',
    directionMobile: 'column',
    verticalAlign: 'top',
    columns: DEFAULT_COLUMNS.map((column) => ({ ...column, blocks: [] })),
  },
  flexible: {
    kind: 'flexible',
    width: 100,
    height: 0,
    borderWidth: 0,
    borderColor: null,
    radius: 0,
    background: null,
    alignment: 'center',
    blocks: [],
  },
  grid: {
    kind: 'grid',
    spacing: 'none',
    minimum: 256,
    keepWidth: false,
    list: false,
    blocks: [],
    pagination: [],
    empty: [],
    error: [],
  },
  line: { kind: 'line', size: 1, style: 'solid', color: null, width: 100, alignment: 'center' },
  responsive: { kind: 'responsive', small: true, medium: true, large: true, blocks: [] },
} as const satisfies { readonly [Kind in BlockKind]: Extract<ContentBlock, { readonly kind: Kind }> };

export const BLOCK_KINDS = Object.keys(NEW_BLOCKS) as readonly BlockKind[];

/** The kinds that hold other blocks. */
export const HOLDER_KINDS: readonly BlockKind[] = ['columns', 'flexible', 'grid', 'responsive'];

/** Whether a value of a document names a kind of block. */
export const isBlockKind = (value: unknown): value is BlockKind => BLOCK_KINDS.some((kind) => kind === value);
