import type { ContentBlock } from '../../../contract/content/contentDocument';

export type BlockKind = ContentBlock['kind'];

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
  widget: { kind: 'widget', widget: 'siteMap' },
} as const satisfies { readonly [Kind in BlockKind]: Extract<ContentBlock, { readonly kind: Kind }> };

export const BLOCK_KINDS = Object.keys(NEW_BLOCKS) as readonly BlockKind[];
