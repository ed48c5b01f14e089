import type { Direction, LinkAction, Size } from '../values/enumerations';
import type { HeadingLevel } from '../values/validators';
import type { LayoutBlock } from './layoutBlocks';

/**
 * What builders write: pages, advice, recipes, trends and help answers, made of blocks of known kinds. One document is
 * one content with an address of its own. `html` is rich text (KIT-16); it and plain texts may hold the placeholders of
 * KIT-19, such as `{!Item.freeDeliveryFrom}`, so that the shop's rules are quoted and never copied.
 */

export const CONTENT_KINDS = ['page', 'advice', 'recipe', 'trend', 'helpAnswer'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Interactive parts of the shop that a content can include. */
export const WIDGETS = ['contactForm', 'helpSearch', 'siteMap', 'browserStorage', 'consentSettings'] as const;
export type WidgetName = (typeof WIDGETS)[number];

/** A question, and its answer (rich text), which a reader opens. */
export interface Question {
  readonly question: string;
  readonly html: string;
}

/** One ingredient of a recipe; with a SKU, `quantity` of it can be added to the cart. */
export interface Ingredient {
  readonly text: string;
  readonly sku: string | null;
  readonly quantity: number;
}

/** The page's title is its only heading of the first level. */
export const CONTENT_HEADING_LEVELS = [2, 3] as const satisfies readonly HeadingLevel[];
export type ContentHeadingLevel = (typeof CONTENT_HEADING_LEVELS)[number];

/** Times in minutes; 0: none. */
export interface RecipeBlock {
  readonly kind: 'recipe';
  readonly servings: string;
  readonly prepMinutes: number;
  readonly restMinutes: number;
  readonly cookMinutes: number;
  readonly ingredients: readonly Ingredient[];
  /** Rich text, one entry per step. */
  readonly steps: readonly string[];
}

/** A link in the form of a button (KIT-08). */
export interface ButtonBlock {
  readonly kind: 'button';
  readonly label: string;
  /** A safe address. */
  readonly url: string;
  readonly size: Size;
  /** Where the button's arrow points. */
  readonly direction: Direction;
  readonly action: LinkAction;
}

export type ContentBlock =
  /** `anchor` keeps the heading's address when its text changes; absent or empty: the anchor is made of the text. */
  | {
      readonly kind: 'heading';
      readonly level: ContentHeadingLevel;
      readonly text: string;
      readonly anchor?: string;
    }
  /** Rich text; with `enableQuillCss` its block has the class of the platform's editor (KIT-18). */
  | { readonly kind: 'text'; readonly html: string; readonly enableQuillCss?: boolean }
  /** Items are rich text. */
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  /** A picture, by its content key. */
  | { readonly kind: 'picture'; readonly contentKey: string; readonly altText: string; readonly caption: string }
  | { readonly kind: 'shelf'; readonly title: string; readonly skus: readonly string[] }
  | { readonly kind: 'questions'; readonly title: string; readonly items: readonly Question[] }
  /** Cells are rich text; each row has as many as the head. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | RecipeBlock
  /** Links to the contents directly below a path, with picture and description. */
  | { readonly kind: 'contents'; readonly title: string; readonly under: string }
  | { readonly kind: 'widget'; readonly widget: WidgetName }
  | ButtonBlock
  | LayoutBlock;

export interface ContentDocument {
  readonly kind: ContentKind;
  /** The path of the content's page: of this site, percent-encoded, without a trailing slash. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences for lists, search engines and sharing. */
  readonly description: string;
  /** Content key of the picture for lists and sharing. */
  readonly picture: string | null;
  /** The content's position among its siblings, from 1; 0: after the numbered ones, by title. */
  readonly position: number;
  readonly blocks: readonly ContentBlock[];
}

/** The platform's content type for this kind. */
export const contentTypeOf = (kind: ContentKind): string => `comptoir__${kind}`;
